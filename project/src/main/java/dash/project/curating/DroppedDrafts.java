package dash.project.curating;

import dash.curate.KnowledgeFiles;
import dash.fault.Code;
import dash.files.TextFile;
import dash.knowledge.ItemId;
import dash.knowledge.Kind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Drafts that a person wanted gone, kept beside the knowledge so that they stay gone for everybody who has the project: one
 * line each, its kind and its name.
 */
public record DroppedDrafts(Path folder, Set<ItemId> ids) {

    /** Begins with a dot: it is no knowledge. */
    public static final String FILE = ".dropped";

    private static final int MOST_MEGABYTES = 4;

    public DroppedDrafts {
        ids = Set.copyOf(ids);
    }

    public static DroppedDrafts in(Path folder) {
        Path file = folder.resolve(FILE);
        Set<ItemId> ids = new LinkedHashSet<>();
        if (Files.isRegularFile(file)) {
            TextFile.read(file, FILE, Code.KNOWLEDGE_UNREADABLE, MOST_MEGABYTES)
                    .lines()
                    .forEach(line -> read(line.strip()).ifPresent(ids::add));
        }
        return new DroppedDrafts(folder, ids);
    }

    /** A line that says nothing is no reason to stop anybody. */
    private static Optional<ItemId> read(String line) {
        int blank = line.indexOf(' ');
        Optional<Kind> kind = blank < 0 ? Optional.empty() : Items.kind(line.substring(0, blank));
        return kind.map(found -> new ItemId(found, line.substring(blank + 1).strip()));
    }

    public boolean contains(ItemId id) {
        return ids.contains(id);
    }

    DroppedDrafts plus(Collection<ItemId> more) {
        Set<ItemId> all = new LinkedHashSet<>(ids);
        all.addAll(more);
        return new DroppedDrafts(folder, all);
    }

    void write() {
        Set<String> lines = new TreeSet<>();
        ids.forEach(id -> lines.add(id.kind().written() + " " + id.key()));
        KnowledgeFiles.write(folder, FILE, String.join("\n", lines) + "\n");
    }
}
