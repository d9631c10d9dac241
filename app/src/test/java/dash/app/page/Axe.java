package dash.app.page;

import com.microsoft.playwright.Page;
import dash.testkit.RepositoryRoot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The accessibility rules of axe-core, which comes with the libraries that build the page. */
final class Axe {

    private static final Path SCRIPT = RepositoryRoot.path().resolve("ui/node_modules/axe-core/axe.min.js");

    /** One line for each finding that keeps somebody out: its rule, what it says, and the first places. */
    private static final String RUN = """
            () => axe.run(document).then(found => found.passes.length === 0 ? ['axe checked nothing'] : found.violations
                .filter(one => one.impact === 'serious' || one.impact === 'critical')
                .map(one => one.id + ': ' + one.help + ' ' + one.nodes.slice(0, 4)
                    .map(node => node.target.join(' ') + ' {' + node.html.slice(0, 120) + '}').join(' | ')))
            """;

    private Axe() {}

    /** The content policy of the page forbids a script of ours in it; the debugger may all the same. */
    static List<String> findings(Page page) {
        if (!Boolean.TRUE.equals(page.evaluate("() => 'axe' in window"))) {
            page.evaluate(script() + "; 0");
        }
        return ((List<?>) page.evaluate(RUN)).stream().map(String::valueOf).toList();
    }

    private static String script() {
        try {
            return Files.readString(SCRIPT);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
