/**
 * A project on disk: finding it, reading its {@code dash.yaml}, filling in secrets from the environment.
 *
 * <p>Everything a user can get wrong here is told with file, line and column, and before anything is started.
 */
@NullMarked
package dash.project.file;

import org.jspecify.annotations.NullMarked;
