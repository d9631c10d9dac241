package dash.demo;

import dash.golden.GoldenQuestion;
import dash.golden.GoldenReader;
import dash.knowledge.Knowledge;
import dash.knowledge.files.KnowledgeReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The demo company's project, read the way every project is: strictly, from a folder it was copied to. */
final class DemoProject {

    private record Content(Knowledge knowledge, List<GoldenQuestion> goldens) {}

    private static final class OfThisProcess {
        static final Content CONTENT = read();
    }

    private DemoProject() {}

    static Knowledge knowledge() {
        return OfThisProcess.CONTENT.knowledge;
    }

    static List<GoldenQuestion> goldens() {
        return OfThisProcess.CONTENT.goldens;
    }

    static List<GoldenQuestion> answerable() {
        return goldens().stream().filter(GoldenQuestion::answerable).toList();
    }

    static String goldenSql(String id) {
        return goldens().stream()
                .filter(golden -> golden.id().equals(id))
                .findFirst()
                .flatMap(GoldenQuestion::sql)
                .orElseThrow();
    }

    /** The question and its paraphrases. */
    static List<String> wordings(GoldenQuestion golden) {
        List<String> wordings = new ArrayList<>(golden.paraphrases());
        wordings.addFirst(golden.question());
        return wordings;
    }

    private static Content read() {
        try {
            Path folder = Files.createTempDirectory("demo-company");
            try {
                DemoCompany.project().copyTo(folder);
                return new Content(
                        new KnowledgeReader().readOrFail(folder.resolve("knowledge")),
                        new GoldenReader().read(folder.resolve("golden")));
            } finally {
                remove(folder);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
