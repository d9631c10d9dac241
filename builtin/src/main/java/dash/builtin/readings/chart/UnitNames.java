package dash.builtin.readings.chart;

import dash.builtin.links.names.SchemaNames;
import dash.builtin.words.WordKey;
import dash.schema.Column;
import dash.schema.Table;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What numbers are in, in the words of questions, of names ({@code len_km}, {@code Depth (m)}) and of comments ("length in feet"). */
final class UnitNames {

    private static final Map<String, String> SAME = same("""
            m metre meter
            km kilometre kilometer kms
            cm centimetre centimeter
            mm millimetre millimeter
            kg kilo kilogram kgs
            g gram
            mg milligram
            t ton tonne
            lb pound lbs
            ft foot feet
            inch inches
            mi mile
            min minute mins
            h hour hr hrs
            s second sec secs
            ms millisecond msec
            l litre liter
            ml millilitre milliliter
            kwh kilowatt-hour
            degree degrees
            usd dollar
            eur euro""");

    /** "length in kilometres", "price in US dollars": up to two words further. */
    private static final Pattern WRITTEN =
            Pattern.compile("\\bin (?:full |whole |US )?([\\p{L}-]+)|\\(([\\p{L}]{1,12})\\)", Pattern.CASE_INSENSITIVE);

    private static final Pattern BEHIND = Pattern.compile("(?:[ _(]|(?<=[a-z])(?=[A-Z]))([A-Za-z]{1,12})\\)?$");

    private UnitNames() {}

    private static Map<String, String> same(String lines) {
        Map<String, String> same = new HashMap<>();
        lines.lines()
                .map(line -> List.of(line.strip().split(" ", -1)))
                .forEach(words -> words.forEach(word -> {
                    same.put(word, words.getFirst());
                    same.put(word + "s", words.getFirst());
                }));
        return Map.copyOf(same);
    }

    /** One word for all ways to name a unit. */
    static String plain(String unit) {
        String lower = unit.toLowerCase(Locale.ROOT);
        return SAME.getOrDefault(lower, WordKey.singular(lower));
    }

    /** Whether everybody knows it as a unit, whatever the schema says. */
    static boolean known(String word) {
        return SAME.containsKey(word.toLowerCase(Locale.ROOT));
    }

    /** Whether rows of a table are called so: the meters of an energy company are counted. */
    static boolean kept(String word, List<Table> tables) {
        String key = WordKey.of(word.toLowerCase(Locale.ROOT));
        return tables.stream()
                .map(table -> SchemaNames.parts(table.name().name()))
                .anyMatch(
                        parts -> !parts.isEmpty() && WordKey.of(parts.getLast()).equals(key));
    }

    /** Whether anything there is in this unit. */
    static boolean any(List<Table> tables, String plain) {
        return tables.stream().flatMap(table -> table.columns().stream()).anyMatch(column -> isIn(column, plain));
    }

    /** Whether the numbers of a column are in this unit. */
    static boolean isIn(Column column, String plain) {
        Matcher behind = BEHIND.matcher(column.name());
        if (behind.find() && known(behind.group(1)) && plain(behind.group(1)).equals(plain)) {
            return true;
        }
        return WRITTEN.matcher(column.comment())
                .results()
                .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
                .anyMatch(unit -> plain(unit).equals(plain));
    }
}
