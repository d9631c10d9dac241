package dash.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Request;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Sees everything that a browser context does and keeps what no page of ours may ever do. */
final class Witness {

    private static final Set<String> LOUD = Set.of("error", "warning");

    private final String authority;
    private final List<String> seen = new ArrayList<>();
    private final List<String> forgiven = new ArrayList<>();

    private Witness(String address) {
        this.authority = URI.create(address).getAuthority();
    }

    static Witness in(BrowserContext context, String address) {
        Witness witness = new Witness(address);
        context.onRequest(witness::request);
        context.onConsoleMessage(witness::console);
        context.onWebError(error -> witness.seen.add("an error nobody caught: " + error.error()));
        context.onDialog(dialog -> {
            witness.seen.add("a dialog that a script opened: " + dialog.message());
            dialog.dismiss();
        });
        return witness;
    }

    private void request(Request request) {
        String url = request.url();
        if (!url.startsWith("data:") && !authority.equals(URI.create(url).getAuthority())) {
            seen.add("a request to another host: " + url);
        }
    }

    /** What breaks the content policy is told on the console too. */
    private void console(ConsoleMessage message) {
        if (LOUD.contains(message.type())) {
            seen.add("on the console: " + message.text() + " (" + message.location() + ")");
        }
    }

    /** What a test provokes on purpose: a browser logs every request that fails, also when the page copes with it. */
    void forgives(String part) {
        forgiven.add(part);
    }

    void sawNothing() {
        assertThat(seen)
                .filteredOn(one -> forgiven.stream().noneMatch(one::contains))
                .isEmpty();
    }
}
