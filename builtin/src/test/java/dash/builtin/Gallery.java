package dash.builtin;

import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.context.Context;
import dash.knowledge.GlossaryEntry;
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

/** A made-up gallery of which only the live schema is known, and a few values. */
final class Gallery {

    private static final Map<String, List<String>> VALUES = Map.of(
            "painters.country", List.of("Norway", "Peru"),
            "paintings.style", List.of("Cubism", "Baroque"),
            "paintings.title", List.of("Night Harbour"),
            "painters.name", List.of("Ida Holm"),
            "visitors.city", List.of("Oslo", "Lima"));

    private Gallery() {}

    static Move ask(String text) {
        return ask(text, List.of());
    }

    static Move ask(String text, List<GlossaryEntry> glossary) {
        Knowledge knowledge = new Knowledge(
                List.of(), List.of(), List.of(), List.of(), glossary, Optional.empty(), List.of(), List.of());
        Context context = new Context(knowledge, schema(), LocalDate.of(2025, 8, 20), List.of(), List.of());
        Question question =
                new Question(QuestionId.random(), "gallery", text, new Asker("test"), Door.TEST, Instant.EPOCH);
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
                "gallery",
                List.of("public"),
                List.of(
                        table("painters", "painter_id int, name text, country text, birth_date date", ""),
                        table(
                                "paintings",
                                "painting_id int, painter_id int, title text, style text, price numeric, painted_year int",
                                "painter_id painters"),
                        table(
                                "visitors",
                                "visitor_id int, first_name text, last_name text, city text, member boolean",
                                ""),
                        table(
                                "tickets",
                                "ticket_id int, visitor_id int, sold_on date, amount numeric, status text",
                                "visitor_id visitors")));
    }

    /** The first column is the key; a key of another table is written as its column and that table. */
    private static Table table(String name, String columns, String key) {
        List<Column> all = new ArrayList<>();
        for (String column : columns.split(", ", -1)) {
            String[] parts = column.split(" ", -1);
            String comment = parts[0].equals("status") ? "S = sold, R = refunded" : "";
            all.add(new Column(parts[0], parts[1], false, comment, List.of()));
        }
        List<ForeignKey> keys = new ArrayList<>();
        if (!key.isEmpty()) {
            String[] parts = key.split(" ", -1);
            keys.add(new ForeignKey(List.of(parts[0]), new RelationName("public", parts[1]), List.of(parts[0])));
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
