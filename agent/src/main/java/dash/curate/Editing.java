package dash.curate;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.fault.Place;
import dash.knowledge.Change;
import dash.knowledge.Edition;
import dash.knowledge.Item;
import dash.knowledge.ItemId;
import dash.knowledge.KnowledgeBase;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Location;
import dash.knowledge.Revision;
import dash.knowledge.Standing;
import dash.knowledge.files.FreeLocation;
import dash.knowledge.files.ItemText;
import dash.knowledge.files.Shelf;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Changes one item at a time. Whoever edits says which version was read, and is told when somebody was faster. */
public final class Editing {

    /** What people do; quarantine comes and goes by itself and is not undone. */
    private static final Set<String> ACTS = Set.of("added", "changed", "retired", "undone");

    private final KnowledgeBase base;
    private final String author;

    public Editing(KnowledgeBase base, String author) {
        this.base = base;
        this.author = author;
    }

    /** Adds the item, or changes the one of its name. Without a version the item has to be new. */
    public KnowledgeItem put(Item content, Standing.Origin origin, OptionalInt version) {
        checkItCanBeWritten(content);
        Edition edition = base.change(author, current -> List.of(change(current, content, origin, version)));
        return edition.find(content.id()).orElseThrow();
    }

    public KnowledgeItem retire(ItemId id, OptionalInt version) {
        Edition edition = base.change(author, current -> {
            KnowledgeItem item = living(current, id);
            checkVersion(item, version);
            return List.of(Change.of(
                    "retired", item, item.standing().with(Standing.Status.RETIRED, "retired by " + author, List.of())));
        });
        return edition.find(id).orElseThrow();
    }

    /** Takes back the last thing a person did to the item; what came in by it stays in the history. */
    public KnowledgeItem undo(ItemId id) {
        List<Revision> history = base.history(id);
        List<Revision> acts = history.stream()
                .filter(revision -> ACTS.contains(revision.act()))
                .toList();
        if (acts.isEmpty()) {
            throw unknown(base.current(), id);
        }
        Edition edition = base.change(author, current -> {
            KnowledgeItem item = current.find(id).orElseThrow(() -> unknown(current, id));
            if (history.size() != item.version()) {
                throw changedMeanwhile(item);
            }
            if (acts.size() == 1) {
                Standing gone = item.standing().with(Standing.Status.RETIRED, "undone by " + author, List.of());
                return List.of(Change.of("undone", item, gone));
            }
            Revision before = acts.get(acts.size() - 2);
            Location location = location(before.content(), Optional.of(before.location()), current);
            return List.of(new Change("undone", before.content(), location, before.standing(), item.synced()));
        });
        return edition.find(id).orElseThrow();
    }

    private static Change change(Edition current, Item content, Standing.Origin origin, OptionalInt version) {
        Optional<KnowledgeItem> there = current.find(content.id());
        Optional<KnowledgeItem> living = there.filter(item -> item.standing().status() != Standing.Status.RETIRED);
        living.ifPresent(item -> checkVersion(item, version));
        if (living.isEmpty() && version.isPresent()) {
            throw there.map(Editing::changedMeanwhile).orElseGet(() -> unknown(current, content.id()));
        }
        Location location = location(content, there.map(KnowledgeItem::location), current);
        // A draft that somebody put their hand to is theirs.
        Standing.Origin keeps = living.map(KnowledgeItem::standing)
                .filter(known -> !known.isDraft())
                .map(Standing::origin)
                .orElse(origin);
        Standing standing = Standing.of(keeps, Standing.Status.ACTIVE);
        String act = living.isPresent() ? "changed" : "added";
        return new Change(act, content, location, standing, there.flatMap(KnowledgeItem::synced));
    }

    /** Where it stood, unless something else took the place meanwhile. */
    private static Location location(Item content, Optional<Location> before, Edition current) {
        Shelf shelf = Shelf.of(current);
        return before.filter(known -> shelf.fits(content, known)).orElseGet(() -> FreeLocation.of(content, shelf));
    }

    private static void checkVersion(KnowledgeItem item, OptionalInt version) {
        if (version.isEmpty() || version.getAsInt() != item.version()) {
            throw changedMeanwhile(item);
        }
    }

    /** An item that its own format cannot hold would be lost by the next export. */
    private static void checkItCanBeWritten(Item content) {
        String text = ItemText.write(content);
        boolean same;
        try {
            same = ItemText.read(content.kind(), content.kind().inWords(), text).equals(content);
        } catch (FaultException unreadable) {
            same = false;
        }
        if (!same) {
            throw FaultException.of(
                    Code.KNOWLEDGE_BROKEN,
                    Place.named(content.id().toString()),
                    content.label(),
                    "this cannot be written as a file and read back as it is",
                    "Leave out line breaks in names and texts that look like tags");
        }
    }

    private static KnowledgeItem living(Edition current, ItemId id) {
        return current.living().stream()
                .filter(item -> item.id().equals(id))
                .findFirst()
                .orElseThrow(() -> unknown(current, id));
    }

    private static FaultException changedMeanwhile(KnowledgeItem item) {
        return FaultException.of(
                Code.KNOWLEDGE_CHANGED_MEANWHILE,
                Place.named(item.id().toString()),
                "version " + item.version(),
                "it was changed by " + item.changedBy() + " at " + item.changedAt() + "; nothing was changed now",
                "Look at the new version (dash knowledge show), and send your change again with --version "
                        + item.version());
    }

    private static FaultException unknown(Edition edition, ItemId id) {
        List<String> names = edition.living().stream()
                .filter(item -> item.id().kind() == id.kind())
                .map(item -> item.content().label())
                .toList();
        return FaultException.of(
                Code.KNOWLEDGE_UNKNOWN,
                Place.named("knowledge"),
                id.toString(),
                "there is no " + id.kind().inWords() + " of this name"
                        + Nearest.among(id.key(), names)
                                .map(near -> "; the nearest is " + near)
                                .orElse(""),
                "dash knowledge list shows what there is");
    }
}
