package dash.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Response;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** What a first visit costs. */
class WeightIT extends PageTest {

    private static final int MOST_SCRIPT_BYTES = 400_000;
    private static final int MOST_MILLIS_TO_PAINT = 1_000;
    private static final int VISITS = 5;

    @Test
    void all_scripts_together_are_small() {
        Map<String, Integer> sizes = new LinkedHashMap<>();
        page().onResponse(response -> {
            if (response.request().resourceType().equals("script")) {
                sizes.put(response.url().replaceAll(".*/", ""), zipped(response));
            }
        });
        visitProject(Site.DEMO);
        ask("Shop revenue by country in 2025");
        answer();
        visit("/p/demo/knowledge");
        page().locator("h1").waitFor();
        int all = sizes.values().stream().mapToInt(Integer::intValue).sum();
        System.out.println("scripts of the page, compressed: " + all + " bytes in " + sizes.size() + " files " + sizes);
        assertThat(sizes).isNotEmpty();
        assertThat(all).isLessThan(MOST_SCRIPT_BYTES);
    }

    private static int zipped(Response response) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
            zip.write(response.body());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return bytes.size();
    }

    /** The best of a few visits: the others tell about the machine, not about the page. */
    @Test
    void something_is_painted_at_once() {
        double best = Double.MAX_VALUE;
        for (int visit = 0; visit < VISITS; visit++) {
            visitProject(Site.DEMO);
            page().locator("h1").waitFor();
            Object painted = page().evaluate("() => new Promise(tell => new PerformanceObserver(list =>"
                    + " list.getEntriesByName('first-contentful-paint').forEach(e => tell(e.startTime)))"
                    + ".observe({ type: 'paint', buffered: true }))");
            best = Math.min(best, ((Number) painted).doubleValue());
        }
        System.out.printf("first contentful paint of the page on loopback: %.0f ms%n", best);
        assertThat(best).isLessThan(MOST_MILLIS_TO_PAINT);
    }
}
