/**
 * A project, ready for any door: its file is read ({@code file}), its source and its store are opened, its knowledge is kept in
 * step with its files, its contexts are gathered ({@code context}), its golden questions asked ({@code eval}), and all of it
 * told as JSON ({@code told}) or for people ({@code render}). This is where the adapters are put together; the doors (the
 * command line, HTTP) only call it. Not here: arguments, exit codes, routes.
 */
@NullMarked
package dash.project;

import org.jspecify.annotations.NullMarked;
