package dash.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import dash.testkit.RepositoryRoot;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Draws {@code docs/screens}: every page, light and dark, wide; the main ones as a phone shows them. Only when asked to. */
@EnabledIfSystemProperty(named = "dash.screens", matches = "true")
class ScreensIT extends PageTest {

    private static final Path FOLDER = RepositoryRoot.path().resolve("docs/screens");
    private static final Set<String> ON_A_PHONE = Set.of(
            "ask", "answering", "answer-line", "answer-bars", "asked-back", "wrong", "table", "learnings", "run");

    @Test
    void every_page_is_drawn() {
        Tour tour = site().tour(open(1440, 900, ColorScheme.LIGHT));
        for (ColorScheme theme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
            String suffix = "-" + theme.name().toLowerCase(Locale.ROOT) + ".png";
            Page wide = open(1440, 900, theme);
            tour.stations().forEach((name, go) -> draw(wide, go, name + suffix));
            Page narrow = open(390, 844, theme);
            tour.stations().forEach((name, go) -> {
                if (ON_A_PHONE.contains(name)) {
                    draw(narrow, go, name + "-phone" + suffix);
                }
            });
        }
        assertThat(FOLDER.resolve("ask-light.png")).exists();
    }

    private static void draw(Page page, Consumer<Page> go, String name) {
        go.accept(page);
        page.mouse().move(0, 0);
        page.waitForTimeout(300);
        SmallPicture.write(page.screenshot(), FOLDER.resolve(name));
    }
}
