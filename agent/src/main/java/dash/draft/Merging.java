package dash.draft;

import dash.knowledge.ColumnKnowledge;
import dash.knowledge.Item;
import dash.knowledge.ItemId;
import dash.knowledge.Names;
import dash.knowledge.RelatedTable;
import dash.knowledge.TableKnowledge;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Puts drafts of several origins together. What somebody told elsewhere goes before what was guessed here. */
public final class Merging {

    private Merging() {}

    /** The first list is the most trusted. Notes on one table become one note; of other items the first of a name stays. */
    public static List<Item> of(List<List<Item>> byTrust) {
        Map<ItemId, Item> merged = new LinkedHashMap<>();
        byTrust.stream().flatMap(List::stream).forEach(item -> merged.merge(item.id(), item, Merging::together));
        return merged.values().stream()
                .sorted(java.util.Comparator.comparing(Item::kind))
                .toList();
    }

    private static Item together(Item trusted, Item other) {
        return trusted instanceof TableKnowledge one && other instanceof TableKnowledge two ? table(one, two) : trusted;
    }

    private static TableKnowledge table(TableKnowledge one, TableKnowledge two) {
        Map<String, String> notes = new LinkedHashMap<>(one.columnNotes());
        two.columnNotes().forEach((column, note) -> notes.merge(column, note, Merging::both));
        return new TableKnowledge(
                two.name(),
                one.description().isBlank() ? two.description() : one.description(),
                together(one.useCases(), two.useCases()),
                together(one.dataQualityNotes(), two.dataQualityNotes()),
                columns(one, two),
                notes,
                related(one, two),
                said(one.owner(), two.owner()),
                said(one.refreshFrequency(), two.refreshFrequency()),
                said(one.freshnessColumn(), two.freshnessColumn()),
                together(one.sensitiveColumns(), two.sensitiveColumns()));
    }

    private static String both(String one, String two) {
        return one.contains(two) ? one : one + " " + two;
    }

    private static List<ColumnKnowledge> columns(TableKnowledge one, TableKnowledge two) {
        Map<String, ColumnKnowledge> columns = new LinkedHashMap<>();
        two.columns().forEach(column -> columns.put(Names.key(column.name()), column));
        one.columns()
                .forEach(column -> columns.merge(
                        Names.key(column.name()),
                        column,
                        (guessed, told) -> new ColumnKnowledge(
                                guessed.name(),
                                said(guessed.type(), told.type()),
                                said(told.description(), guessed.description()))));
        return List.copyOf(columns.values());
    }

    /** One join for each table: two conditions for the same table would leave open which one holds. */
    private static List<RelatedTable> related(TableKnowledge one, TableKnowledge two) {
        List<RelatedTable> related = new ArrayList<>(one.relatedTables());
        two.relatedTables().stream()
                .filter(join -> one.relatedTables().stream()
                        .noneMatch(told -> Names.key(told.table()).equals(Names.key(join.table()))))
                .forEach(related::add);
        return related;
    }

    private static String said(String one, String other) {
        return one.isBlank() ? other : one;
    }

    private static List<String> together(List<String> one, List<String> two) {
        return Stream.concat(one.stream(), two.stream()).distinct().toList();
    }
}
