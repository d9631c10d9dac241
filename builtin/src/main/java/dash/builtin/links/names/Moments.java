package dash.builtin.links.names;

import dash.builtin.lexicon.Lexicon;
import dash.schema.Column;
import dash.schema.Table;
import dash.schema.TypeFamily;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** What people call columns that are named after what happened then: {@code joined_on} is a join date, {@code starts_at} a start time. */
final class Moments {

    /** "date" of rows that have one moment and no more. */
    static final Map<List<String>, Double> ONLY = Map.of(List.of("date"), 0.25);

    private static final Set<String> WHEN = Set.of("on", "at");
    private static final double SAID = 0.03;
    private static final double LATER = 0.06;

    private Moments() {}

    /** @param words those of the column, without what names its table */
    static Map<List<String>, Double> of(List<String> words) {
        Map<List<String>, Double> said = new LinkedHashMap<>();
        if (words.size() == 2 && WHEN.contains(words.getLast())) {
            String done = words.getFirst();
            String plain = Lexicon.english().lemma(done);
            for (String verb : plain.equals(done) ? List.of(done) : List.of(done, plain)) {
                said.put(List.of(verb, "date"), SAID);
                said.put(List.of("date", verb), LATER);
                said.put(List.of(verb, "day"), LATER);
                said.put(List.of(verb, "time"), words.getLast().equals("at") ? SAID : LATER);
            }
        }
        return said;
    }

    /** Whether it is the one moment that a table has, and is not called a date or a time itself. */
    static boolean isOnly(Table table, Column column) {
        List<Column> moments = table.columns().stream()
                .filter(each ->
                        TypeFamily.of(each.type()).map(TypeFamily::isTime).orElse(false))
                .filter(each -> !each.name().toLowerCase(Locale.ROOT).matches(".*(updat|modif|creat|load|sync).*"))
                .toList();
        return moments.equals(List.of(column))
                && !column.name().toLowerCase(Locale.ROOT).matches(".*(date|time|day).*");
    }
}
