package dash.draft.from;

import dash.knowledge.Dimension;
import dash.knowledge.Metric;
import dash.knowledge.Names;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A metric of another tool before it is one of ours.
 *
 * @param expression an aggregate in SQL
 */
record FoundMetric(
        String name,
        String description,
        String expression,
        List<String> synonyms,
        List<String> filters,
        Optional<String> timeColumn,
        List<Dimension> dimensions) {

    /** Runnable where the source understands it; else in words. */
    Metric on(LiveTables live, Table table, Statements statements, String origin) {
        String where = filters.isEmpty() ? "" : " WHERE (" + String.join(") AND (", filters) + ")";
        boolean runs = !expression.isBlank()
                && statements
                        .tables("SELECT " + expression + " FROM " + live.name(table) + where)
                        .isPresent();
        String definition =
                description.isBlank() ? spoken(name) + ", as " + origin + " computes it." : description.strip();
        return new Metric(
                spoken(name),
                definition,
                Optional.empty(),
                runs ? Optional.of(expression) : Optional.empty(),
                Optional.of(live.name(table)),
                runs ? filters : List.of(),
                runs ? timeColumn : Optional.empty(),
                "",
                runs ? dimensions : List.of(),
                "",
                "",
                List.of(),
                List.of(),
                others(),
                runs ? "" : expression);
    }

    private List<String> others() {
        return synonyms.stream()
                .map(String::strip)
                .filter(word -> !word.isEmpty() && !Names.key(word).equals(Names.key(spoken(name))))
                .distinct()
                .toList();
    }

    /** {@code total_revenue} is called Total revenue by people. */
    static String spoken(String name) {
        String words = name.replace('_', ' ').strip();
        boolean shouted = words.equals(words.toUpperCase(Locale.ROOT)) && words.length() > 4;
        String plain = shouted ? words.toLowerCase(Locale.ROOT) : words;
        return plain.isEmpty() ? "metric" : plain.substring(0, 1).toUpperCase(Locale.ROOT) + plain.substring(1);
    }

    /** SQL of an aggregation that other tools name by a word. */
    static Optional<String> aggregate(String word, String expression) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "sum" -> Optional.of("sum(" + expression + ")");
            case "avg", "average" -> Optional.of("avg(" + expression + ")");
            case "min" -> Optional.of("min(" + expression + ")");
            case "max" -> Optional.of("max(" + expression + ")");
            case "count" -> Optional.of("count(" + expression + ")");
            case "count_distinct" -> Optional.of("count(DISTINCT " + expression + ")");
            case "sum_boolean" -> Optional.of("sum(CASE WHEN " + expression + " THEN 1 ELSE 0 END)");
            default -> Optional.empty();
        };
    }

    static List<Dimension> unlike(List<Dimension> dimensions) {
        List<Dimension> kept = new ArrayList<>();
        for (Dimension dimension : dimensions) {
            if (kept.stream().noneMatch(other -> Names.key(other.word()).equals(Names.key(dimension.word())))) {
                kept.add(dimension);
            }
        }
        return kept;
    }
}
