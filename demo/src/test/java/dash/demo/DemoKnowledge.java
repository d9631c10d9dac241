package dash.demo;

import dash.knowledge.Knowledge;
import dash.knowledge.KnowledgeReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** The knowledge of the demo company, read the way a project's is: from a folder it was copied to. */
final class DemoKnowledge {

    private static final class OfThisProcess {
        static final Knowledge KNOWLEDGE = read();
    }

    private DemoKnowledge() {}

    static Knowledge knowledge() {
        return OfThisProcess.KNOWLEDGE;
    }

    private static Knowledge read() {
        try {
            Path folder = Files.createTempDirectory("demo-company");
            try {
                DemoCompany.project().copyTo(folder);
                return new KnowledgeReader().readOrFail(folder.resolve("knowledge"));
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
