package dash.app.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk.Project;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A large project: 1,000 items, or 10,000 with {@code -Ddash.long=true}. The time is printed, not judged. */
class ManyItemsTest {

    private static final int ITEMS = Boolean.getBoolean("dash.long") ? 10_000 : 1_000;

    @TempDir
    Path folder = Path.of("");

    @Test
    void a_large_project_is_imported_and_found_unchanged() {
        try (Desk desk = new Desk(() -> folder)) {
            Project project = desk.project();
            for (int number = 0; number < ITEMS; number++) {
                write(project, number);
            }
            long begun = System.nanoTime();
            assertThat(project.run("import").out()).contains("added, 0 changed, 0 removed, 0 unchanged");
            long imported = System.nanoTime();
            assertThat(project.run("import", "--json").json().get("unchanged").asInt())
                    .isEqualTo(ITEMS);
            long again = System.nanoTime();
            System.out.println("IMPORTED " + ITEMS + " items in "
                    + Duration.ofNanos(imported - begun).toMillis() + " ms, found them unchanged in "
                    + Duration.ofNanos(again - imported).toMillis() + " ms");
        }
    }

    private static void write(Project project, int number) {
        switch (number % 4) {
            case 0 ->
                project.file(
                        "tables/t" + number + ".json",
                        "{\"table_name\": \"t" + number + "\", \"table_description\": \"Table number " + number
                                + "\", \"table_columns\": [{\"name\": \"id\", \"type\": \"int\"}]}");
            case 1 ->
                project.file(
                        "metrics/m" + number + ".yaml",
                        "name: metric " + number + "\nexpression: count(*)\ntable: t" + (number - 1) + "\n");
            case 2 ->
                project.file(
                        "queries/q" + number + ".sql",
                        "-- <query name>q" + number + "</query name>\n-- <query>\nSELECT " + number
                                + "\n-- </query>\n");
            default -> project.file("documents/d" + number + ".md", "# Document " + number + "\n\nSome words.\n");
        }
    }
}
