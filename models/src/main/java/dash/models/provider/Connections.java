package dash.models.provider;

import dash.question.Cancellation;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The HTTP clients that all models of a process share. */
public final class Connections implements AutoCloseable {

    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final HttpClient open;
    private final HttpClient secure;

    public Connections(Duration connectTimeout) {
        // Over plain HTTP the client would offer to switch to HTTP/2, which confuses some servers at home.
        this.open = client(connectTimeout, HttpClient.Version.HTTP_1_1);
        this.secure = client(connectTimeout, HttpClient.Version.HTTP_2);
    }

    private HttpClient client(Duration connectTimeout, HttpClient.Version version) {
        return HttpClient.newBuilder()
                .connectTimeout(connectTimeout)
                .followRedirects(HttpClient.Redirect.NEVER)
                .version(version)
                .executor(threads)
                .build();
    }

    Exchange begin(HttpRequest request, Cancellation cancellation, Timeouts timeouts, Duration most) {
        HttpClient client = "https".equals(request.uri().getScheme()) ? secure : open;
        return new Exchange(
                client.sendAsync(request, HttpResponse.BodyHandlers.ofPublisher()), cancellation, timeouts, most);
    }

    @Override
    public void close() {
        open.shutdownNow();
        secure.shutdownNow();
        threads.shutdownNow();
    }
}
