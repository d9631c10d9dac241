package dash.draft;

import dash.draft.ColumnFindings.CommonValue;
import dash.draft.FoundQuirk.Kind;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Metric;
import dash.knowledge.TableKnowledge;
import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** A made-up harbour that rents out boats: keys, flags, cents, a join that only values tell, and a sensitive column. */
final class Harbour {

    static final RelationName BOATS = new RelationName("public", "boats");
    static final RelationName CHARTERS = new RelationName("public", "tbl_charters");
    static final RelationName SAILORS = new RelationName("public", "sailors");
    static final RelationName LINES = new RelationName("public", "charter_lines");

    private Harbour() {}

    static Schema schema() {
        return new Schema(
                "f",
                List.of("public"),
                List.of(
                        table(BOATS, List.of(), "id integer", "name text", "boat_class text", "length numeric(5,2)"),
                        table(
                                SAILORS,
                                List.of(),
                                "sailor_no integer",
                                "name text",
                                "country text",
                                "email text",
                                "joined_on date"),
                        table(
                                CHARTERS,
                                List.of(new ForeignKey(List.of("boat_id"), BOATS, List.of("id"))),
                                "id integer",
                                "boat_id integer",
                                "sailor integer",
                                "status text",
                                "price_cents bigint",
                                "fee_eur numeric(10,2)",
                                "qty_guests integer",
                                "updated_at timestamp",
                                "started_at timestamp",
                                "is_test boolean"),
                        table(
                                LINES,
                                List.of(new ForeignKey(List.of("charter_id"), CHARTERS, List.of("id"))),
                                "charter_id integer",
                                "unit_price numeric",
                                "quantity integer",
                                "discount numeric")));
    }

    private static Table table(RelationName name, List<ForeignKey> keys, String... columns) {
        List<Column> made = Arrays.stream(columns)
                .map(written -> written.split(" ", 2))
                .map(parts -> new Column(parts[0], parts[1], false, "", List.of()))
                .toList();
        return new Table(
                name,
                Table.Kind.TABLE,
                made,
                List.of(List.of(made.getFirst().name())),
                keys,
                List.of(),
                "",
                10,
                Optional.empty());
    }

    static Map<RelationName, TableFindings> findings() {
        Map<RelationName, TableFindings> findings = new LinkedHashMap<>();
        findings.put(
                BOATS,
                new TableFindings(
                        BOATS, 40, Map.of("boat_class", few("S", "M", "L"), "name", many()), List.of(), List.of()));
        findings.put(
                SAILORS,
                new TableFindings(
                        SAILORS,
                        900,
                        Map.of("country", few("Belgium", "Denmark"), "name", many()),
                        List.of(),
                        List.of()));
        findings.put(
                LINES, new TableFindings(LINES, 9000, Map.of("discount", range("0", "0.25")), List.of(), List.of()));
        findings.put(
                CHARTERS,
                new TableFindings(
                        CHARTERS,
                        5000,
                        Map.of(
                                "status", few("open", "done"),
                                "started_at", range("2021-04-01 08:00:00", "2024-10-31 18:30:00"),
                                "fee_eur",
                                        new ColumnFindings(
                                                0.4,
                                                OptionalLong.empty(),
                                                List.of(),
                                                Optional.empty(),
                                                Optional.empty())),
                        List.of(
                                new FoundQuirk(
                                        Kind.CENTS,
                                        List.of("price_cents"),
                                        "price_cents is in cents.",
                                        "Divide by 100."),
                                new FoundQuirk(
                                        Kind.TEST_ROWS,
                                        List.of("is_test"),
                                        "12 of 5000 rows are tests.",
                                        "Leave them out.",
                                        Optional.of("NOT is_test"))),
                        List.of(new FoundJoin(List.of("sailor"), SAILORS, List.of("sailor_no"), 0.9972))));
        return findings;
    }

    private static ColumnFindings few(String... values) {
        return new ColumnFindings(
                0,
                OptionalLong.of(values.length),
                Arrays.stream(values).map(value -> new CommonValue(value, 10)).toList(),
                Optional.empty(),
                Optional.empty());
    }

    private static ColumnFindings many() {
        return new ColumnFindings(0, OptionalLong.of(800), List.of(), Optional.empty(), Optional.empty());
    }

    private static ColumnFindings range(String least, String most) {
        return new ColumnFindings(0, OptionalLong.empty(), List.of(), Optional.of(least), Optional.of(most));
    }

    static Drafts drafts() {
        return Drafting.of(schema(), findings(), column -> column.column().equals("email"), name -> name);
    }

    static TableKnowledge note(String table) {
        return drafts().items().stream()
                .filter(TableKnowledge.class::isInstance)
                .map(TableKnowledge.class::cast)
                .filter(note -> note.name().equals(table))
                .findFirst()
                .orElseThrow();
    }

    static Metric metric(String name) {
        return drafts().items().stream()
                .filter(Metric.class::isInstance)
                .map(Metric.class::cast)
                .filter(metric -> metric.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    static List<GlossaryEntry> glossary() {
        return drafts().items().stream()
                .filter(GlossaryEntry.class::isInstance)
                .map(GlossaryEntry.class::cast)
                .toList();
    }
}
