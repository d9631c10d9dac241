package dash.claim;

import dash.execute.Cell;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The names that rows go by, looked up in sentences. */
final class LabelIndex {

    private static final int SHORT = 3;
    private static final int LONGEST = 80;

    private record Entry(String name, Pattern pattern, Map<ResultTable, BitSet> rows, Set<String> columns) {}

    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final List<Entry> ordered;

    LabelIndex(List<ResultTable> tables) {
        tables.forEach(this::index);
        aliases();
        this.ordered = entries.values().stream()
                .sorted(Comparator.comparingInt((Entry entry) -> entry.name().length())
                        .reversed())
                .toList();
    }

    private void index(ResultTable table) {
        for (int column : table.labels()) {
            for (int row = 0; row < table.count(); row++) {
                if (table.rows().rows().get(row).get(column) instanceof Cell.Text text
                        && !text.value().isBlank()) {
                    BitSet rows = new BitSet();
                    rows.set(row);
                    put(text.value(), table, rows, columnKey(table, column));
                }
            }
        }
        for (String constant : table.constants().texts()) {
            if (!constant.matches(".*[\\d%_/:].*") && constant.length() > 1) {
                put(constant, table, table.every(), Label.FILTER.iterator().next());
            }
        }
    }

    /** Tables that have a column of the same name tell rows apart by the same thing. */
    private static String columnKey(ResultTable table, int column) {
        return table.rows().columns().get(column).name().toLowerCase(Locale.ROOT);
    }

    private void put(String written, ResultTable table, BitSet rows, String column) {
        String name = normal(written).strip();
        if (name.length() > LONGEST || name.isEmpty() || !name.matches(".*\\p{L}.*")) {
            return;
        }
        Entry entry = entries.computeIfAbsent(
                name, key -> new Entry(key, pattern(written, key), new HashMap<>(), new HashSet<>()));
        entry.rows().computeIfAbsent(table, key -> new BitSet()).or(rows);
        entry.columns().add(column);
    }

    /** Part of a name of several words is enough where no other name has it. */
    private void aliases() {
        Map<String, List<Entry>> parts = new HashMap<>();
        for (Entry entry : entries.values()) {
            String[] words = entry.name().split(" ", -1);
            for (String word : words.length > 1 ? words : new String[0]) {
                if (word.length() > SHORT && !Vocabulary.STOP.has(word)) {
                    parts.computeIfAbsent(word, key -> new ArrayList<>()).add(entry);
                }
            }
        }
        parts.forEach((word, owners) -> {
            if (owners.size() == 1 && !entries.containsKey(word)) {
                Entry owner = owners.getFirst();
                String written = word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
                entries.put(
                        word,
                        new Entry(
                                word,
                                Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(written) + "(?![\\p{L}\\p{N}])"),
                                owner.rows(),
                                owner.columns()));
            }
        });
    }

    private static Pattern pattern(String written, String name) {
        boolean small = name.length() <= SHORT;
        String stem = !small && name.endsWith("s") ? name.substring(0, name.length() - 1) : name;
        String body = Pattern.quote(small ? written.replaceAll("[_\\-‑–]", " ") : stem) + (small ? "" : "(?:e?s)?");
        return Pattern.compile(
                "(?<![\\p{L}\\p{N}])" + body + "(?![\\p{L}\\p{N}])",
                small ? 0 : Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    /** Of the same length, so that places stay. */
    static String normal(String text) {
        StringBuilder normal = new StringBuilder(text.length());
        for (int at = 0; at < text.length(); at++) {
            char letter = text.charAt(at);
            normal.append(
                    letter == '_' || letter == '-' || letter == '‑' || letter == '–'
                            ? ' '
                            : Character.toLowerCase(letter));
        }
        return normal.toString();
    }

    /** Blanks what it has read. */
    List<Label> in(String sentence, StringBuilder left) {
        List<Label> labels = new ArrayList<>();
        StringBuilder text = new StringBuilder(sentence.length());
        for (int at = 0; at < sentence.length(); at++) {
            char letter = sentence.charAt(at);
            text.append(
                    letter == '_' || letter == '-' || letter == '‑' || letter == '–'
                            ? ' '
                            : left.charAt(at) == '\u0001' ? '\u0001' : letter);
        }
        for (Entry entry : ordered) {
            Matcher found = entry.pattern().matcher(text.toString());
            while (found.find()) {
                labels.add(new Label(
                        sentence.substring(found.start(), found.end()),
                        entry.rows(),
                        entry.columns(),
                        found.start(),
                        found.end()));
                for (int at = found.start(); at < found.end(); at++) {
                    left.setCharAt(at, '\u0001');
                    text.setCharAt(at, '\u0001');
                }
            }
        }
        labels.sort(Comparator.comparingInt(Label::start));
        return labels;
    }
}
