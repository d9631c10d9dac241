package dash.curate;

import dash.curate.Importing.Take;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.knowledge.Change;
import dash.knowledge.Edition;
import dash.knowledge.ItemId;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Standing;
import dash.knowledge.files.FileItem;
import dash.knowledge.files.ItemText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Compares files and store with what both said when they last agreed, and finds the changes that bring them together. */
final class ThreeWays {

    private final Map<ItemId, KnowledgeItem> known;
    private final Take take;
    private final List<Change> changes = new ArrayList<>();
    private final List<FileItem> conflicts = new ArrayList<>();
    private final List<ItemId> added = new ArrayList<>();
    private final List<ItemId> changed = new ArrayList<>();
    private final List<ItemId> removed = new ArrayList<>();
    private final List<ItemId> unchanged = new ArrayList<>();
    private final List<ItemId> kept = new ArrayList<>();

    ThreeWays(Edition current, List<FileItem> files, Take take, boolean removing) {
        this.known = current.byId();
        this.take = take;
        Set<ItemId> present = new HashSet<>();
        for (FileItem file : files) {
            present.add(file.id());
            compare(file, Optional.ofNullable(known.get(file.id())));
        }
        if (removing) {
            current.living().stream()
                    .filter(item -> !present.contains(item.id()))
                    .forEach(this::gone);
        }
    }

    List<Change> changes() {
        if (!conflicts.isEmpty()) {
            throw conflict();
        }
        return changes;
    }

    ImportReport report(Edition edition) {
        return new ImportReport(added, changed, removed, unchanged, kept, edition);
    }

    private void compare(FileItem file, Optional<KnowledgeItem> there) {
        String digest = ItemText.digest(file.content());
        Optional<KnowledgeItem> living = there.filter(item -> item.standing().status() != Standing.Status.RETIRED);
        if (living.isEmpty()) {
            missing(file, there, digest);
            return;
        }
        KnowledgeItem item = living.get();
        String ours = ItemText.digest(item.content());
        boolean fileMoved = !item.synced().equals(Optional.of(digest));
        boolean storeMoved = !item.synced().equals(Optional.of(ours));
        if (digest.equals(ours)) {
            same(file, item, digest);
        } else if (fileMoved && storeMoved && item.synced().isPresent() && take == Take.NEITHER) {
            conflicts.add(file);
        } else if (!fileMoved || take == Take.STORE) {
            kept.add(item.id());
        } else if (item.synced().isEmpty() && take == Take.NEITHER) {
            conflicts.add(file);
        } else {
            changed.add(item.id());
            changes.add(put("changed", file, digest));
        }
    }

    /** Not in the store: new, or retired there after both agreed, which is a change of the store like any other. */
    private void missing(FileItem file, Optional<KnowledgeItem> retired, String digest) {
        boolean retiredHere = retired.flatMap(KnowledgeItem::synced).equals(Optional.of(digest));
        if (retiredHere && take != Take.FILES) {
            kept.add(file.id());
        } else {
            added.add(file.id());
            changes.add(put("added", file, digest));
        }
    }

    /** The same words; what may differ is whether it is still a draft, and where it stands. */
    private void same(FileItem file, KnowledgeItem item, String digest) {
        boolean draftMoved = file.standing().status() == Standing.Status.DRAFT
                ^ item.standing().status() == Standing.Status.DRAFT;
        if (draftMoved && item.standing().status() != Standing.Status.QUARANTINED) {
            changed.add(item.id());
            changes.add(put("changed", file, digest));
            return;
        }
        unchanged.add(item.id());
        Optional<String> synced = Optional.of(digest);
        if (!item.location().equals(file.location()) || !item.synced().equals(synced)) {
            changes.add(new Change(Change.MOVED, item.content(), file.location(), item.standing(), synced));
        }
    }

    /** No longer in the files. What never was there stays; what was changed here since is not thrown away silently. */
    private void gone(KnowledgeItem item) {
        if (item.synced().isEmpty()) {
            kept.add(item.id());
            return;
        }
        boolean storeMoved = !item.synced().equals(Optional.of(ItemText.digest(item.content())));
        if (storeMoved && take != Take.FILES) {
            kept.add(item.id());
            return;
        }
        removed.add(item.id());
        Standing retired = item.standing().with(Standing.Status.RETIRED, "removed from the files", List.of());
        changes.add(new Change("retired", item.content(), item.location(), retired, Optional.empty()));
    }

    private static Change put(String act, FileItem file, String digest) {
        return new Change(act, file.content(), file.location(), file.standing(), Optional.of(digest));
    }

    private FaultException conflict() {
        FileItem first = conflicts.getFirst();
        KnowledgeItem ours = Optional.ofNullable(known.get(first.id())).orElseThrow();
        String others = conflicts.size() == 1 ? "" : "; " + (conflicts.size() - 1) + " more items are in conflict";
        return FaultException.of(
                Code.KNOWLEDGE_CONFLICT,
                first.place(),
                first.content().label(),
                "this " + first.content().kind().inWords() + " was changed in the file and, by " + ours.changedBy()
                        + " at " + ours.changedAt() + ", in the store; nothing was imported" + others,
                "Look at both (dash knowledge show), then import with --take files or --take store");
    }
}
