package dash.builtin;

import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.context.Context;
import dash.knowledge.BusinessRule;
import dash.knowledge.Calendar;
import dash.knowledge.Dimension;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.knowledge.Parameter;
import dash.knowledge.QueryPattern;
import dash.knowledge.RelatedTable;
import dash.knowledge.TableKnowledge;
import dash.question.Asker;
import dash.question.Door;
import dash.question.Question;
import dash.question.QuestionId;
import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.search.ColumnName;
import dash.search.ValueMatch;
import dash.search.Values;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A made-up parcel service: what the analyst's behaviour is shown on, with no database behind it. */
final class Parcels {

    private static final LocalDate TODAY = LocalDate.of(2025, 8, 20);

    private Parcels() {}

    static Context context() {
        return new Context(knowledge(), schema(), TODAY, List.of(), List.of());
    }

    /** Claims that happen, and what is left of them; the second has the synonyms given. */
    static Context withClaims(String... synonyms) {
        Knowledge known = knowledge();
        List<Metric> metrics = new ArrayList<>(known.metrics());
        metrics.add(metric(
                "Claims opened",
                "count(*)",
                "parcels",
                "claims",
                List.of(),
                Optional.of("opened_at"),
                List.of("claims", "new claims")));
        metrics.add(metric(
                "Claim backlog",
                "count(*)",
                "senders",
                "claims",
                List.of("active"),
                Optional.empty(),
                List.of(synonyms)));
        metrics.add(metric(
                "Past claim backlog", "count(*)", "parcels", "claims", List.of(), Optional.of("opened_at"), List.of()));
        Knowledge more = new Knowledge(
                known.tables(),
                metrics,
                known.rules(),
                List.of(),
                known.glossary(),
                known.calendar(),
                known.patterns(),
                List.of());
        return new Context(more, schema(), TODAY, List.of(), List.of());
    }

    static Move ask(String text) {
        return ask(text, context());
    }

    static Move ask(String text, Context context) {
        return new BuiltinAnalyst(values()).next(Transcript.open(question(text), context), Work.ALONE);
    }

    static Question question(String text) {
        return new Question(QuestionId.random(), "parcels", text, new Asker("test"), Door.TEST, Instant.EPOCH);
    }

    static Knowledge knowledge() {
        return new Knowledge(
                List.of(table("parcels", "depots", "parcels.depot_code = depots.code")),
                List.of(
                        metric(
                                "Shipped parcels",
                                "count(*)",
                                "parcels",
                                "count",
                                List.of("status = 'sent'"),
                                Optional.of("sent_at"),
                                List.of("parcels", "shipments")),
                        metric(
                                "Freight income",
                                "sum(parcels.price_cents) / 100.0",
                                "parcels",
                                "EUR",
                                List.of(),
                                Optional.of("sent_at"),
                                List.of("income")),
                        metric(
                                "Average weight",
                                "avg(weight)",
                                "parcels",
                                "kg",
                                List.of(),
                                Optional.of("sent_at"),
                                List.of()),
                        metric(
                                "Active senders",
                                "count(*)",
                                "senders",
                                "count",
                                List.of("active"),
                                Optional.empty(),
                                List.of("senders")),
                        Metric.prose("Loyalty", "How faithful senders are", Optional.empty(), "by feeling")),
                List.of(new BusinessRule("Sundays do not count", "", List.of(), List.of(), List.of())),
                List.of(),
                List.of(
                        new GlossaryEntry("depot", List.of("hub"), "where parcels wait"),
                        new GlossaryEntry("BENELUX", List.of("the low countries"), "a region")),
                Optional.of(new Calendar(
                        ZoneId.of("Europe/Berlin"),
                        DayOfWeek.MONDAY,
                        MonthDay.of(2, 1),
                        Calendar.FiscalYearNaming.START,
                        Optional.of(TODAY))),
                List.of(new QueryPattern(
                        "slow_depots",
                        "",
                        List.of("Which depots kept parcels waiting longest in 2024?"),
                        "",
                        List.of(),
                        List.of(),
                        List.of(),
                        Optional.empty(),
                        List.of(
                                new Parameter(
                                        "first",
                                        Parameter.Type.PERIOD_START,
                                        Optional.empty(),
                                        Optional.of("2024-01-01")),
                                new Parameter(
                                        "behind",
                                        Parameter.Type.PERIOD_END,
                                        Optional.empty(),
                                        Optional.of("2025-01-01"))),
                        "SELECT 1 WHERE day >= {{first}} AND day < {{behind}}")),
                List.of());
    }

