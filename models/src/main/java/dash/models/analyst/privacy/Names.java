package dash.models.analyst.privacy;

import dash.context.Context;
import dash.knowledge.Metric;
import dash.schema.Column;
import dash.schema.Table;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What a model may always read because it names something: tables, columns, types, metrics. */
record Names(Set<String> words, String fingerprint) {

    static Names of(Context context) {
        Set<String> words = new HashSet<>();
        for (Table table : context.schema().tables()) {
            add(words, table.name().schema());
            add(words, table.name().name());
            for (Column column : table.columns()) {
                add(words, column.name());
                add(words, column.type());
            }
        }
        for (Metric metric : context.knowledge().metrics()) {
            add(words, metric.name());
            metric.synonyms().forEach(synonym -> add(words, synonym));
        }
        return new Names(Set.copyOf(words), context.schema().fingerprint() + context.knowledgeVersion());
    }

    private static void add(Set<String> words, String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        words.add(lower);
        words.addAll(List.of(lower.split("[^\\p{L}\\p{N}]+", -1)));
    }

    boolean has(String word) {
        return words.contains(word.toLowerCase(Locale.ROOT));
    }
}
