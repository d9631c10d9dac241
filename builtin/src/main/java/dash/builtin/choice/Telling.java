package dash.builtin.choice;

import dash.analyst.Grounds;
import dash.analyst.Reading;
import dash.builtin.periods.Period;
import dash.builtin.readings.Aspect;
import dash.builtin.readings.Filter;
import dash.builtin.readings.Group;
import dash.builtin.readings.MetricQuery;
import dash.builtin.readings.MetricReading;
import dash.builtin.readings.PatternReading;
import dash.builtin.readings.SchemaReading;
import dash.builtin.words.Token;
import dash.knowledge.Dimension;
import dash.knowledge.Metric;
import dash.provenance.Because;
import dash.provenance.Origin;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says how a question was read, in the words that answers and provenance use. */
public final class Telling {

    /** What is taken off the confidence for each thing the question left open. */
    private static final double OPEN = 0.05;

    private final LocalDate today;

    public Telling(LocalDate today) {
        this.today = today;
    }

    /** A reading whose words are not looked at, such as that of half a question. */
    public Reading reading(Candidate candidate) {
        return reading(candidate, List.of());
    }

    private Reading reading(Candidate candidate, List<String> unused) {
        Reading told = told(candidate, unused).withWords(inWords(candidate));
        return derived(candidate) ? told.asDerived() : told;
    }

    /** With what speaks for and against it. */
    public Reading reading(Candidate candidate, WordUse use) {
        List<String> unused =
                use.unused(candidate).stream().map(Token::text).distinct().toList();
        Map<String, Double> signals = Signals.of(candidate);
        signals.put("unused-words", Math.min(unused.size(), 3.0));
        signals.put("words", (double) use.carrying());
        return reading(candidate, unused).withGrounds(new Grounds(unused, signals));
    }

    /** A share or a change of a metric is another figure than the one that people agreed on. */
    private static boolean derived(Candidate candidate) {
        return candidate instanceof Candidate.OfMetric(MetricReading reading, var sql)
                && !(reading.query().aspect() instanceof Aspect.Plain
                        || reading.query().aspect() instanceof Aspect.Members);
    }

    private Reading told(Candidate candidate, List<String> unused) {
        return switch (candidate) {
            case Candidate.OfMetric(MetricReading reading, var sql) ->
                new Reading(
                        because(reading),
                        assumptions(reading, unused),
                        sql.units(),
                        subject(reading.query()),
                        reading.query().period().map(Period::words).orElse(""),
                        confidence(reading));
            case Candidate.OfSchema schema -> schema(schema.reading(), schema.belief(), unused);
            case Candidate.OfPattern(PatternReading reading, var sql) ->
                new Reading(
                        List.of(Because.of(
                                "the question is one that the query pattern "
                                        + reading.pattern().name() + " answers",
                                new Origin.Pattern(reading.pattern().name()))),
                        plus(reading.assumptions(), unused),
                        sql.units(),
                        subject(reading),
                        reading.period(),
                        Math.max(
                                0.5,
                                0.9 * reading.likeness()
                                        - OPEN * reading.assumptions().size()));
        };
    }

    /** One line that a person can choose by. */
    private static String inWords(Candidate candidate) {
        return switch (candidate) {
            case Candidate.OfMetric(MetricReading reading, var sql) -> inWords(reading.query());
            case Candidate.OfSchema schema -> AskedWords.of(schema.reading().asked());
            case Candidate.OfPattern(PatternReading reading, var sql) -> subject(reading);
        };
    }

    private static Reading schema(SchemaReading reading, double belief, List<String> unused) {
        List<String> left = Stream.concat(
                        reading.ignored().stream().filter(word -> !IdleWords.has(word)), unused.stream())
                .distinct()
                .toList();
        return new Reading(
                List.of(Because.of("read as: " + AskedWords.of(reading.asked()), new Origin.Asked())),
                plus(List.of(), left),
                Map.of(),
                AskedWords.subject(reading.asked()),
                AskedWords.period(reading.asked()),
                belief);
    }

    private static String subject(PatternReading reading) {
        if (!reading.pattern().summary().isBlank()) {
            return reading.pattern().summary();
        }
        return reading.pattern().questions().stream()
                .findFirst()
                .orElse(reading.pattern().name().replace('_', ' '));
    }

    /** The metric, and what it was narrowed to: a figure for one country must not read as the figure for all. */
    private static String subject(MetricQuery query) {
        if (query.aspect() instanceof Aspect.ShareOfSome(List<Filter> whole)) {
            List<Filter> part = new ArrayList<>(query.filters());
            part.removeAll(whole);
            return narrowed("Share of", part).replaceFirst(" for ", " ") + " in "
                    + narrowed(query.metric().name(), whole);
        }
        return narrowed(what(query), query.filters());
    }

