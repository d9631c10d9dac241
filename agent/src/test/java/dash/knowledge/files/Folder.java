package dash.knowledge.files;

import dash.fault.Fault;
import dash.knowledge.Knowledge;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A knowledge folder that a test fills. */
record Folder(Path root) {

    Folder with(String path, String text) {
        return with(path, text.getBytes(StandardCharsets.UTF_8));
    }

    Folder with(String path, byte[] bytes) {
        try {
            Path file = root.resolve(path);
            Files.createDirectories(file.getParent());
            Files.write(file, bytes);
            return this;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    Knowledge knowledge() {
        return new KnowledgeReader().readOrFail(root);
    }

    List<Fault> faults() {
        return switch (new KnowledgeReader().read(root)) {
            case KnowledgeReader.Reading.Whole whole -> List.of();
            case KnowledgeReader.Reading.Broken(List<Fault> faults) -> faults;
        };
    }

    String fault() {
        List<Fault> faults = faults();
        return faults.size() == 1 ? faults.getFirst().inOneLine() : faults.size() + " faults: " + faults;
    }
}
