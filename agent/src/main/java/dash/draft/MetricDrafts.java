package dash.draft;

import dash.knowledge.Dimension;
import dash.knowledge.Metric;
import dash.knowledge.Names;
import dash.schema.Column;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Likely metrics: the number of rows of every table, totals of what adds up, averages of what does not. Rows that flags set
 * aside are left out, and the metric says so.
 */
final class MetricDrafts {

    private static final int MOST_MEASURES = 4;
    private static final Set<String> MEASURED_IN = Set.of(
            "points",
            "laps",
            "minutes",
            "hours",
            "seconds",
            "milliseconds",
            "bytes",
            "goals",
            "wins",
            "visits",
            "clicks",
            "views",
            "impressions",
            "sessions",
            "downloads",
            "attempts",
            "items",
            "pieces",
            "seats",
            "passengers",
            "calls",
            "messages",
            "units");

    private final Subjects subjects;
    private final Map<String, Metric> drafts = new LinkedHashMap<>();

    private MetricDrafts(Subjects subjects) {
        this.subjects = subjects;
    }

    static List<Metric> of(Subjects subjects) {
        MetricDrafts metrics = new MetricDrafts(subjects);
        boolean tables = subjects.all().stream().anyMatch(MetricDrafts::isTable);
        subjects.all().stream()
                .filter(subject -> !tables || isTable(subject))
                .filter(subject -> !onlyLinks(subject))
                .forEach(metrics::draft);
        return unambiguous(List.copyOf(metrics.drafts.values()));
    }

    private static boolean isTable(Subject subject) {
        return subject.table().kind() != Table.Kind.VIEW && subject.table().kind() != Table.Kind.MATERIALIZED_VIEW;
    }

    /** A table that only connects others is no thing that people count. */
    private static boolean onlyLinks(Subject subject) {
        long references = subject.columns(Role.REFERENCE).count();
        return references >= 2
                && subject.table().columns().stream()
                        .allMatch(column ->
                                Set.of(Role.REFERENCE, Role.KEY, Role.TIME).contains(subject.role(column)));
    }

    private void draft(Subject subject) {
        List<Dimension> dimensions = Dimensions.of(subjects, subject);
        String many = subjects.many(subject);
        add(
                subject,
                new Draft(
                        Phrase.capital(many),
                        "The number of " + many + ": rows of " + subject.name() + ".",
                        "count(*)",
                        many,
                        List.of(
                                "number of " + many,
                                Phrase.one(subject.table().name().name()) + " count")),
                dimensions);
        subject.table().columns().stream()
                .filter(column -> subject.role(column).isMeasure())
                .limit(MOST_MEASURES)
                .forEach(column -> add(subject, measure(subject, column), dimensions));
        lineValue(subject).ifPresent(value -> add(subject, value, dimensions));
    }

    /** A metric before it has its table. */
    private record Draft(String name, String definition, String expression, String unit, List<String> synonyms) {}

    private Draft measure(Subject subject, Column column) {
        String name = subjects.sql(column.name());
        boolean cents = Role.isCents(subject, column.name());
        String scale = cents ? " / 100.0" : "";
        String spoken = Phrase.spoken(column.name().replaceFirst("(?i)(?<=[^_])_?(cents|usd|eur|gbp)$", ""));
        String noun = qualified(Phrase.one(subject.table().name().name()), spoken);
        String divided = cents ? ", divided by 100 because it is kept in cents" : "";
        return subject.role(column) == Role.RATE
                ? new Draft(
                        "Average " + noun,
                        "The average of " + subject.name() + "." + column.name() + divided + ".",
                        "avg(" + name + ")" + scale,
                        rateUnit(subject, column),
                        List.of("average " + spoken, "mean " + noun))
                : new Draft(
                        Phrase.capital(noun),
                        "The total of " + subject.name() + "." + column.name() + divided + ".",
                        "sum(" + name + ")" + scale,
                        totalUnit(subject, column),
                        List.of("total " + noun, "total " + spoken, spoken));
    }

    /** "order amount", but not "order order total". */
    private static String qualified(String one, String spoken) {
        boolean said = spoken.equals(one) || spoken.startsWith(one + " ");
        return said ? spoken : one + " " + spoken;
    }

