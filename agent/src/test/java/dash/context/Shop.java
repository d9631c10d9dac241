package dash.context;

import dash.knowledge.BusinessRule;
import dash.knowledge.ColumnKnowledge;
import dash.knowledge.Document;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Gotcha;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.knowledge.QueryPattern;
import dash.knowledge.TableKnowledge;
import dash.question.Asker;
import dash.question.Door;
import dash.question.Question;
import dash.question.QuestionId;
import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.SchemaReader;
import dash.schema.Table;
import dash.search.ColumnValues;
import dash.search.SearchDocuments;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A made-up project of any size: numbered families of a table, its metric, its rule, its pattern and its document. */
final class Shop {

    static final Clock CLOCK = Clock.fixed(Instant.parse("2026-06-30T12:00:00Z"), ZoneOffset.UTC);

    private static final List<String> THINGS = List.of(
            "orders", "refunds", "parcels", "tickets", "invoices", "sensors", "visits", "leads", "shifts", "tours");

    private Shop() {}

    static Question question(String text) {
        return new Question(new QuestionId("0123456789ab"), "shop", text, new Asker("ann"), Door.TEST, CLOCK.instant());
    }

    static String thing(int number) {
        String thing = THINGS.get(number % THINGS.size());
        return number < THINGS.size() ? thing : thing + "x" + number / THINGS.size();
    }

    static Schema schema(int tables) {
        List<Table> made = new ArrayList<>();
        for (int number = 0; number < tables; number++) {
            made.add(table(thing(number), number > 0 ? Optional.of(thing(number - 1)) : Optional.empty()));
        }
        return new Schema("f" + tables, List.of("public"), made);
    }

    private static Table table(String name, Optional<String> parent) {
        List<Column> columns = List.of(
                new Column("id", "integer", false, "", List.of()),
                new Column("parent_id", "integer", true, "", List.of()),
                new Column("status", "text", false, "Where it stands", List.of("open", "closed")),
                new Column("amount_cents", "bigint", false, "", List.of()));
        List<ForeignKey> keys = parent
                .map(target -> new ForeignKey(List.of("parent_id"), new RelationName("public", target), List.of("id")))
                .stream()
                .toList();
        return new Table(
                new RelationName("public", name),
                Table.Kind.TABLE,
                columns,
                List.of(List.of("id")),
                keys,
                List.of(),
                "All " + name,
                10,
                Optional.empty());
    }

    static Knowledge knowledge(int families) {
        List<TableKnowledge> tables = new ArrayList<>();
        List<Metric> metrics = new ArrayList<>();
        List<BusinessRule> rules =
                new ArrayList<>(List.of(new BusinessRule("Money is in euros", "", List.of(), List.of(), List.of())));
        List<Gotcha> gotchas = new ArrayList<>();
        List<GlossaryEntry> glossary = new ArrayList<>();
        List<QueryPattern> patterns = new ArrayList<>();
        List<Document> documents = new ArrayList<>();
        for (int number = 0; number < families; number++) {
            String thing = thing(number);
            tables.add(note(thing, "All the " + thing + " we ever had."));
            metrics.add(metric(thing));
            rules.add(new BusinessRule(
                    "Closed " + thing + " do not count",
                    "Keep status = 'open'.",
                    List.of(thing),
                    List.of(),
                    List.of()));
            gotchas.add(new Gotcha("Amounts of " + thing + " are in cents", List.of(thing), "Divide by 100."));
            glossary.add(new GlossaryEntry("big " + thing, List.of(), "Above 1000, see " + thing));
            patterns.add(pattern(thing));
            documents.add(new Document("On " + thing, thing + ".md", "How we handle " + thing + " in the house."));
        }
        return new Knowledge(tables, metrics, rules, gotchas, glossary, Optional.empty(), patterns, documents);
    }

    static TableKnowledge note(String table, String description) {
        return new TableKnowledge(
                table,
                description,
                List.of("Counting"),
                List.of("Late by a day."),
                List.of(new ColumnKnowledge("amount_cents", "bigint", "Worth, in cents")),
                Map.of("status", "Only open ones count."),
                List.of(),
                "Sales",
                "daily",
                "",
                List.of());
    }

    private static Metric metric(String thing) {
        return new Metric(
                "Open " + thing,
                "How many " + thing + " are open.",
                Optional.empty(),
                Optional.of("count(*)"),
                Optional.of(thing),
                List.of("status = 'open'"),
                Optional.empty(),
                "",
                List.of(),
                thing,
                "Sales",
                List.of("Not the closed ones."),
                List.of(),
                List.of(),
                "");
    }

    static QueryPattern pattern(String thing) {
        return new QueryPattern(
                thing + "_by_status",
                "Counts " + thing + " by status.",
                List.of("How many " + thing + " in each status?"),
                thing + " by status",
                List.of(thing),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                "SELECT status, count(*)\nFROM " + thing + "\nGROUP BY 1");
    }

    static SchemaReader reader(Schema schema) {
        return new SchemaReader() {
            @Override
            public Schema schema() {
                return schema;
            }

            @Override
            public Schema refresh() {
                return schema;
            }
        };
    }

    static PlainIndex index(Knowledge knowledge, Schema schema) {
        return new PlainIndex(SearchDocuments.of(knowledge, schema, ColumnValues.NONE, column -> false));
    }

    static Contexts contexts(Knowledge knowledge, Schema schema, ContextLimits limits) {
        return new Contexts(
                Layers.of(() -> knowledge, reader(schema)),
                Optional.of(index(knowledge, schema)),
                new EstimatedTokens(),
                limits,
                CLOCK);
    }
}
