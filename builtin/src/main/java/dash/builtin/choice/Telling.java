package dash.builtin.choice;

import dash.analyst.Reading;
import dash.builtin.periods.Period;
import dash.builtin.readings.Aspect;
import dash.builtin.readings.Filter;
import dash.builtin.readings.Group;
import dash.builtin.readings.MetricQuery;
import dash.builtin.readings.MetricReading;
import dash.builtin.readings.PatternReading;
import dash.builtin.readings.SchemaReading;
import dash.knowledge.Dimension;
import dash.knowledge.Metric;
import dash.provenance.Because;
import dash.provenance.Origin;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Says how a question was read, in the words that answers and provenance use. */
public final class Telling {

    /** What is taken off the confidence for each thing the question left open. */
    private static final double OPEN = 0.05;

    private final LocalDate today;

    public Telling(LocalDate today) {
        this.today = today;
    }

    public Reading reading(Candidate candidate) {
        return told(candidate).withWords(inWords(candidate));
    }

    private Reading told(Candidate candidate) {
        return switch (candidate) {
            case Candidate.OfMetric(MetricReading reading, var sql) ->
                new Reading(
                        because(reading),
                        assumptions(reading),
                        sql.units(),
                        subject(reading.query()),
                        reading.query().period().map(Period::words).orElse(""),
                        confidence(reading));
            case Candidate.OfSchema(SchemaReading reading, var sql, double belief) -> schema(reading, belief);
            case Candidate.OfPattern(PatternReading reading, var sql) ->
                new Reading(
                        List.of(Because.of(
                                "the question is one that the query pattern "
                                        + reading.pattern().name() + " answers",
                                new Origin.Pattern(reading.pattern().name()))),
                        reading.assumptions(),
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
            case Candidate.OfSchema(SchemaReading reading, var sql, var belief) -> AskedWords.of(reading.asked());
            case Candidate.OfPattern(PatternReading reading, var sql) -> subject(reading);
        };
    }

    private static Reading schema(SchemaReading reading, double belief) {
        List<String> assumptions = new ArrayList<>();
        if (!reading.ignored().isEmpty()) {
            assumptions.add("Not used: " + String.join(", ", reading.ignored()) + ".");
        }
        return new Reading(
                List.of(Because.of("read as: " + AskedWords.of(reading.asked()), new Origin.Asked())),
                assumptions,
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
        String values = query.filters().stream()
                .filter(filter -> !filter.without())
                .map(Filter::words)
                .collect(Collectors.joining(" and "));
        String others = query.filters().stream()
                .filter(Filter::without)
                .map(Filter::words)
                .collect(Collectors.joining(" and "));
        return what(query) + (values.isEmpty() ? "" : " for " + values) + (others.isEmpty() ? "" : " " + others);
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

    private List<String> assumptions(MetricReading reading) {
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
        if (!reading.implied().isEmpty()) {
            assumptions.add("Read as implied by " + reading.query().metric().name() + ": "
                    + String.join(", ", reading.implied()) + ".");
        }
        return assumptions;
    }

    private static double confidence(MetricReading reading) {
        double open = reading.assumptions().size()
                + reading.implied().size()
                + (reading.link().exact() ? 0 : 1);
        return Math.max(0.5, 0.95 - OPEN * open);
    }
}
