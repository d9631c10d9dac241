/**
 * The HTTP door. A request passes the gate ({@code gate}: is it from here, is it small enough, are there too many), finds its
 * route ({@code route}), is held against the rights of whoever asks, and is answered; whatever goes wrong is told in one
 * shape ({@code problem}). Questions run on their own ({@code asking}): listeners come and go, the events are in the store.
 * {@code served} holds the projects, {@code system} tells how the server fares, {@code page} hands out the web page. Not here:
 * what is done to a project, which is the module {@code project}'s business.
 */
@NullMarked
package dash.server;

import org.jspecify.annotations.NullMarked;
