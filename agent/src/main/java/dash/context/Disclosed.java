package dash.context;

import dash.knowledge.Names;
import dash.schema.Column;
import dash.schema.Table;
import dash.search.ColumnName;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What may still be told of an answer from the time before a column became sensitive. Names decide, and a statement that
 * takes every column is taken to have read it.
 */
record Disclosed(Set<String> hidden) {

    private static final Pattern WORDS = Pattern.compile("[^\\p{L}\\p{N}_]+");

    static Disclosed of(Material material) {
        Set<String> hidden = new HashSet<>();
        for (Table table : material.catalogue().schema().tables()) {
            for (Column column : table.columns()) {
                if (material.sensitive().test(new ColumnName(table.name(), column.name()))) {
                    hidden.add(column.name().toLowerCase(Locale.ROOT));
                }
            }
        }
        material.catalogue().knowledge().tables().stream()
                .flatMap(note -> note.sensitiveColumns().stream())
                .forEach(column -> hidden.add(Names.key(column)));
        return new Disclosed(Set.copyOf(hidden));
    }

    PastAnswers.Past of(PastAnswers.Past past) {
        String sql = past.sql().toLowerCase(Locale.ROOT);
        boolean everything = sql.replace("count(*)", "").contains("*");
        boolean named = List.of(WORDS.split(sql, -1)).stream().anyMatch(hidden::contains);
        return !hidden.isEmpty() && (everything || named) ? past.withoutInsight() : past;
    }
}
