package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Occurrence;
import dash.builtin.words.Token;
import dash.schema.ForeignKey;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Tables that others lead to in two roles, as a match has a home club and an away club. A word such as "home" says which of the
 * two is meant, wherever in the question it stands; without one, a way between the two is a guess.
 */
final class Roles {

    /** What a guessed way speaks against a reading. */
    static final double GUESSED = 1.5;

    private final List<Pair> pairs = new ArrayList<>();
    private final Set<String> said;

    /** @param column leads from {@code from} to {@code to} in the role that its first word tells */
    private record Pair(Table from, Table to, String column, String role) {}

    Roles(List<Table> tables, List<Token> tokens) {
        said = tokens.stream().map(Token::lower).collect(Collectors.toSet());
        for (Table from : tables) {
            for (Table to : tables) {
                pairs.addAll(pairs(from, to));
            }
        }
    }

    private static List<Pair> pairs(Table from, Table to) {
        List<Pair> found = new ArrayList<>();
        for (ForeignKey key : from.foreignKeys()) {
            String column = key.columns().getFirst().toLowerCase(Locale.ROOT);
            int end = column.indexOf('_');
            if (key.target().equals(to.name())
                    && !from.name().equals(to.name())
                    && key.columns().size() == 1) {
                found.add(new Pair(from, to, key.columns().getFirst(), end > 0 ? column.substring(0, end) : ""));
            }
        }
        Set<String> roles = found.stream().map(Pair::role).collect(Collectors.toSet());
        Set<String> rest = found.stream()
                .map(pair -> pair.column()
                        .toLowerCase(Locale.ROOT)
                        .substring(pair.role().length()))
                .collect(Collectors.toSet());
        return found.size() > 1 && roles.size() == found.size() && rest.size() == 1 ? found : List.of();
    }

    /** The words that tell a role go with any noun. */
    void put(List<Token> tokens, Layout layout) {
        for (int index = 0; index < tokens.size(); index++) {
            String lower = tokens.get(index).lower();
            if (pairs.stream().anyMatch(pair -> pair.role().equals(lower))
                    && telling().size() == 1) {
                layout.put(index, index + 1, new Sense.Word(Sense.Cue.ROLE), Cost.NOTHING.plus(Feature.LINK, 0.1));
            }
        }
    }

    /** The roles that the question names; with two of them no single way is meant. */
    private List<Pair> telling() {
        return pairs.stream().filter(pair -> said.contains(pair.role())).toList();
    }

    /** The query with its ways as the question tells them. */
    Asked told(Asked asked) {
        List<Pair> telling = telling();
        if (telling.size() != 1 || !joins(asked, telling.getFirst())) {
            return asked;
        }
        Pair pair = telling.getFirst();
        return new Reached(rows ->
                        rows.equals(Occurrence.of(pair.to())) ? new Occurrence(pair.to(), 0, pair.column()) : rows)
                .of(asked);
    }

    /** Whether it goes a way of which nothing in the question says that it is the right one. */
    boolean guesses(Asked asked) {
        return telling().size() != 1 && pairs.stream().anyMatch(pair -> joins(asked, pair));
    }

    private static boolean joins(Asked asked, Pair pair) {
        Set<Occurrence> tables = new HashSet<>(Mentions.of(asked));
        return tables.contains(Occurrence.of(pair.from())) && tables.contains(Occurrence.of(pair.to()));
    }
}
