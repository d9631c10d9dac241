package dash.curate;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.knowledge.Change;
import dash.knowledge.Edition;
import dash.knowledge.ItemId;
import dash.knowledge.KnowledgeBase;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Standing;
import dash.knowledge.files.FileItem;
import dash.knowledge.files.ItemText;
import dash.knowledge.files.KnowledgeReader;
import dash.knowledge.files.KnowledgeReader.Reading;
import dash.knowledge.files.KnowledgeWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeSet;

/**
 * Writes the store's knowledge as files. A file that already says what the store says is left as its author wrote it,
 * comments and all; a file that says something the store has never seen is not touched, and the export says so. Files
 * appear whole, one after the other: an export that was interrupted is finished by exporting again.
 */
public final class Exporting {

    private final KnowledgeBase base;
    private final String author;

    public Exporting(KnowledgeBase base, String author) {
        this.base = base;
        this.author = author;
    }

    /** The project's own folder; afterwards both sides agree. */
    public ExportReport own(Path folder) {
        Edition edition = base.current();
        ExportReport report = write(edition, folder);
        base.change(author, current -> agreed(edition, current));
        return report;
    }

    /** A copy somewhere else. */
    public ExportReport foreign(Path folder) {
        return write(base.current(), folder);
    }

    private static ExportReport write(Edition edition, Path folder) {
        Map<ItemId, KnowledgeItem> known = edition.byId();
        Map<String, Map<ItemId, String>> there = new HashMap<>();
        for (FileItem file : read(folder)) {
            refuseWhatTheStoreDoesNotKnow(file, Optional.ofNullable(known.get(file.id())));
            there.computeIfAbsent(file.location().file(), path -> new HashMap<>())
                    .put(
                            file.id(),
                            said(
                                    ItemText.digest(file.content()),
                                    file.standing().status()));
        }
        Map<String, Map<ItemId, String>> wanted = new HashMap<>();
        for (KnowledgeItem item : edition.living()) {
            wanted.computeIfAbsent(item.location().file(), path -> new HashMap<>())
                    .put(
                            item.id(),
                            said(
                                    ItemText.digest(item.content()),
                                    item.standing().status()));
        }
        return write(folder, KnowledgeWriter.files(edition.living()), there, wanted);
    }

    /** What a file says of an item: its words, and whether it is a draft. */
    private static String said(String digest, Standing.Status status) {
        return status == Standing.Status.DRAFT ? "draft " + digest : digest;
    }

    private static ExportReport write(
            Path folder,
            SortedMap<String, String> texts,
            Map<String, Map<ItemId, String>> there,
            Map<String, Map<ItemId, String>> wanted) {
        List<String> written = new ArrayList<>();
        List<String> deleted = new ArrayList<>();
        int unchanged = 0;
        TreeSet<String> paths = new TreeSet<>(there.keySet());
        paths.addAll(wanted.keySet());
        for (String path : paths) {
            Map<ItemId, String> now = there.getOrDefault(path, Map.of());
            Map<ItemId, String> then = wanted.getOrDefault(path, Map.of());
            if (now.equals(then)) {
                unchanged++;
            } else if (then.isEmpty()) {
                KnowledgeFiles.delete(folder, path);
                deleted.add(path);
            } else {
                KnowledgeFiles.write(folder, path, texts.getOrDefault(path, ""));
                written.add(path);
            }
        }
        return new ExportReport(written, deleted, unchanged);
    }

    private static List<FileItem> read(Path folder) {
        return switch (new KnowledgeReader().read(folder)) {
            case Reading.Whole whole -> whole.items();
            case Reading.Broken(List<Fault> faults) -> throw FaultException.ofAll(faults);
        };
    }

    private static void refuseWhatTheStoreDoesNotKnow(FileItem file, Optional<KnowledgeItem> item) {
        String digest = ItemText.digest(file.content());
        boolean known = item.filter(there -> there.synced().equals(Optional.of(digest))
                        || ItemText.digest(there.content()).equals(digest))
                .isPresent();
        if (!known) {
            throw FaultException.of(
                    Code.KNOWLEDGE_CONFLICT,
                    file.place(),
                    file.content().label(),
                    "the file says something that the store does not know; nothing was exported",
                    "Run dash import first, or export to another folder");
        }
    }

    private static List<Change> agreed(Edition exported, Edition current) {
        Map<ItemId, KnowledgeItem> before = exported.byId();
        List<Change> changes = new ArrayList<>();
        for (KnowledgeItem item : current.items()) {
            boolean same = Optional.ofNullable(before.get(item.id()))
                    .filter(then -> then.version() == item.version())
                    .isPresent();
            boolean living = item.standing().status() != Standing.Status.RETIRED;
            Optional<String> digest = living ? Optional.of(ItemText.digest(item.content())) : Optional.empty();
            if (same && !item.synced().equals(digest)) {
                changes.add(new Change(Change.MOVED, item.content(), item.location(), item.standing(), digest));
            }
        }
        return changes;
    }
}