    private static TableKnowledge table(String name, String other, String hint) {
        return new TableKnowledge(
                name,
                "",
                List.of(),
                List.of(),
                List.of(),
                Map.of(),
                List.of(new RelatedTable(other, hint, "")),
                "",
                "",
                "",
                List.of());
    }

    private static Metric metric(
            String name,
            String expression,
            String table,
            String unit,
            List<String> filters,
            Optional<String> time,
            List<String> synonyms) {
        List<Dimension> dimensions = table.equals("parcels")
                ? List.of(
                        Dimension.of("status"),
                        Dimension.of("depot: depots.name"),
                        Dimension.of("region: depots.region"),
                        Dimension.of("sender: senders.name"))
                : List.of(Dimension.of("plan"));
        return new Metric(
                name,
                "",
                Optional.empty(),
                Optional.of(expression),
                Optional.of(table),
                filters,
                time,
                "",
                dimensions,
                unit,
                "Logistics",
                List.of(),
                List.of(),
                synonyms,
                "");
    }

    private static Schema schema() {
        return new Schema(
                "made up",
                List.of("public"),
                List.of(
                        relation(
                                "parcels",
                                List.of("id"),
                                "id",
                                "status",
                                "price_cents",
                                "weight",
                                "depot_code",
                                "sender_id"),
                        relation("depots", List.of("code"), "code", "name", "region", "status"),
                        relation("senders", List.of("id"), "id", "name", "plan", "active")));
    }

    private static Table relation(String name, List<String> key, String... columns) {
        List<Column> all = new ArrayList<>();
        for (String column : columns) {
            all.add(new Column(column, "text", false, "", List.of()));
        }
        boolean parcels = name.equals("parcels");
        if (parcels) {
            all.add(new Column("sent_at", "timestamp with time zone", false, "", List.of()));
            all.add(new Column("opened_at", "timestamp with time zone", false, "", List.of()));
        }
        List<ForeignKey> keys = parcels
                ? List.of(new ForeignKey(List.of("sender_id"), new RelationName("public", "senders"), List.of("id")))
                : List.of();
        return new Table(
                new RelationName("public", name),
                Table.Kind.TABLE,
                all,
                List.of(key),
                keys,
                List.of(),
                "",
                -1,
                Optional.empty());
    }

    static Values values() {
        List<List<String>> stored = List.of(
                List.of("depots", "region", "North"),
                List.of("depots", "region", "BENELUX"),
                List.of("depots", "region", "IT"),
                List.of("depots", "name", "Ghent"),
                List.of("depots", "name", "O'Hare; DROP TABLE parcels; --"),
                List.of("depots", "name", "Twin"),
                List.of("senders", "name", "Twin"),
                List.of("senders", "name", "Mill & Sons"),
                List.of("senders", "plan", "gold"),
                List.of("parcels", "status", "lost"),
                List.of("parcels", "status", "sent"));
        return (texts, columns) -> stored.stream()
                .filter(row -> columns.contains(new ColumnName(new RelationName("public", row.get(0)), row.get(1))))
                .flatMap(row -> texts.stream()
                        .filter(text -> text.equalsIgnoreCase(row.get(2)))
                        .map(text -> new ValueMatch(
                                text, new ColumnName(new RelationName("public", row.get(0)), row.get(1)), row.get(2))))
                .toList();
    }
}
