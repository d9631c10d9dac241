package dash.databases.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.postgresql.Sources;
import dash.databases.scope.SourceScope;
import dash.databases.sqlite.catalogue.SqliteAllowList;
import dash.databases.sqlite.parser.SqliteStatementParser;
import dash.databases.sqlite.url.SqliteUrl;
import dash.execute.Execution;
import dash.guard.Guard;
import dash.guard.Verdict;
import dash.schema.Schema;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** A file that somebody else made, beside the repository. */
class ChinookTest {

    @Test
    void a_strangers_file_is_read_and_answers() {
        Path file = Path.of(System.getProperty("dash.root", ".."))
                .resolve("../shared/data/chinook/chinook.sqlite")
                .toAbsolutePath()
                .normalize();
        if (!Files.exists(file)) {
            System.out.println("SKIPPED: " + file + " is missing");
            Assumptions.abort(file + " is missing");
        }
        try (SqliteSource source =
                new SqliteSource("test", new SqliteUrl(file), SourceScope.of("main"), entry -> {}, Clock.systemUTC())) {
            Schema schema = source.schemas().schema();
            assertThat(schema.tables()).hasSize(11);
            assertThat(schema.find("Track").orElseThrow().foreignKeys()).hasSize(3);
            assertThat(schema.find("InvoiceLine").orElseThrow().rowEstimate()).isEqualTo(2240);
            Guard guard = new Guard(new SqliteStatementParser(), SqliteAllowList.load());
            Verdict verdict = guard.judge(
                    "SELECT g.Name, round(sum(l.UnitPrice * l.Quantity), 2) AS sold FROM InvoiceLine l"
                            + " JOIN Track t USING (TrackId) JOIN Genre g ON g.GenreId = t.GenreId"
                            + " GROUP BY g.Name ORDER BY sold DESC LIMIT 1",
                    source.guardScope(Set.of()));
            assertThat(verdict).isInstanceOf(Verdict.Allowed.class);
            Execution execution = source.run(((Verdict.Allowed) verdict).sql(), Sources.commission());
            assertThat(((Execution.Ran) execution)
                            .rows()
                            .rows()
                            .getFirst()
                            .getFirst()
                            .plain())
                    .isEqualTo("Rock");
        }
    }
}
