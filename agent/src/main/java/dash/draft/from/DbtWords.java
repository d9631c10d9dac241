package dash.draft.from;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How dbt computes a metric that is not run here: in words that somebody can make an expression of. */
final class DbtWords {

    private DbtWords() {}

    static String of(Loose metric) {
        Loose parameters = metric.at("type_params");
        List<String> words = new ArrayList<>();
        words.add(
                switch (metric.text("type")) {
                    case "ratio" -> input(parameters.at("numerator")) + " / " + input(parameters.at("denominator"));
                    case "derived" -> parameters.text("expr") + named(parameters);
                    default -> metric.text("type") + " metric of dbt over " + measure(parameters);
                });
        conditions(metric.at("filter")).forEach(condition -> words.add("only where " + condition));
        conditions(parameters.at("measure").at("filter")).forEach(condition -> words.add("only where " + condition));
        return String.join(", ", words).strip();
    }

    /** An aggregation that other tools have and we do not, such as a median. */
    static String of(Loose measure, Loose metric) {
        String column = DbtManifest.first(measure.text("expr"), measure.text("name"));
        String inWords = measure.text("agg").replace('_', ' ') + " of " + column;
        return metric.text("type").equals("simple")
                ? Stream.concat(
                                Stream.of(inWords),
                                Stream.concat(
                                        conditions(metric.at("filter")),
                                        conditions(metric.at("type_params")
                                                .at("measure")
                                                .at("filter"))))
                        .collect(Collectors.joining(", only where "))
                : metric.text("type") + " metric of dbt: " + inWords;
    }

    static boolean isFiltered(Loose metric) {
        return metric.at("filter").isThere()
                || metric.at("type_params").at("measure").at("filter").isThere();
    }

    private static String measure(Loose parameters) {
        return DbtManifest.first(
                parameters.at("measure").text("name"),
                parameters.text("measure"),
                "a measure that the file does not name");
    }

    private static String named(Loose parameters) {
        String names = parameters.items("metrics").stream()
                .filter(input -> !input.text("alias").isBlank())
                .map(input -> input.text("alias") + " is " + input(input))
                .collect(Collectors.joining(", "));
        return names.isEmpty() ? "" : ", where " + names;
    }

    private static String input(Loose input) {
        String offset = DbtManifest.first(
                input.text("offset_window"),
                (input.at("offset_window").text("count") + " "
                                + input.at("offset_window").text("granularity"))
                        .strip());
        String conditions = conditions(input.at("filter")).collect(Collectors.joining(" and "));
        return DbtManifest.first(input.text("name"), input.text())
                + (offset.isBlank() ? "" : " " + offset + " earlier")
                + (conditions.isBlank() ? "" : " (only where " + conditions + ")");
    }

    private static Stream<String> conditions(Loose filter) {
        return filter.items("where_filters").stream()
                .map(one -> one.text("where_sql_template").strip())
                .filter(condition -> !condition.isEmpty());
    }
}
