package dash.benchmarks.retrieval;

import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Tables that look right and are not: names put together from the words of real tables and columns, columns taken from
 * real tables with their comments. For every gold table first its near-namesakes, most of them in its own schema and with
 * half of its columns. Same seed, same tables; a smaller set is the beginning of a larger one.
 */
final class Distractors {

    static final int NAMESAKES = 6;
    private static final int NAMESAKES_IN_THE_SAME_SCHEMA = 4;
    private static final int SCHEMAS = 400;
    private static final int FEWEST_COLUMNS = 5;
    private static final int MOST_COLUMNS = 24;

    private final Random random;
    private final List<Table> real;
    private final List<String> words;
    private final List<String> schemas = new ArrayList<>();
    private final List<Column> columns;
    private final int different;
    private final Set<String> taken = new HashSet<>();
    private final List<Table> made = new ArrayList<>();

    private Distractors(List<Table> real, long seed) {
        this.random = new Random(seed);
        this.real = real;
        this.words = real.stream()
                .flatMap(table -> Stream.concat(
                        words(table.name().name()), table.columns().stream().flatMap(column -> words(column.name()))))
                .distinct()
                .sorted()
                .toList();
        this.columns = real.stream().flatMap(table -> table.columns().stream()).toList();
        this.different = (int) columns.stream().map(Column::name).distinct().count();
        real.forEach(table -> taken.add(key(table.name().name())));
        Set<String> names = new HashSet<>();
        // Few words make few pairs; asking for more would never end.
        int possible = Math.min(SCHEMAS, Math.max(1, words.size() * words.size() / 2));
        while (schemas.size() < possible) {
            String name = word() + "_" + word();
            if (names.add(name)) {
                schemas.add(name);
            }
        }
    }

    static List<Table> make(List<Table> real, List<Table> gold, int count, long seed) {
        Distractors making = new Distractors(real, seed);
        for (int round = 0; round < NAMESAKES && making.made.size() < count; round++) {
            for (Table table : gold) {
                making.namesake(table, round);
            }
        }
        while (making.made.size() < count) {
            making.further();
        }
        return List.copyOf(making.made.subList(0, count));
    }

    private void namesake(Table gold, int round) {
        String schema = round < NAMESAKES_IN_THE_SAME_SCHEMA ? gold.name().schema() : pick(schemas);
        List<Column> own = new ArrayList<>(gold.columns());
        Collections.shuffle(own, random);
        List<Column> kept = own.subList(0, (own.size() + 1) / 2);
        String name;
        do {
            List<String> parts = new ArrayList<>(words(gold.name().name()).toList());
            switch (random.nextInt(parts.size() > 1 ? 3 : 2)) {
                case 0 -> parts.addLast(word());
                case 1 -> parts.addFirst(word());
                default -> parts.set(random.nextInt(parts.size()), word());
            }
            name = String.join("_", parts);
        } while (!add(schema, name, kept));
    }

    private void further() {
        int count = 2 + random.nextInt(2);
        String name = Stream.generate(this::word).limit(count).collect(Collectors.joining("_"));
        add(pick(schemas), name, List.of());
    }

    /** False when the name is a real table's name, in any schema: that would be no distractor but a second right answer. */
    private boolean add(String schema, String name, List<Column> first) {
        if (taken.contains(key(name))) {
            return false;
        }
        Map<String, Column> chosen = new LinkedHashMap<>();
        first.forEach(column -> chosen.put(column.name(), column));
        int wanted = Math.min(different, FEWEST_COLUMNS + random.nextInt(MOST_COLUMNS - FEWEST_COLUMNS + 1));
        while (chosen.size() < wanted) {
            Column column = pick(columns);
            chosen.putIfAbsent(column.name(), column);
        }
        RelationName full = new RelationName(schema, name);
        if (!taken.add(full.toString())) {
            return false;
        }
        made.add(Dumps.table(full, List.copyOf(chosen.values()), keys()));
        return true;
    }

    /** Real tables have them, so distractors must, or a search could tell the two apart by that. */
    private List<ForeignKey> keys() {
        List<ForeignKey> keys = new ArrayList<>();
        for (int count = random.nextInt(3); count > 0; count--) {
            keys.add(new ForeignKey(List.of("id"), pick(real).name(), List.of("id")));
        }
        return keys;
    }

    /** Singular and plural are one name. */
    private static String key(String name) {
        return words(name).map(word -> word.replaceFirst("s$", "")).collect(Collectors.joining("_"));
    }

    private static Stream<String> words(String name) {
        return Arrays.stream(name.toLowerCase(Locale.ROOT).split("[^a-z]+", -1)).filter(word -> word.length() > 1);
    }

    private String word() {
        return pick(words);
    }

    private <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }
}
