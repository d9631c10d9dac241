package dash.doubt;

import dash.schema.resolved.Output;
import dash.schema.resolved.Selection;
import dash.statement.Expression;
import dash.statement.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Cents beside dollars, a percentage beside a count: added, compared, put under one another, or shown as what they are not. */
final class DistrustMixedUnits implements DoubtRule.Sure {

    private static final double WEIGHT = 0.4;
    private static final Set<String> MIXING = Set.of("+", "-", "<", ">", "<=", ">=", "=", "<>");
    private static final List<String> ASKED =
            List.of("cents", "dollars", "euros", "milliseconds", "seconds", "minutes", "hours", "days");

    @Override
    public Stream<Doubt> inspect(Suspect suspect) {
        Stream<Doubt> inside = suspect.selections().all().stream()
                .flatMap(selection -> selection.nodes().stream().flatMap(node -> inspect(suspect, selection, node)));
        return Stream.of(inside, branches(suspect), results(suspect))
                .flatMap(all -> all)
                .limit(1);
    }

    private static Stream<Doubt> inspect(Suspect suspect, Selection selection, Object node) {
        List<Expression> sides = switch (node) {
            case Expression.Operation operation
            when operation.left().isPresent()
                    && MIXING.contains(operation.operator().symbol()) ->
                List.of(operation.left().get(), operation.right());
            case Expression.Between between -> List.of(between.value(), between.low(), between.high());
            case Expression.Coalesce coalesce -> coalesce.values();
            case Expression.Extreme extreme -> extreme.values();
            case Expression.Case decision ->
                Stream.concat(decision.branches().stream().map(Expression.When::result), decision.otherwise().stream())
                        .toList();
            default -> List.of();
        };
        MeasureReader reader = new MeasureReader(suspect.context().knowledge(), selection);
        return mixed(sides.stream().map(reader::of).toList()).stream()
                .map(units -> doubt(
                        "The SQL combines " + units + ".", ProbeSql.text(suspect.statement(), (Expression) node)));
    }

    private static Optional<String> mixed(List<Optional<Measure>> measures) {
        List<Measure> known = measures.stream().flatMap(Optional::stream).toList();
        return known.stream()
                .filter(measure -> known.getFirst().differs(measure))
                .findFirst()
                .map(other -> known.getFirst().unit() + " and " + other.unit());
    }

    /** A column of a set operation takes its values from every branch. */
    private static Stream<Doubt> branches(Suspect suspect) {
        List<List<Selection>> unions = new ArrayList<>();
        suspect.statement().root().every(Query.class).forEach(query -> {
            if (query.body() instanceof Query.SetOperation) {
                unions.add(suspect.selections().of(query));
            }
        });
        return unions.stream().flatMap(union -> union(suspect, union).stream());
    }

    private static Optional<Doubt> union(Suspect suspect, List<Selection> branches) {
        int width = branches.stream()
                .mapToInt(branch -> branch.outputs().size())
                .min()
                .orElse(0);
        for (int at = 0; at < width; at++) {
            int column = at;
            Optional<String> units = mixed(branches.stream()
                    .map(branch -> new MeasureReader(suspect.context().knowledge(), branch)
                            .of(branch.outputs().get(column).value()))
                    .toList());
            if (units.isPresent()) {
                return Optional.of(doubt(
                        "One column combines " + units.get() + " from different parts of the SQL.",
                        "the column "
                                + branches.getFirst().outputs().get(column).name()));
            }
        }
        return Optional.empty();
    }

    /** A result that is called, or asked for in, another unit than it comes out in. */
    private static Stream<Doubt> results(Suspect suspect) {
        if (suspect.selections().top().size() != 1) {
            return Stream.empty();
        }
        Selection selection = suspect.selections().top().getFirst();
        MeasureReader reader = new MeasureReader(suspect.context().knowledge(), selection);
        return selection.outputs().stream()
                .flatMap(output -> reader.of(output.value()).stream()
                        .flatMap(is -> said(suspect, output)
                                .filter(said -> said.kind().equals(is.kind()) && said.differs(is))
                                .map(said -> doubt(
                                        "The result " + output.name() + " is in " + is.unit() + ", not in "
                                                + said.unit() + ".",
                                        ProbeSql.text(suspect.statement(), output.value()) + " comes out in "
                                                + is.unit()))));
    }

    private static Stream<Measure> said(Suspect suspect, Output output) {
        boolean passedOn = output.value() instanceof Expression.Column column
                && column.name().last().equals(output.name());
        Optional<Measure> byName = passedOn ? Optional.empty() : Measure.ofName(output.name());
        Stream<Measure> byReading =
                Optional.ofNullable(suspect.units().get(output.name())).flatMap(Measure::ofWords).stream();
        Stream<Measure> byQuestion = ASKED.stream()
                .filter(unit ->
                        suspect.words().has("in " + unit) || suspect.words().has("how many " + unit))
                .map(Measure::named);
        boolean raw = output.value()
                .every(Expression.Operation.class)
                .noneMatch(operation -> operation.operator().symbol().equals("/"));
        Stream<Measure> byMetric = raw && byName.isEmpty() ? agreed(suspect).stream() : Stream.empty();
        return Stream.of(byName.stream(), byReading, byQuestion, byMetric).flatMap(all -> all);
    }

    /** The unit of the one metric that is asked for, unless the question itself says another. */
    private static Optional<Measure> agreed(Suspect suspect) {
        List<Measure> units =
                MetricMentions.asked(
                                suspect.words(), suspect.context().knowledge().agreedMetrics())
                        .stream()
                        .map(mention -> mention.metric().unit())
                        .distinct()
                        .flatMap(unit -> Measure.ofWords(unit).stream())
                        .toList();
        return units.size() == 1 && ASKED.stream().noneMatch(suspect.words()::has)
                ? Optional.of(units.getFirst())
                : Optional.empty();
    }

    private static Doubt doubt(String claim, String evidence) {
        return new Doubt(
                Doubt.Kind.MIXED_UNITS,
                claim,
                evidence,
                WEIGHT,
                "convert all values to one unit before combining or showing them");
    }
}
