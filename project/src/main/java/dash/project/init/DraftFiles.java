package dash.project.init;

import dash.curate.Importing.Take;
import dash.curate.KnowledgeFiles;
import dash.knowledge.Edition;
import dash.knowledge.Item;
import dash.knowledge.ItemId;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Location;
import dash.knowledge.Standing;
import dash.knowledge.TableKnowledge;
import dash.knowledge.files.FreeLocation;
import dash.knowledge.files.KnowledgeWriter;
import dash.knowledge.files.Shelf;
import dash.project.ProjectKnowledge;
import dash.project.curating.DroppedDrafts;
import dash.schema.RelationName;
import dash.schema.Schema;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes drafts as files, each in one of its own, and brings them in. What is there in whatever form is left alone. */
final class DraftFiles {

    private final ProjectKnowledge knowledge;
    private final Schema schema;
    private final List<Item> added = new ArrayList<>();
    private final List<ItemId> kept = new ArrayList<>();

    DraftFiles(ProjectKnowledge knowledge, Schema schema) {
        this.knowledge = knowledge;
        this.schema = schema;
    }

    List<Item> added() {
        return List.copyOf(added);
    }

    List<ItemId> kept() {
        return List.copyOf(kept);
    }

    void write(List<Item> drafts) {
        Edition edition = knowledge.current().edition();
        Set<ItemId> known =
                edition.items().stream().map(KnowledgeItem::id).collect(Collectors.toCollection(HashSet::new));
        known.addAll(DroppedDrafts.in(knowledge.folder()).ids());
        Set<RelationName> described = described(edition);
        Shelf shelf = Shelf.of(edition);
        List<KnowledgeItem> items = new ArrayList<>();
        for (Item draft : drafts) {
            boolean there = !known.add(draft.id())
                    || table(draft).filter(described::contains).isPresent();
            if (there) {
                kept.add(draft.id());
                continue;
            }
            Location location = FreeLocation.of(draft, shelf);
            shelf.put(draft.id(), location);
            added.add(draft);
            items.add(new KnowledgeItem(draft, location, Standing.DRAFT, 0, "dash", Instant.EPOCH, Optional.empty()));
        }
        Map<String, String> texts = KnowledgeWriter.files(items);
        texts.forEach((file, text) -> KnowledgeFiles.write(knowledge.folder(), file, text));
        knowledge.bringIn(Take.NEITHER);
    }

    /** A table may be described under its full name, and drafted under its short one. */
    private Set<RelationName> described(Edition edition) {
        return edition.living().stream()
                .flatMap(item -> table(item.content()).stream())
                .collect(Collectors.toSet());
    }

    private Optional<RelationName> table(Item item) {
        return item instanceof TableKnowledge note
                ? schema.find(note.name()).map(table -> table.name())
                : Optional.empty();
    }
}
