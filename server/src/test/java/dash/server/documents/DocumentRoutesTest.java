package dash.server.documents;

import static org.assertj.core.api.Assertions.assertThat;

import dash.server.Served;
import dash.server.Served.Reply;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DocumentRoutesTest {

    @TempDir
    static Path folder = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private static Served served;

    @BeforeAll
    static void serve() {
        served = new Served(folder);
        served.file("knowledge/documents/handbook/returns.md", """
                # Returns

                Goods come back within thirty days.

                ## Damaged goods

                The carrier pays, <b>always</b>.
                """);
        served.post("P/knowledge/import", "{}");
    }

    @AfterAll
    static void leave() {
        served.close();
    }

    @Test
    void documents_are_listed_and_shown_passage_by_passage() {
        var listed = served.get("P/documents").json().path("documents");
        assertThat(listed).hasSize(1);
        assertThat(listed.path(0).path("title").asString()).isEqualTo("Returns");
        assertThat(listed.path(0).path("passages").asInt()).isEqualTo(2);
        String path = listed.path(0).path("path").asString();
        for (String name : new String[] {path.replace("/", "%2F"), "Returns"}) {
            var passages =
                    served.get("P/documents/passages?document=" + name).json().path("passages");
            assertThat(passages).hasSize(2);
            assertThat(passages.path(1).path("headings").path(0).asString()).isEqualTo("Damaged goods");
            assertThat(passages.path(1).path("place").asString()).contains("returns.md, line");
            assertThat(passages.path(1).path("text").asString()).contains("<b>always</b>");
        }
    }

    @Test
    void what_they_say_about_some_words_is_found() {
        Reply found = served.post("P/documents/search", "{\"words\": \"damaged carrier\"}");
        assertThat(found.json().path("passages").path(0).path("text").asString())
                .contains("The carrier pays");
        assertThat(found.json()
                        .path("passages")
                        .path(0)
                        .path("headings")
                        .path(0)
                        .asString())
                .isEqualTo("Damaged goods");
    }

    @Test
    void what_is_not_there_and_what_says_nothing_is_refused() {
        assertThat(served.get("P/documents/passages?document=nothing.md").status())
                .isEqualTo(404);
        assertThat(served.post("P/documents/search", "{\"words\": \" \"}").status())
                .isEqualTo(400);
        assertThat(served.get("P/documents?all=true").status()).isEqualTo(400);
    }
}
