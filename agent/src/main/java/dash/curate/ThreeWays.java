package dash.curate;

import dash.curate.Importing.Take;
import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.knowledge.Change;
import dash.knowledge.Edition;
import dash.knowledge.Item;
import dash.knowledge.ItemId;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Location;
import dash.knowledge.Standing;
import dash.knowledge.files.FileItem;
import dash.knowledge.files.FreeLocation;
import dash.knowledge.files.ItemText;
import dash.knowledge.files.Shelf;
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
    private final boolean own;
    private final Shelf shelf;
    private final List<Change> changes = new ArrayList<>();
    private final List<FileItem> conflicts = new ArrayList<>();
    private final List<ItemId> added = new ArrayList<>();
    private final List<ItemId> changed = new ArrayList<>();
    private final List<ItemId> removed = new ArrayList<>();
    private final List<ItemId> unchanged = new ArrayList<>();
    private final List<ItemId> kept = new ArrayList<>();

    /** {@code own} is the project's folder: it also says what is gone. Another folder only brings something. */
    ThreeWays(Edition current, List<FileItem> files, Take take, boolean own) {
        this.known = current.byId();
        this.take = take;
        this.own = own;
        Set<ItemId> present = new HashSet<>();
        files.forEach(file -> present.add(file.id()));
        List<KnowledgeItem> others = current.living().stream()
                .filter(item -> !present.contains(item.id()))
                .toList();
        this.shelf = own ? new Shelf() : Shelf.of(current);
        if (own) {
            files.forEach(file -> shelf.put(file.id(), file.location()));
        }
        files.forEach(file -> compare(file, Optional.ofNullable(known.get(file.id()))));
        if (own) {
            others.forEach(this::gone);
        }
    }

    List<Change> changes() {
        if (!conflicts.isEmpty()) {
            throw FaultException.ofAll(conflicts.stream().map(this::conflict).toList());
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
            changes.add(put("changed", file, there, digest));
        }
    }

    /** Not in the store: new, or retired there after both agreed, which is a change of the store like any other. */
    private void missing(FileItem file, Optional<KnowledgeItem> retired, String digest) {
        Optional<String> agreed = retired.flatMap(KnowledgeItem::synced);
        boolean fileMoved = !agreed.equals(Optional.of(digest));
        if (agreed.isEmpty() || take == Take.FILES || (fileMoved && !own)) {
            added.add(file.id());
            changes.add(put("added", file, retired, digest));
        } else if (fileMoved && take == Take.NEITHER) {
            conflicts.add(file);
        } else {
            kept.add(file.id());
        }
    }

    /** The same words; what may differ is whether it is still a draft, and where it stands. */
    private void same(FileItem file, KnowledgeItem item, String digest) {
        boolean draftMoved = file.standing().status() == Standing.Status.DRAFT
                ^ item.standing().status() == Standing.Status.DRAFT;
        if (draftMoved && item.standing().status() != Standing.Status.QUARANTINED) {
            changed.add(item.id());
            changes.add(put("changed", file, Optional.of(item), digest));
            return;
        }
        unchanged.add(item.id());
        Optional<String> synced = Optional.of(digest);
        if (own && (!item.location().equals(file.location()) || !item.synced().equals(synced))) {
            changes.add(new Change(Change.MOVED, item.content(), file.location(), item.standing(), synced));
        }
    }

    /** No longer in the files. What never was there stays; what was changed here since is not thrown away silently. */
    private void gone(KnowledgeItem item) {
        boolean storeMoved = !item.synced().equals(Optional.of(ItemText.digest(item.content())));
        if (item.synced().isEmpty() || (storeMoved && take != Take.FILES)) {
            stays(item);
            return;
        }
        removed.add(item.id());
        Standing retired = item.standing().with(Standing.Status.RETIRED, "removed from the files", List.of());
        changes.add(new Change("retired", item.content(), item.location(), retired, Optional.empty()));
    }

    /** Somebody may have made a file just where this one was to be written. */
    private void stays(KnowledgeItem item) {
        kept.add(item.id());
        if (!shelf.fits(item.content(), item.location())) {
            Location free = FreeLocation.of(item.content(), shelf);
            changes.add(new Change(Change.MOVED, item.content(), free, item.standing(), item.synced()));
            shelf.put(item.id(), free);
        } else {
            shelf.put(item.id(), item.location());
        }
    }

    /** Only the project's own files are what the store has to agree with. */
    private Change put(String act, FileItem file, Optional<KnowledgeItem> there, String digest) {
        if (own) {
            return new Change(act, file.content(), file.location(), file.standing(), Optional.of(digest));
        }
        Item content = file.content();
        Location location = there.map(KnowledgeItem::location)
                .or(() -> Optional.of(file.location()))
                .filter(place -> shelf.fits(content, place))
                .orElseGet(() -> FreeLocation.of(content, shelf));
        shelf.put(file.id(), location);
        return new Change(act, content, location, file.standing(), there.flatMap(KnowledgeItem::synced));
    }

    private Fault conflict(FileItem file) {
        KnowledgeItem ours = Optional.ofNullable(known.get(file.id())).orElseThrow();
        return new Fault(
                Code.KNOWLEDGE_CONFLICT,
                file.place(),
                file.content().label(),
                "this " + file.content().kind().inWords() + " was changed in the file and, by " + ours.changedBy()
                        + " at " + ours.changedAt() + ", in the store; nothing was imported",
                "Look at both (dash knowledge show), then run dash import with --take files or --take store");
    }
}