    private static String totalUnit(Subject subject, Column column) {
        if (subject.role(column) == Role.AMOUNT) {
            return subject.currency(column);
        }
        return Phrase.words(column.name()).stream()
                .filter(MEASURED_IN::contains)
                .findFirst()
                .orElse("");
    }

    private static String rateUnit(Subject subject, Column column) {
        List<String> words = Phrase.words(column.name());
        if (words.contains("price") || Role.isCents(subject, column.name())) {
            return subject.currency(column);
        }
        boolean share = Stream.of("percent", "percentage").anyMatch(words::contains);
        boolean ratio = Stream.of("ratio", "share").anyMatch(words::contains);
        return share ? "percent" : ratio ? "ratio" : "";
    }

    /** A price and a quantity in one row make an amount, less a discount that is a share. */
    private Optional<Draft> lineValue(Subject subject) {
        Optional<Column> price = only(subject, Role.RATE, "price");
        Optional<Column> quantity = only(subject, Role.QUANTITY, "quantity");
        boolean summed = subject.columns(Role.AMOUNT).findAny().isPresent();
        if (price.isEmpty() || quantity.isEmpty() || summed) {
            return Optional.empty();
        }
        Optional<Column> discount = only(subject, Role.RATE, "discount").filter(column -> isShare(subject, column));
        String product = subjects.sql(price.get().name()) + " * "
                + subjects.sql(quantity.get().name())
                + discount.map(column -> " * (1 - " + subjects.sql(column.name()) + ")")
                        .orElse("");
        String one = Phrase.one(subject.table().name().name());
        boolean cents = Role.isCents(subject, price.get().name());
        return Optional.of(new Draft(
                Phrase.capital(one + " value"),
                "The total of " + price.get().name() + " times "
                        + quantity.get().name()
                        + discount.map(column -> ", less " + column.name()).orElse("") + " over " + subject.name()
                        + ".",
                "sum(" + product + ")" + (cents ? " / 100.0" : ""),
                subject.currency(price.get()),
                List.of("total " + one + " value", "sales value")));
    }

    private static boolean isShare(Subject subject, Column column) {
        return subject.findings()
                .column(column.name())
                .flatMap(ColumnFindings::most)
                .filter(most -> most.matches("0(\\.\\d+)?|1(\\.0+)?"))
                .isPresent();
    }

    private static Optional<Column> only(Subject subject, Role role, String word) {
        List<Column> fitting = subject.columns(role)
                .filter(column -> Phrase.words(column.name()).contains(word))
                .toList();
        return fitting.size() == 1 ? Optional.of(fitting.getFirst()) : Optional.empty();
    }

    private void add(Subject subject, Draft draft, List<Dimension> dimensions) {
        String schema = Phrase.capital(Phrase.spoken(subject.table().name().schema()));
        String name = drafts.containsKey(Names.key(draft.name())) ? schema + " " + draft.name() : draft.name();
        List<String> keep = subject.keep();
        Metric metric = new Metric(
                name,
                draft.definition(),
                Optional.empty(),
                Optional.of(draft.expression()),
                Optional.of(subject.name()),
                keep,
                subject.happened().map(Column::name),
                "",
                dimensions,
                draft.unit(),
                "",
                keep.isEmpty() ? List.of() : List.of("Counts only rows where " + String.join(" and ", keep) + "."),
                List.of(),
                draft.synonyms(),
                "");
        drafts.putIfAbsent(Names.key(name), metric);
    }

    /** A word that two drafts would share belongs to neither; nobody has said yet which one is meant. */
    private static List<Metric> unambiguous(List<Metric> metrics) {
        Map<String, Integer> uses = new HashMap<>();
        metrics.forEach(metric -> Stream.concat(Stream.of(metric.name()), metric.synonyms().stream())
                .map(Names::key)
                .distinct()
                .forEach(word -> uses.merge(word, 1, Integer::sum)));
        List<Metric> left = new ArrayList<>();
        for (Metric metric : metrics) {
            left.add(metric.withSynonyms(metric.synonyms().stream()
                    .filter(word -> uses.getOrDefault(Names.key(word), 0) == 1)
                    .filter(word -> !Names.key(word).equals(Names.key(metric.name())))
                    .distinct()
                    .toList()));
        }
        return left;
    }
}
