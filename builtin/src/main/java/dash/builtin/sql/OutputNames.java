package dash.builtin.sql;

import dash.builtin.query.Asked.Output;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What the columns of a result are called, each differently. */
final class OutputNames {

    private static final int LONGEST = 60;

    private OutputNames() {}

    /** In the order of the outputs; whole rows have no name. */
    static List<String> of(List<Output> outputs) {
        List<String> names = new ArrayList<>();
        for (Output output : outputs) {
            boolean whole = output.term() instanceof Term.Whole;
            names.add(whole ? "" : free(output.name().isBlank() ? name(output.term()) : written(output), names));
        }
        return names;
    }

    private static String written(Output output) {
        return output.term() instanceof Term.Attribute(var of, String column)
                        && column.equalsIgnoreCase(MetricSql.alias(output.name()))
                ? column
                : MetricSql.alias(output.name());
    }

    static Map<String, String> units(List<Output> outputs, List<String> names) {
        Map<String, String> units = new LinkedHashMap<>();
        for (int index = 0; index < names.size(); index++) {
            if (outputs.get(index).term() instanceof Term.Canonical(var metric, var rows)
                    && !metric.unit().isBlank()) {
                units.put(names.get(index), metric.unit());
            }
        }
        return units;
    }

    private static String free(String wanted, List<String> taken) {
        String name = wanted.length() > LONGEST ? wanted.substring(0, LONGEST) : wanted;
        String free = name;
        for (int number = 2; isTaken(free, taken); number++) {
            free = name + "_" + number;
        }
        return free;
    }

    private static boolean isTaken(String name, List<String> taken) {
        return taken.stream().anyMatch(name::equalsIgnoreCase);
    }

    private static String name(Term term) {
        return switch (term) {
            case Term.Attribute(var of, String column) -> column;
            case Term.Whole(var of) -> MetricSql.alias(of.table().name().name());
            case Term.Constant constant -> "value";
            case Term.Figure figure -> figure(figure);
            case Term.Canonical(var metric, var rows) -> MetricSql.alias(metric.name());
            case Term.Calculated(Term.Operator operator, Term left, Term.Constant hundred)
            when operator == Term.Operator.DIVIDED -> name(left).replaceFirst("(?i)_cents$", "");
            case Term.Calculated(var operator, Term left, Term right) ->
                name(left) + "_" + word(operator) + "_" + name(right);
            case Term.StepOf(var grain, Term date) -> grain.word();
            case Term.PartOf(var part, Term date) ->
                part.name().toLowerCase(Locale.ROOT).replace("_name", "");
            case Term.DaysBetween(Term from, Term to) -> "days";
            case Term.Later later -> "day";
            case Term.Tally tally -> name(tally.figure());
            case Term.Age age -> "age";
            case Term.OfItsKind kind -> name(kind.of()) + "_of_its_kind";
            case Term.Single(var query) ->
                query.outputs().isEmpty()
                        ? "value"
                        : name(query.outputs().getFirst().term());
            case Term.ShareOf(Term figure, boolean percent) -> (percent ? "percent_of_" : "share_of_") + name(figure);
            case Term.Running(Term figure, var each) -> "running_" + name(figure);
            case Term.Before(Term figure, var each) -> name(figure) + "_before";
        };
    }

    private static String figure(Term.Figure figure) {
        String what = figure.of()
                .map(OutputNames::name)
                .orElse(figure.rows().table().name().name());
        String before = switch (figure.function()) {
            case COUNT -> "number_of_";
            case SUM -> "total_";
            case AVERAGE -> "average_";
            case LEAST -> "lowest_";
            case GREATEST -> "highest_";
            case MEDIAN -> "median_";
            case DEVIATION -> "deviation_of_";
        };
        return before + MetricSql.alias(what);
    }

    private static String word(Term.Operator operator) {
        return switch (operator) {
            case PLUS -> "plus";
            case MINUS -> "minus";
            case TIMES -> "times";
            case DIVIDED -> "per";
        };
    }
}
