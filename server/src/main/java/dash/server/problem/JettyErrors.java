package dash.server.problem;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.Place;
import dash.project.told.Json;
import dash.server.gate.Doorstep;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What is so broken that no route ever sees it is told in the same shape. */
public final class JettyErrors extends ErrorHandler {

    private static final Logger LOG = LoggerFactory.getLogger(JettyErrors.class);

    private final Unread unread;

    public JettyErrors(Unread unread) {
        this.unread = unread;
    }

    /** Takes note of a request that no route ever sees. */
    @FunctionalInterface
    public interface Unread {
        void note(String requestId, int status);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        int status = response.getStatus();
        String id = Doorstep.id(request);
        unread.note(id, status);
        byte[] body = Json.line(Problem.of(fault(status, id)).body(id, status)).getBytes(StandardCharsets.UTF_8);
        response.getHeaders().put(Doorstep.ID_HEADER, id);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Problem.TYPE);
        // Jetty ends the connection after such a request; a client that is not told would send its next one into the
        // void.
        response.getHeaders().put(HttpHeader.CONNECTION, "close");
        response.write(true, ByteBuffer.wrap(body), callback);
        return true;
    }

    private static Fault fault(int status, String id) {
        return switch (status) {
            case HttpStatus.REQUEST_TIMEOUT_408 ->
                wrong(
                        Code.REQUEST_TOO_SLOW,
                        "the rest of the request did not arrive in time",
                        "send it again in one go");
            case HttpStatus.PAYLOAD_TOO_LARGE_413,
                    HttpStatus.URI_TOO_LONG_414,
                    HttpStatus.REQUEST_HEADER_FIELDS_TOO_LARGE_431 ->
                wrong(Code.REQUEST_TOO_LARGE, "the address or the headers are too large", "send less at once");
            case HttpStatus.SERVICE_UNAVAILABLE_503 ->
                wrong(Code.SERVER_STOPPING, "the server is being stopped", "send it again when the server is back");
            case HttpStatus.INTERNAL_SERVER_ERROR_500 ->
                Problem.unexpected(id).faults().getFirst();
            default ->
                wrong(
                        Code.REQUEST_BROKEN,
                        "the request is not HTTP as this server reads it: "
                                + HttpStatus.getMessage(status).toLowerCase(Locale.ROOT),
                        "correct the request; /openapi.json describes it");
        };
    }

    private static Fault wrong(Code code, String message, String next) {
        return new Fault(code, Place.named("the request"), "", message, next);
    }

    /** For a stack that is too deep and the like: the request is lost, the server is not. */
    public static void tell(HttpServletResponse response, Error error) {
        LOG.error("a request failed", error);
        if (response.isCommitted()) {
            return;
        }
        try {
            String id = Objects.requireNonNullElse(response.getHeader(Doorstep.ID_HEADER), "");
            response.setStatus(500);
            response.setContentType(Problem.TYPE);
            response.getOutputStream()
                    .write(Json.line(Problem.unexpected(id).body(id)).getBytes(StandardCharsets.UTF_8));
        } catch (IOException gone) {
            LOG.debug("the caller is gone: {}", gone.toString());
        }
    }
}
