package dash.builtin;

import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.context.Context;
import dash.knowledge.Knowledge;
import dash.question.Asker;
import dash.question.Door;
import dash.question.Question;
import dash.question.QuestionId;
import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.search.ValueMatch;
import dash.search.Values;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A made-up wholesaler: amounts in cents, days that are due and kept, rows that lead to others of their own table. */
final class Wholesaler {

    private static final Map<String, List<String>> VALUES = Map.of(
            "staff.name", List.of("Ada Fuller"),
            "staff.gender", List.of("F", "M"),
            "shippers.title", List.of("Speedy Express"),
            "categories.title", List.of("Seafood"),
            "articles.title", List.of("Tea"));

    private Wholesaler() {}

    static Move ask(String text) {
        Knowledge knowledge = new Knowledge(
                List.of(), List.of(), List.of(), List.of(), List.of(), Optional.empty(), List.of(), List.of());
        Context context = new Context(knowledge, schema(), LocalDate.of(2025, 8, 20), List.of(), List.of());
        Question question =
                new Question(QuestionId.random(), "wholesaler", text, new Asker("test"), Door.TEST, Instant.EPOCH);
        return new BuiltinAnalyst(values()).next(Transcript.open(question, context), Work.ALONE);
    }

    private static Values values() {
        return (texts, columns) -> {
            List<ValueMatch> found = new ArrayList<>();
            columns.forEach(column -> VALUES.getOrDefault(column.table().name() + "." + column.column(), List.of())
                    .forEach(value -> texts.stream()
                            .filter(text -> text.equalsIgnoreCase(value))
                            .forEach(text -> found.add(new ValueMatch(text, column, value)))));
            return found;
        };
    }

    private static Schema schema() {
        return new Schema(
                "wholesaler",
                List.of("public"),
                List.of(
                        table(
                                "staff",
                                "staff_id int, name text, gender text, born_on date, hired_on date, boss_id int?",
                                "boss_id staff staff_id"),
                        table("categories", "category_id int, title text", ""),
                        table(
                                "articles",
                                "article_id int, category_id int, title text, list_price_cents int, weight_kg numeric,"
                                        + " in_stock int, reorder_level int, discontinued int, pack_size text",
                                "category_id categories category_id"),
                        table(
                                "contests",
                                "entry_id int, staff_id int, season int, position text",
                                "staff_id staff staff_id"),
                        table("shippers", "shipper_id int, title text", ""),
                        table(
                                "orders",
                                "order_id int, staff_id int, carrier_id int, ordered_on date, due_on date,"
                                        + " shipped_on date?, paid boolean",
                                "staff_id staff staff_id, carrier_id shippers shipper_id"),
                        table(
                                "order_lines",
                                "line_id int, order_id int, article_id int, unit_price numeric, quantity int, discount real",
                                "order_id orders order_id, article_id articles article_id")));
    }

    /** The first column is the key, a mark says that values may be missing; a key is column, table and its column. */
    private static Table table(String name, String columns, String key) {
        List<Column> all = new ArrayList<>();
        for (String column : columns.split(", ", -1)) {
            String[] parts = column.split(" ", -1);
            boolean nullable = parts[1].endsWith("?");
            all.add(new Column(parts[0], parts[1].replace("?", ""), nullable, "", List.of()));
        }
        List<ForeignKey> keys = new ArrayList<>();
        for (String each : key.isEmpty() ? new String[0] : key.split(", ", -1)) {
            String[] parts = each.split(" ", -1);
            keys.add(new ForeignKey(List.of(parts[0]), new RelationName("public", parts[1]), List.of(parts[2])));
        }
        List<List<String>> unique = List.of(List.of(all.getFirst().name()));
        return new Table(
                new RelationName("public", name),
                Table.Kind.TABLE,
                all,
                unique,
                keys,
                List.of(),
                "",
                100,
                Optional.empty());
    }
}
