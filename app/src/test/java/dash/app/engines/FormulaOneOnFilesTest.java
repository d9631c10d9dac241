package dash.app.engines;

import static org.assertj.core.api.Assertions.assertThat;

import dash.answer.Answer;
import dash.answer.Result;
import dash.ask.Listener;
import dash.execute.Cell;
import dash.golden.GoldenQuestion;
import dash.golden.GoldenReader;
import dash.project.OpenProject;
import dash.project.Surroundings;
import dash.project.Wish;
import dash.project.Workshop;
import dash.project.file.Environment;
import dash.question.Cancellation;
import dash.question.Door;
import dash.testkit.RepositoryRoot;
import dash.testkit.SharedDatabases;
import dash.testkit.SharedFolder;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Seventy years of races, asked through PostgreSQL and through DuckDB on the files themselves: the answers are the same. */
class FormulaOneOnFilesTest {

    private static final Path EXAMPLE = RepositoryRoot.path().resolve("examples/f1");

    /** What PostgreSQL's words are in DuckDB's. */
    private static final Map<String, String> IN_DUCKDB = Map.of(
            "to_date\\((\\w+(?:\\.\\w+)?), 'DD Mon YYYY'\\)",
            "CAST(strptime($1, '%d %b %Y') AS date)",
            "ORDER BY CAST\\(strptime\\(date, '%d %b %Y'\\) AS date\\) DESC\\s+FETCH FIRST 1 ROW WITH TIES",
            "QUALIFY rank() OVER (ORDER BY CAST(strptime(date, '%d %b %Y') AS date) DESC) = 1");

    /** A third of the questions, all of them with {@code -Ddash.long=true}. */
    private static final int EVERY = Boolean.getBoolean("dash.long") ? 1 : 3;

    @TempDir
    Path folder = Path.of("");

    @Test
    void the_same_questions_have_the_same_answers() throws IOException {
        Optional<Path> data = SharedFolder.find("data/f1");
        Optional<Path> golden = SharedFolder.find("golden/f1.jsonl");
        Assumptions.assumeTrue(data.isPresent() && golden.isPresent(), "../shared is not there");
        List<String> all = new GoldenReader()
                .read(golden.get()).stream().map(GoldenQuestion::question).toList();
        List<String> questions = IntStream.range(0, all.size())
                .filter(at -> at % EVERY == 0)
                .mapToObj(all::get)
                .toList();
        try (TestDatabase store = TestPostgres.shared().database("SELECT 1");
                TestDatabase server = SharedDatabases.open("f1").orElseThrow();
                Workshop workshop = workshop(store);
                OpenProject rows =
                        workshop.project(project("rows", server.reader().sourceUrl(), Map.of()));
                OpenProject files = workshop.project(project("files", "duckdb:" + csv(data.get()), IN_DUCKDB))) {
            int answered = 0;
            for (String question : questions) {
                String one = told(rows.ask(question, Wish.USUAL, Listener.SILENT, new Cancellation()));
                String other = told(files.ask(question, Wish.USUAL, Listener.SILENT, new Cancellation()));
                assertThat(other).as(question).isEqualTo(one);
                answered += one.startsWith("ANSWERED") ? 1 : 0;
            }
            System.out.println("measured: " + questions.size() + " questions on files as on PostgreSQL, " + answered
                    + " answered");
            assertThat(answered * EVERY).isGreaterThan(30);
        }
    }

    private Workshop workshop(TestDatabase store) {
        Map<String, String> environment = Map.of(
                "DASH_STORE_URL",
                store.owner().sourceUrl(),
                "DASH_HOME",
                folder.resolve("home").toString());
        return new Workshop(new Surroundings(Environment.of(environment), folder, Door.TEST, step -> {}, notice -> {}));
    }

    /** Status and rows, numbers without the zeros that one engine prints and the other does not. */
    private static String told(Answer answer) {
        return answer.status() + " "
                + answer.result()
                        .map(Result::rows)
                        .map(rows -> rows.rows().stream()
                                .map(row -> row.stream()
                                        .map(FormulaOneOnFilesTest::plain)
                                        .toList())
                                .toList()
                                .toString())
                        .orElse("");
    }

    private static String plain(Cell cell) {
        return cell instanceof Cell.Numeric(var value)
                ? value.stripTrailingZeros().toPlainString()
                : cell.plain();
    }

    /** The files under the names that the tables have. */
    private Path csv(Path data) throws IOException {
        Path csv = Files.createDirectories(folder.resolve("csv"));
        try (Stream<Path> files = Files.list(data)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".csv")).toList()) {
                String name = file.getFileName().toString().replaceFirst("_\\d{4}_(to_)?\\d{4}", "");
                Files.copy(file, csv.resolve(name));
            }
        }
        return csv;
    }

    private Optional<String> project(String name, String url, Map<String, String> words) throws IOException {
        Path home = folder.resolve(name);
        try (Stream<Path> files = Files.walk(EXAMPLE)) {
            files.filter(Files::isRegularFile)
                    .forEach(file -> copy(file, home.resolve(EXAMPLE.relativize(file)), words));
        }
        Files.writeString(home.resolve("dash.yaml"), "project: " + name + "\nsource:\n  url: \"" + url + "\"\n");
        return Optional.of(home.toString());
    }

    private static void copy(Path from, Path to, Map<String, String> words) {
        try {
            Files.createDirectories(to.getParent());
            String text = Files.readString(from);
            for (int round = 0; round < 2; round++) {
                for (Map.Entry<String, String> word : words.entrySet()) {
                    text = text.replaceAll(word.getKey(), word.getValue());
                }
            }
            Files.writeString(to, text);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
