package dash.server.gate;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Objects;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Stands before everything that reads a request: gives it its id and takes away the header by which it could pass for another
 * method than the one it came with.
 */
public final class Doorstep extends Handler.Wrapper {

    public static final String REQUEST_ID = "dash.request";
    public static final String ID_HEADER = "X-Request-Id";

    private static final String OTHER_METHOD = "X-HTTP-Method-Override";
    private static final int ID_BYTES = 8;
    private static final SecureRandom RANDOM = new SecureRandom();

    public Doorstep(Handler next) {
        super(next);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        response.getHeaders().put(ID_HEADER, id(request));
        return super.handle(
                request.getHeaders().contains(OTHER_METHOD) ? new AsItCame(request) : request, response, callback);
    }

    /** The id of a request, which it gets here or, when it never came so far, where its error is told. */
    public static String id(Request request) {
        Object given = request.getAttribute(REQUEST_ID);
        if (given == null) {
            given = drawn(ID_BYTES);
            request.setAttribute(REQUEST_ID, given);
        }
        return Objects.toString(given);
    }

    static String drawn(int bytes) {
        byte[] drawn = new byte[bytes];
        RANDOM.nextBytes(drawn);
        return HexFormat.of().formatHex(drawn);
    }

    /** A request of the method on its first line. */
    private static final class AsItCame extends Request.Wrapper {

        private final HttpFields headers;

        AsItCame(Request request) {
            super(request);
            this.headers =
                    HttpFields.build(request.getHeaders()).remove(OTHER_METHOD).asImmutable();
        }

        @Override
        public HttpFields getHeaders() {
            return headers;
        }
    }
}
