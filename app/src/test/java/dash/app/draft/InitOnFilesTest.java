package dash.app.draft;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk;
import dash.app.knowledge.Desk.Outcome;
import dash.app.knowledge.Desk.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same first minutes with nothing but a folder of files: no keys, no comments, no types but those that values have. */
final class InitOnFilesTest {

    @TempDir
    private static Path folder = Path.of("");

    @Test
    void a_folder_of_files_becomes_a_project_that_answers_its_own_questions() throws Exception {
        try (Desk desk = new Desk(() -> folder)) {
            Project files = desk.project();
            Files.delete(files.home().resolve("dash.yaml"));
            boats(files);
            Outcome made = files.run("init", "--source", "duckdb:./data", "made");
            assertThat(made.status()).as(made.err()).isZero();
            assertThat(Files.readString(files.home().resolve("made/dash.yaml"))).contains("duckdb:../data");
            assertThat(made.out()).contains("2 tables").contains("1 join that the catalog does not tell");
            List<String> questions = made.out()
                    .lines()
                    .filter(line -> line.startsWith("  dash ask --project made "))
                    .toList();
            assertThat(questions).as(made.out()).hasSizeGreaterThanOrEqualTo(3);
            for (String line : questions) {
                String question = line.replaceFirst("^  dash ask --project made \"(.*)\"$", "$1");
                Outcome asked = files.run("ask", "--project", "made", question);
                assertThat(asked.status())
                        .as(question + "\n" + asked.out() + asked.err())
                        .isZero();
            }
        }
    }

    @Test
    void a_project_whose_folder_was_deleted_can_be_made_again() throws Exception {
        try (Desk desk = new Desk(() -> folder)) {
            Project files = desk.project();
            Files.delete(files.home().resolve("dash.yaml"));
            boats(files);
            assertThat(files.run("init", "--source", "duckdb:./data", "again").status())
                    .isZero();
            remove(files.home().resolve("again"));
            Outcome anew = files.run("init", "--source", "duckdb:./data", "again");
            assertThat(anew.status()).as(anew.err()).isZero();
            assertThat(anew.out()).contains("2 tables");
            files.run("drafts", "accept", "--project", "again", "--kind", "tables", "boats");
            remove(files.home().resolve("again"));
            Outcome third = files.run("init", "--source", "duckdb:./data", "again");
            assertThat(third.status()).as(third.err()).isZero();
            assertThat(Files.readString(files.home().resolve("again/knowledge/tables/boats.json")))
                    .doesNotContain("drafted");
        }
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    private static void boats(Project files) {
        StringBuilder boats = new StringBuilder("boat_id,boat_name,boat_class\n");
        for (int number = 1; number <= 40; number++) {
            boats.append(number).append(",Boat ").append(number).append(number % 2 == 0 ? ",sloop\n" : ",ketch\n");
        }
        StringBuilder charters = new StringBuilder("charter_id,boat_id,fee_eur,started_on\n");
        for (int number = 1; number <= 600; number++) {
            charters.append(number)
                    .append(',')
                    .append(number % 40 + 1)
                    .append(',')
                    .append(100 + number % 37)
                    .append(".50,")
                    .append(java.time.LocalDate.of(2023, 1, 1).plusDays(number))
                    .append('\n');
        }
        files.file("../data/boats.csv", boats.toString());
        files.file("../data/charters.csv", charters.toString());
    }
}
