package dash.server.problem;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.Place;
import dash.project.told.Json;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What is so broken that no route ever sees it is told in the same shape. */
public final class JettyErrors extends ErrorHandler {

    private static final Logger LOG = LoggerFactory.getLogger(JettyErrors.class);

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        int status = response.getStatus();
        Fault fault = status >= 500
                ? Problem.unexpected("").faults().getFirst()
                : new Fault(
                        Code.REQUEST_BROKEN,
                        Place.named("the request"),
                        "",
                        "the request is not HTTP as this server reads it",
                        "correct the request; /openapi.json describes it");
        byte[] body = Json.line(Problem.of(fault).body("")).getBytes(StandardCharsets.UTF_8);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Problem.TYPE);
        // Jetty ends the connection after such a request; a client that is not told would send its next one into the
        // void.
        response.getHeaders().put(HttpHeader.CONNECTION, "close");
        response.write(true, ByteBuffer.wrap(body), callback);
        return true;
    }

    /** For a stack that is too deep and the like: the request is lost, the server is not. */
    public static void tell(HttpServletResponse response, Error error) {
        LOG.error("a request failed", error);
        if (response.isCommitted()) {
            return;
        }
        try {
            response.setStatus(500);
            response.setContentType(Problem.TYPE);
            response.getOutputStream()
                    .write(Json.line(Problem.unexpected("").body("")).getBytes(StandardCharsets.UTF_8));
        } catch (IOException gone) {
            LOG.debug("the caller is gone: {}", gone.toString());
        }
    }
}
