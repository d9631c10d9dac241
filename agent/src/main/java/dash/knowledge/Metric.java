package dash.knowledge;

import java.util.List;
import java.util.Optional;

/**
 * A figure that the company has agreed on. Texts that nobody wrote are empty.
 *
 * @param sqlTemplate a whole query with {@code {{variables}}}; wins over {@code expression}
 * @param expression an aggregate over {@code table}
 * @param filters conditions that always hold, each a boolean expression over {@code table}
 * @param timeColumn the column (or expression) that a period of the question restricts
 * @param dimensions what it may be broken down by; see {@link Dimension}
 * @param calculation how people compute it, in prose: known, never run
 */
public record Metric(
        String name,
        String definition,
        Optional<String> sqlTemplate,
        Optional<String> expression,
        Optional<String> table,
        List<String> filters,
        Optional<String> timeColumn,
        String grain,
        List<Dimension> dimensions,
        String unit,
        String owner,
        List<String> caveats,
        List<String> tags,
        List<String> synonyms,
        String calculation)
        implements Item {

    public Metric {
        Names.required("metric", name);
        filters = List.copyOf(filters);
        dimensions = List.copyOf(dimensions);
        caveats = List.copyOf(caveats);
        tags = List.copyOf(tags);
        synonyms = List.copyOf(synonyms);
    }

    /** A metric of the kind that {@code business} files tell: words only. */
    public static Metric prose(String name, String definition, Optional<String> table, String calculation) {
        return new Metric(
                name,
                definition,
                Optional.empty(),
                Optional.empty(),
                table,
                List.of(),
                Optional.empty(),
                "",
                List.of(),
                "",
                "",
                List.of(),
                List.of(),
                List.of(),
                calculation);
    }

    public Metric withSynonyms(List<String> others) {
        return new Metric(
                name,
                definition,
                sqlTemplate,
                expression,
                table,
                filters,
                timeColumn,
                grain,
                dimensions,
                unit,
                owner,
                caveats,
                tags,
                others,
                calculation);
    }

    /** Whether it says no more than a {@code business} file can tell. */
    public boolean isProse() {
        return equals(prose(name, definition, table, calculation));
    }

    /** Whether code can compute it; a metric in prose is known and never run. */
    public boolean runnable() {
        return sqlTemplate.isPresent() || (expression.isPresent() && table.isPresent());
    }

    @Override
    public Kind kind() {
        return Kind.METRIC;
    }

    @Override
    public String label() {
        return name;
    }
}
