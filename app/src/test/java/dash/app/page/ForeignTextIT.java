package dash.app.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Locator;
import dash.testkit.SharedFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Text from databases and models is data, whatever it looks like. The witness hears every script that would run. */
class ForeignTextIT extends PageTest {

    private Locator cells(String question, String sql, String insight) {
        site().model().script(Says.sql(sql), Says.conclude(insight));
        visitProject(Site.SHOP);
        ask(question);
        return answer().getByTestId("grid").locator("tbody td bdi, tbody td button");
    }

    @Test
    void a_cell_that_is_a_script_is_shown_as_what_it_is() {
        Locator cells = cells(
                "Which notes are <b>bold</b>?",
                "SELECT note FROM notes ORDER BY id",
                "The notes are " + OddShop.SCRIPT + " and more.");
        assertThat(cells.nth(0)).hasText(OddShop.SCRIPT);
        assertThat(cells.nth(1)).hasText(OddShop.IMAGE);
        assertThat(page().locator("main script, main svg[onload], main .asked b"))
                .hasCount(0);
        assertThat(answer().locator(".asked")).hasText("Which notes are <b>bold</b>?");
    }

    @Test
    void right_to_left_text_and_emoji_keep_their_shape() {
        Locator cells = cells(
                "ما هي الملاحظات؟ 👩‍👩‍👧‍👦",
                "SELECT note FROM notes ORDER BY id",
                "The note is " + OddShop.ARABIC + ".");
        assertThat(cells.nth(2)).hasText(OddShop.ARABIC);
        assertThat(cells.nth(3)).hasText(OddShop.EMOJI);
        assertThat(String.valueOf(answer().locator(".asked").evaluate("e => getComputedStyle(e).direction")))
                .isEqualTo("rtl");
        assertThat(String.valueOf(cells.nth(2).evaluate("e => getComputedStyle(e).unicodeBidi")))
                .isEqualTo("isolate");
    }

    @Test
    void the_bad_inputs_of_the_shared_folder_are_shown_as_text() throws IOException {
        Optional<Path> file = SharedFolder.find("guard/bad-input.jsonl");
        assumeTrue(file.isPresent(), "no shared folder");
        List<JsonNode> cases = new ArrayList<>();
        for (String line : Files.readAllLines(file.orElseThrow())) {
            JsonNode one = JsonMapper.shared().readTree(line);
            if (List.of("ui.cell", "ui.markdown", "csv.export")
                    .contains(one.path("surface").asString())) {
                cases.add(one);
            }
        }
        assertThat(cases).isNotEmpty();
        for (JsonNode one : cases) {
            shown(one.get("id").asString(), one.get("payload").asString());
        }
    }

    /** As a cell, in the model's words, in the question and in the file that is downloaded. */
    private void shown(String id, String payload) {
        // No PostgreSQL keeps a zero character in a text.
        String text = payload.replace("\u0000", "");
        String literal = "'" + text.replace("'", "''") + "'";
        cells(
                "What is " + id + " " + text + "?",
                "SELECT " + literal + " AS payload, '" + id + "' AS id",
                "It is " + text);
        Locator row = answer().getByTestId("grid").locator("tbody tr");
        assertThat(row).hasCount(1);
        assertThat(page().locator("main table")).hasCount(1);
        assertThat(row.locator("td").nth(1)).hasText(id);
        assertThat(row.innerText())
                .contains(visible(text.lines().findFirst().orElse("").strip()));
        String csv = String.valueOf(page().evaluate(
                        "a => fetch(a).then(r => r.text())",
                        page().locator("a[download]").getAttribute("href")));
        assertThat(csv.lines().skip(1).findFirst().orElse(""))
                .doesNotStartWith("=")
                .doesNotStartWith("\"=");
    }

    /** As the page makes the invisible visible. */
    private static String visible(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().forEach(point -> {
            if (Character.isISOControl(point) || point == 0x2028 || point == 0x2029) {
                shown.append("\\u%04x".formatted(point));
            } else {
                shown.appendCodePoint(point);
            }
        });
        return shown.toString();
    }
}
