package dash.knowledge.files;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.fault.Place;
import dash.knowledge.Names;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Lists what a knowledge folder holds, in a fixed order, and never leaves the folder: symbolic links are refused whatever
 * they point to, because a link that is harmless today can be turned tomorrow. Files whose names begin with a dot and
 * README.md are not knowledge.
 */
final class KnowledgeFolder {

    static final List<String> PARTS = List.of("tables", "metrics", "business", "queries", "documents", "learnings");

    private static final int DEEPEST = 16;
    private static final int LONGEST_STEP = 120;

    private final Path root;
    private final List<Fault> faults;

    KnowledgeFolder(Path root, List<Fault> faults) {
        this.root = root;
        this.faults = faults;
    }

    /** Files by their path; what may not be there is added to the faults. */
    List<KnowledgeFile> files() {
        List<KnowledgeFile> files = new ArrayList<>();
        Map<String, String> seen = new HashMap<>();
        for (Path path : walk()) {
            String shown = shown(path);
            if (ignored(path)) {
                continue;
            }
            String twin = seen.putIfAbsent(Names.key(shown), shown);
            if (Files.isSymbolicLink(path)) {
                refuse(shown, "a symbolic link", "Copy the file into the folder");
            } else if (twin != null) {
                faults.add(new Fault(
                        Code.KNOWLEDGE_DUPLICATE,
                        Place.file(shown),
                        twin,
                        "two file names differ only by case or Unicode form",
                        "Rename one of them"));
            } else if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
                accept(files, new KnowledgeFile(path, shown));
            } else if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
                refuse(shown, "neither a file nor a folder", "Remove it");
            } else if (root.relativize(path).getNameCount() == DEEPEST) {
                refuse(shown, "folders are nested deeper than " + DEEPEST, "Move what is in it further up");
            }
        }
        return files;
    }

    private void accept(List<KnowledgeFile> files, KnowledgeFile file) {
        String part = file.shown().substring(0, Math.max(0, file.shown().indexOf('/')));
        if (!isPlain(file.path())) {
            refuse(file.shown(), "a name with a backslash, a colon or a control character", "Give it a plain name");
            return;
        }
        if (PARTS.contains(part)) {
            files.add(file);
            return;
        }
        String hint = Nearest.among(part.isEmpty() ? file.shown() : part, PARTS)
                .map(near -> "Did you mean " + near + "/?")
                .orElse("Move it to one of " + String.join(", ", PARTS));
        refuse(file.shown(), "knowledge stands in one of the known folders, this file does not", hint);
    }

    private void refuse(String shown, String message, String nextStep) {
        faults.add(new Fault(Code.KNOWLEDGE_UNREADABLE, Place.file(shown), "", message, nextStep));
    }

    /** A name that means the same on every system, so that what is exported comes back to where it was. */
    private boolean isPlain(Path path) {
        return isPlain(root.relativize(path).toString().replace(File.separatorChar, '/'));
    }

    private static boolean isPlain(String path) {
        return path.chars().noneMatch(one -> one == '\\' || one == ':' || Character.isISOControl(one));
    }

    private boolean ignored(Path path) {
        String name = path.getFileName().toString();
        boolean hidden = Stream.iterate(path, at -> !at.equals(root), Path::getParent)
                .anyMatch(at -> at.getFileName().toString().startsWith("."));
        return hidden || (name.equals("README.md") && !shown(path).startsWith("documents/"));
    }

    private List<Path> walk() {
        try (Stream<Path> paths = Files.walk(root, DEEPEST)) {
            return paths.filter(path -> !path.equals(root))
                    .sorted(Comparator.comparing(this::shown))
                    .toList();
        } catch (IOException failed) {
            throw FaultException.of(
                    Code.KNOWLEDGE_UNREADABLE,
                    Place.file(root),
                    failed.toString(),
                    "the knowledge folder cannot be read",
                    "Check that it exists and that Dash may read it");
        }
    }

    private String shown(Path path) {
        return root.relativize(path).toString().replace('\\', '/');
    }

    /** Whether a relative path given from outside is one that a person would give to a text of the house. */
    static boolean isTame(String path) {
        boolean steps = Stream.of(path.split("/", -1))
                .allMatch(step -> !step.isBlank() && !step.startsWith(".") && step.length() <= LONGEST_STEP);
        return steps && isPlain(path) && path.matches("(?i).*\\.(md|txt)");
    }
}