    private static String narrowed(String what, List<Filter> filters) {
        String values = filters.stream()
                .filter(filter -> !filter.without())
                .map(Filter::words)
                .collect(Collectors.joining(" and "));
        String others =
                filters.stream().filter(Filter::without).map(Filter::words).collect(Collectors.joining(" and "));
        return what + (values.isEmpty() ? "" : " for " + values) + (others.isEmpty() ? "" : " " + others);
    }

    /** The metric, and what became of its figures. */
    private static String what(MetricQuery query) {
        String name = query.metric().name();
        return switch (query.aspect()) {
            case Aspect.Plain plain -> name;
            case Aspect.Members members -> name;
            case Aspect.Share share -> "Share of " + name;
            case Aspect.ShareOfTop(int count) -> "Share of the first " + count + " in " + name;
            case Aspect.ShareOfSome some -> "Share of " + name;
            case Aspect.Running running -> "Running total of " + name;
            case Aspect.Change(var grain) -> "Change of " + name + " against the " + grain.word() + " before";
        };
    }

    private static String inWords(MetricQuery query) {
        StringBuilder words = new StringBuilder(what(query));
        query.filters()
                .forEach(filter -> words.append(", ")
                        .append(filter.dimension().word())
                        .append(filter.without() ? " " : " = ")
                        .append(filter.words()));
        query.groups().forEach(group -> words.append(" by ").append(word(group)));
        query.threshold()
                .ifPresent(found -> words.append(' ')
                        .append(found.comparison().symbol())
                        .append(' ')
                        .append(found.number().toPlainString()));
        query.ranking().ifPresent(ranking -> words.append(ranking.mostFirst() ? ", most first" : ", least first"));
        query.period().ifPresent(period -> words.append(' ').append(period.words()));
        return words.toString();
    }

    private static String word(Group group) {
        return switch (group) {
            case Group.ByDimension(Dimension dimension) -> dimension.word();
            case Group.ByTime(var grain, boolean fiscal) -> (fiscal ? "fiscal " : "") + grain.word();
        };
    }

    private static List<Because> because(MetricReading reading) {
        MetricQuery query = reading.query();
        Metric metric = query.metric();
        Origin origin = new Origin.Metric(metric.name(), metric.owner());
        List<Because> because = new ArrayList<>();
        because.add(Because.of(
                metric.definition().isBlank() ? metric.name() + " is a canonical metric" : metric.definition(),
                origin));
        for (Filter filter : query.filters()) {
            because.add(Because.of("only " + filter.dimension().word() + " " + filter.words(), new Origin.Asked()));
        }
        query.groups().forEach(group -> because.add(Because.of("broken down by " + word(group), new Origin.Asked())));
        query.threshold()
                .ifPresent(found -> because.add(Because.of(
                        "only where " + metric.name() + " is "
                                + found.comparison().symbol() + " "
                                + found.number().toPlainString(),
                        new Origin.Asked())));
        query.periods().forEach(found -> because.add(Because.of(range(found), new Origin.Calendar())));
        metric.caveats().forEach(caveat -> because.add(Because.of(caveat, origin)));
        return because;
    }

    private static String range(Period period) {
        String from = period.start().map(day -> " from " + day).orElse("");
        String to = period.end().map(day -> " to before " + day).orElse("");
        return period.words() + " means days" + from + to;
    }

    private static List<String> plus(List<String> assumptions, List<String> unused) {
        List<String> all = new ArrayList<>(assumptions);
        if (!unused.isEmpty()) {
            all.add("Not used: " + String.join(", ", unused) + ".");
        }
        return all;
    }

    private List<String> assumptions(MetricReading reading, List<String> unused) {
        List<String> assumptions = new ArrayList<>(reading.assumptions());
        reading.query()
                .period()
                .filter(period -> period.end()
                        .filter(end -> end.isAfter(today.plusDays(1)))
                        .isPresent())
                .ifPresent(period ->
                        assumptions.add("The period is not over: the figures go up to today, " + today + "."));
        if (reading.link().described()) {
            assumptions.add("The question does not name a metric; its words are those of "
                    + reading.query().metric().name() + ".");
        }
        List<String> passed = Stream.concat(
                        unused.stream(), reading.implied().stream().filter(IdleWords::has))
                .distinct()
                .toList();
        List<String> implied = reading.implied().stream()
                .filter(word -> !passed.contains(word))
                .toList();
        if (!implied.isEmpty()) {
            assumptions.add(
                    "Read as implied by " + reading.query().metric().name() + ": " + String.join(", ", implied) + ".");
        }
        return plus(assumptions, passed);
    }

    private static double confidence(MetricReading reading) {
        double open = reading.assumptions().size()
                + reading.implied().size()
                + (reading.link().exact() ? 0 : 1);
        return Math.max(0.5, 0.95 - OPEN * open);
    }
}
