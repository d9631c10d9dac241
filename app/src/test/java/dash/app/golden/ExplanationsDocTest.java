package dash.app.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dash.answer.Explanation;
import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.demo.DemoCompany;
import dash.golden.GoldenQuestion;
import dash.golden.GoldenReader;
import dash.statement.Parsing;
import dash.testkit.RepositoryRoot;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The page with explanations beside their SQL is what Dash says today. After a change of the wording, the new page lies in
 * {@code app/target}; judge every explanation anew before it is copied.
 */
class ExplanationsDocTest {

    private static final List<String> CHOSEN = List.of(
            "easy-01",
            "easy-03",
            "easy-05",
            "easy-08",
            "easy-11",
            "easy-14",
            "easy-17",
            "medium-01",
            "medium-03",
            "medium-07",
            "medium-09",
            "medium-12",
            "medium-15",
            "medium-18",
            "hard-01",
            "hard-04",
            "hard-07",
            "hard-10",
            "hard-14",
            "hard-18");

    @TempDir
    Path folder = Path.of("");

    @Test
    void the_page_shows_what_is_said_today() throws Exception {
        String page = page();
        Path written = RepositoryRoot.path().resolve("app/target/explanations.md");
        Files.createDirectories(written.getParent());
        Files.writeString(written, page);
        assertThat(Files.readString(RepositoryRoot.path().resolve("docs/explanations.md")))
                .as("docs/explanations.md; the page as it would be now is app/target/explanations.md")
                .isEqualTo(page);
    }

    private String page() throws Exception {
        DemoCompany.project().copyTo(folder);
        List<GoldenQuestion> questions = new GoldenReader().read(folder.resolve("golden"));
        StringBuilder page = new StringBuilder(
                "# Explanations beside their SQL\n\nTwenty golden statements of the demo company and what Dash says about them"
                        + " from their tree alone, without any knowledge. Each was read beside its SQL\nand judged for truth:"
                        + " nothing in it that the statement does not do, nothing left out that keeps or drops rows."
                        + " `ExplanationsDocTest` holds this page equal to what Dash says.\n");
        try (PostgresqlStatementParser parser = new PostgresqlStatementParser()) {
            for (String id : CHOSEN) {
                GoldenQuestion question = questions.stream()
                        .filter(found -> found.id().equals(id))
                        .findFirst()
                        .orElseThrow();
                String sql = question.sql().orElseThrow().strip();
                String words = Explanation.of(((Parsing.Parsed) parser.parse(sql)).statement());
                page.append("\n## ")
                        .append(question.question())
                        .append("\n\n```sql\n")
                        .append(sql)
                        .append("\n```\n\n");
                words.lines()
                        .forEach(line -> page.append("> ")
                                .append(line.replace("  (", "&emsp;("))
                                .append("  \n"));
            }
        }
        return page.toString();
    }
}
