package dash.databases.scope;

import dash.schema.Column;
import dash.schema.RelationName;
import dash.schema.Table;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which columns a project calls sensitive: {@code table.column}, with {@code *} for any characters on either side. When in
 * doubt a column is sensitive: case does not count, and a pattern without a dot means that column of every relation.
 *
 * <p>Only the relation's and the column's own names count. A view that shows a sensitive column under another name, a
 * partition under another name: these need a pattern of their own.
 */
public final class SensitivePatterns {

    public static final SensitivePatterns NONE = new SensitivePatterns(List.of());

    private final List<OnePattern> patterns;

    public SensitivePatterns(List<String> written) {
        this.patterns = written.stream().map(OnePattern::of).toList();
    }

    public boolean match(RelationName relation, String column) {
        return patterns.stream().anyMatch(pattern -> pattern.matches(relation, column));
    }

    public Set<String> columnsOf(Table table) {
        return names(table).filter(column -> match(table.name(), column)).collect(Collectors.toUnmodifiableSet());
    }

    /** The rest, in the order of the table. */
    public List<String> othersOf(Table table) {
        return names(table).filter(column -> !match(table.name(), column)).toList();
    }

    private static Stream<String> names(Table table) {
        return table.columns().stream().map(Column::name);
    }

    private record OnePattern(Pattern relation, Pattern column) {

        static OnePattern of(String written) {
            int dot = written.lastIndexOf('.');
            return new OnePattern(
                    pattern(dot < 0 ? "*" : written.substring(0, dot)), pattern(written.substring(dot + 1)));
        }

        private static Pattern pattern(String written) {
            String expression = Stream.of(written.strip().split("\\*", -1))
                    .map(Pattern::quote)
                    .collect(Collectors.joining(".*"));
            return Pattern.compile(expression, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL);
        }

        boolean matches(RelationName name, String columnName) {
            return column.matcher(columnName).matches()
                    && (relation.matcher(name.name()).matches()
                            || relation.matcher(name.toString()).matches());
        }
    }
}
