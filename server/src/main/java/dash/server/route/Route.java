package dash.server.route;

import dash.access.Right;
import java.util.Optional;

/**
 * One thing that can be asked of the server.
 *
 * @param path with its parameters in braces, as in the OpenAPI document
 * @param right what a person must be allowed to do to the project; empty for what belongs to no project
 */
public record Route(Method method, String path, Optional<Right> right, Handler handler) {

    /** Everything of a project stands below this. */
    public static final String PROJECT = "/api/projects/{project}";

    /** Something of the server itself. */
    public static Route open(Method method, String path, Handler handler) {
        return new Route(method, path, Optional.empty(), handler);
    }

    /** Something of a project; {@code below} begins with a slash or is empty. */
    public static Route of(Method method, String below, Right right, Handler handler) {
        return new Route(method, PROJECT + below, Optional.of(right), handler);
    }

    public static Route get(String below, Right right, Handler handler) {
        return of(Method.GET, below, right, handler);
    }

    public static Route post(String below, Right right, Handler handler) {
        return of(Method.POST, below, right, handler);
    }
}
