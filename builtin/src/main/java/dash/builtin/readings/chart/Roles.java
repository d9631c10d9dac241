package dash.builtin.readings.chart;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.lexicon.PartOfSpeech;
import dash.builtin.links.names.ColumnPrefix;
import dash.builtin.query.Asked;
import dash.builtin.query.Occurrence;
import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Tables that others lead to in two roles, as a match has a home club and an away club. A word such as "home" says which of the
 * two is meant, wherever in the question it stands; without one, a way between the two is a guess.
 */
final class Roles {

    /** What tells a row's number, and not what the row is. */
    private static final String NUMBER = "_?(id|code|cd|no|key|nr|number)$";

    /** Says too little to say which way. */
    private static final Set<String> SMALL = Set.of("by", "of", "in", "for", "on", "at", "is", "no");

    private static final String DOER = ".*(er|or|ist)";
    private static final int STEM = 4;

    /** What a guessed way speaks against a reading. */
    static final double GUESSED = 1.5;

    private final List<Pair> pairs = new ArrayList<>();
    private final List<Token> said;

    /** @param column leads from {@code from} to {@code to} in the role that these of its words tell */
    private record Pair(Table from, Table to, String column, Set<String> roles) {

        /** "lead" of {@code lead_actor_id}, "directed" of {@code director_id}. */
        boolean toldBy(Token token) {
            String lower = token.lower();
            return roles.contains(lower) || roles.contains(WordKey.singular(lower)) || doneBy(token);
        }

        /** What a director did was directed. */
        boolean doneBy(Token token) {
            String lemma = Lexicon.english().lemma(token.lower());
            String stem = lemma.endsWith("e") ? lemma.substring(0, lemma.length() - 1) : lemma;
            return token.kind() == Token.Kind.WORD
                    && !roles.contains(WordKey.singular(token.lower()))
                    && stem.length() >= STEM
                    && Lexicon.english().parts(token.lower()).contains(PartOfSpeech.VERB)
                    && roles.stream()
                            .anyMatch(role -> role.matches(DOER)
                                    && role.startsWith(stem)
                                    && role.length() <= stem.length() + STEM);
        }
    }

    Roles(List<Table> tables, List<Token> tokens) {
        said = List.copyOf(tokens);
        for (Table from : tables) {
            for (Table to : tables) {
                pairs.addAll(pairs(from, to));
            }
        }
    }

    /** Keys that lead to the same table, each with the words that only it has. */
    private static List<Pair> pairs(Table from, Table to) {
        List<String> columns = from.foreignKeys().stream()
                .filter(key -> key.target().equals(to.name()) && !from.name().equals(to.name()))
                .filter(key -> key.columns().size() == 1)
                .map(key -> key.columns().getFirst())
                .toList();
        List<Pair> found = new ArrayList<>();
        for (String column : columns) {
            Set<String> roles = new HashSet<>(words(from, column));
            columns.stream()
                    .filter(other -> !other.equals(column))
                    .forEach(other -> roles.removeAll(words(from, other)));
            roles.removeAll(SMALL);
            roles.removeAll(words(to, to.name().name()));
            found.add(new Pair(from, to, column, roles));
        }
        return found;
    }

    private static Set<String> words(Table table, String column) {
        String plain = ColumnPrefix.plain(table, column.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_"))
                .replaceAll(NUMBER, "");
        return Set.of(plain.split("_", -1)).stream().map(WordKey::singular).collect(Collectors.toSet());
    }

    /** The words that tell a role go with any noun, and so do verbs for what it does. */
    void put(List<Token> tokens, Layout layout) {
        for (int index = 0; index < tokens.size(); index++) {
            Token token = tokens.get(index);
            boolean says = twofold().stream().anyMatch(pair -> pair.toldBy(token))
                    && telling().size() == 1;
            boolean does = pairs.stream().anyMatch(pair -> pair.doneBy(token));
            if (says || does) {
                layout.put(index, index + 1, new Sense.Word(Sense.Cue.ROLE), Cost.NOTHING.plus(Feature.LINK, 0.1));
            }
            if (does && tokens.getFirst().is("what", "which") && index + 1 == tokens.size()) {
                asked(token, index, layout);
            }
        }
    }

    /** "what has Ida Holm directed?": what it was done to. */
    private void asked(Token verb, int index, Layout layout) {
        for (Pair pair : pairs) {
            if (pair.doneBy(verb)) {
                Sense rows = new Sense.Noun(Frame.rows(Occurrence.of(pair.from()), true));
                layout.put(index, index + 1, rows, Cost.NOTHING.plus(Feature.IMPLIED, 0.1));
            }
        }
    }

    /** Those beside which another way leads to the same rows. */
    private List<Pair> twofold() {
        return pairs.stream()
                .filter(pair -> pairs.stream()
                        .anyMatch(other -> !other.column().equals(pair.column())
                                && other.from().name().equals(pair.from().name())
                                && other.to().name().equals(pair.to().name())))
                .toList();
    }

    /** The roles that the question names; with two of them no single way is meant. */
    private List<Pair> telling() {
        return twofold().stream()
                .filter(pair -> said.stream().anyMatch(pair::toldBy))
                .toList();
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
        return telling().size() != 1 && twofold().stream().anyMatch(pair -> joins(asked, pair));
    }

    private static boolean joins(Asked asked, Pair pair) {
        Set<Occurrence> tables = new HashSet<>(Mentions.of(asked));
        return tables.contains(Occurrence.of(pair.from())) && tables.contains(Occurrence.of(pair.to()));
    }
}
