package dash.golden;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.TreeWriter;
import dash.knowledge.Names;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Adds golden questions to a folder: one file a question, whole or not at all, and none twice. */
public final class GoldenWriter {

    private final Path folder;

    public GoldenWriter(Path folder) {
        this.folder = folder;
    }

    /** Returns the file that was written. */
    public Path add(String id, String question, String sql, List<String> tags, String notes) {
        refuseDuplicate(id, question);
        Path file = folder.resolve(id + ".yaml");
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("id", id);
        tree.put("question", question);
        tree.put("sql", sql);
        tree.put("tags", tags);
        tree.put("notes", notes);
        try {
            Files.createDirectories(folder);
            Path half = Files.createTempFile(folder, ".", ".half");
            Files.writeString(half, TreeWriter.yaml(List.of(tree)));
            if (half.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                Files.setPosixFilePermissions(half, PosixFilePermissions.fromString("rw-r--r--"));
            }
            Files.move(half, file, StandardCopyOption.ATOMIC_MOVE);
            return file;
        } catch (IOException failed) {
            throw FaultException.of(
                    Code.GOLDEN_BROKEN,
                    Place.file(file),
                    failed.toString(),
                    "the golden question cannot be written",
                    "Check that Dash may write there and that the disk has space");
        }
    }

    /** For when what was to happen together with it did not. */
    public void takeBack(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException stays) {
            throw FaultException.of(
                    Code.GOLDEN_BROKEN, Place.file(file), stays.toString(), "the file cannot be removed", "Remove it");
        }
    }

    private void refuseDuplicate(String id, String question) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        new GoldenReader()
                .read(folder).stream()
                        .filter(known -> Names.key(known.id()).equals(Names.key(id))
                                || words(known.question()).equals(words(question)))
                        .findFirst()
                        .ifPresent(known -> {
                            throw FaultException.of(
                                    Code.GOLDEN_BROKEN,
                                    Place.named("golden questions"),
                                    known.id(),
                                    "this golden question is there already: " + known.question(),
                                    "Change that one, or ask in other words with --question");
                        });
    }

    private static String words(String text) {
        return Names.key(text).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }
}
