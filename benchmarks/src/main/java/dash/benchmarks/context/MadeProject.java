package dash.benchmarks.context;

import dash.knowledge.BusinessRule;
import dash.knowledge.ColumnKnowledge;
import dash.knowledge.Document;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Gotcha;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.knowledge.QueryPattern;
import dash.knowledge.TableKnowledge;
import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** A project of any size from a seed: tables of two or three business words, and what people would write about them. */
public final class MadeProject {

    private static final List<String> WORDS = List.of(
            "order",
            "refund",
            "parcel",
            "ticket",
            "invoice",
            "sensor",
            "visit",
            "lead",
            "shift",
            "tour",
            "account",
            "plan",
            "price",
            "stock",
            "return",
            "claim",
            "policy",
            "driver",
            "route",
            "depot",
            "supplier",
            "batch",
            "recipe",
            "harvest",
            "tank",
            "meter",
            "reading",
            "alarm",
            "contract",
            "tariff",
            "payment",
            "card",
            "bank",
            "loan",
            "branch",
            "agent",
            "call",
            "campaign",
            "click",
            "session",
            "basket",
            "coupon",
            "review",
            "rating",
            "course",
            "pupil",
            "exam",
            "grade",
            "room",
            "booking",
            "guest",
            "meal",
            "flight",
            "crew",
            "seat",
            "fare");
    private static final List<String> COLUMNS = List.of(
            "status",
            "created_at",
            "closed_at",
            "amount_cents",
            "country_code",
            "channel",
            "owner_id",
            "quantity",
            "note",
            "score",
            "priority",
            "region",
            "currency",
            "is_test",
            "source_system",
            "updated_at");

    private final Random random;
    private final List<Table> tables = new ArrayList<>();
    private final List<TableKnowledge> notes = new ArrayList<>();
    private final List<Metric> metrics = new ArrayList<>();
    private final List<BusinessRule> rules = new ArrayList<>();
    private final List<Gotcha> gotchas = new ArrayList<>();
    private final List<GlossaryEntry> glossary = new ArrayList<>();
    private final List<QueryPattern> patterns = new ArrayList<>();
    private final List<Document> documents = new ArrayList<>();

    public MadeProject(int items, long seed) {
        random = new Random(seed);
        for (int made = 0; made < items; made += 8) {
            family(tables.size());
        }
    }

    private String word() {
        return WORDS.get(random.nextInt(WORDS.size()));
    }

    /** One table and eight items about it: note, two metrics, rule, gotcha, glossary entry, pattern, document. */
    private void family(int number) {
        String name = word() + "_" + word() + "_" + word() + "s" + (number < 200 ? "" : "_" + number);
        String words = name.replace('_', ' ');
        table(name);
        notes.add(note(name, words));
        metrics.add(metric("Number of " + words, "count(*)", name));
        metrics.add(metric("Value of " + words, "sum(amount_cents) / 100.0", name));
        rules.add(new BusinessRule(
                "Test " + words + " do not count", "Leave out is_test.", List.of(name), List.of(), List.of()));
        gotchas.add(new Gotcha("Amounts of " + words + " are in cents", List.of(name), "Divide by 100."));
        glossary.add(
                new GlossaryEntry(word() + " " + words, List.of(), "A row of " + name + " that was " + word() + "ed"));
        patterns.add(pattern(name, words));
        documents.add(new Document(
                "On " + words,
                name + ".md",
                "How the " + word() + " team handles " + words + ". They are checked by the " + word()
                        + " desk every morning and closed within a week."));
    }

    private void table(String name) {
        List<Column> columns = new ArrayList<>();
        columns.add(new Column("id", "bigint", false, "", List.of()));
        List<ForeignKey> keys = new ArrayList<>();
        for (int key = 0; key < 2 && !tables.isEmpty(); key++) {
            RelationName target = tables.get(random.nextInt(tables.size())).name();
            columns.add(new Column(target.name() + "_id_" + key, "bigint", true, "", List.of()));
            keys.add(new ForeignKey(List.of(target.name() + "_id_" + key), target, List.of("id")));
        }
        COLUMNS.stream()
                .filter(column -> random.nextInt(3) > 0)
                .forEach(column -> columns.add(new Column(column, "text", true, "", List.of())));
        tables.add(new Table(
                new RelationName("public", name),
                Table.Kind.TABLE,
                columns,
                List.of(List.of("id")),
                keys,
                List.of(),
                "",
                1000,
                Optional.empty()));
    }

    private TableKnowledge note(String name, String words) {
        return new TableKnowledge(
                name,
                "Every one of our " + words + ", as the " + word() + " system has it.",
                List.of("Reports on " + words),
                List.of("Late by a day."),
                List.of(new ColumnKnowledge("amount_cents", "text", "Worth in cents")),
                Map.of("status", "open, closed or " + word() + "ed"),
                List.of(),
                "The " + word() + " team",
                "daily",
                "created_at",
                List.of());
    }

    private static Metric metric(String name, String expression, String table) {
        return new Metric(
                name,
                name + ", without tests.",
                Optional.empty(),
                Optional.of(expression),
                Optional.of(table),
                List.of("NOT is_test"),
                Optional.of("created_at"),
                "day",
                List.of(),
                "",
                "Finance",
                List.of(),
                List.of(),
                List.of(),
                "");
    }

    private static QueryPattern pattern(String name, String words) {
        return new QueryPattern(
                name + "_by_month",
                "Counts " + words + " by month.",
                List.of("How many " + words + " a month?"),
                "",
                List.of(name),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                "SELECT date_trunc('month', created_at::timestamp), count(*)\nFROM " + name
                        + "\nGROUP BY 1 ORDER BY 1");
    }

    Knowledge knowledge() {
        return new Knowledge(notes, metrics, rules, gotchas, glossary, Optional.empty(), patterns, documents);
    }

    public Schema schema() {
        return new Schema("made", List.of("public"), tables);
    }

    /** Questions that nobody asked twice. */
    List<String> questions(int count) {
        List<String> asked = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            String words = tables.get(random.nextInt(tables.size()))
                    .name()
                    .name()
                    .replaceAll("_\\d+$", "")
                    .replace('_', ' ');
            asked.add(
                    switch (number % 4) {
                        case 0 -> "How many " + words + " did we have in March " + (2000 + number) + "?";
                        case 1 -> "Which channel brought the most " + words + " since " + (1990 + number) + "?";
                        case 2 -> "What is the value of closed " + words + " by country, top " + (3 + number) + "?";
                        default -> "Show me the trend of " + words + " over " + (2 + number) + " weeks";
                    });
        }
        return asked;
    }
}
