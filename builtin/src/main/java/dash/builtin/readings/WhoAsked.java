package dash.builtin.readings;

import dash.builtin.lexicon.Kind;
import dash.builtin.lexicon.Lexicon;
import dash.builtin.links.Columns;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.knowledge.Dimension;
import dash.knowledge.Metric;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Whom a question asks for that says "who" and no more: the people that a metric can be broken down by. Where there are several
 * kinds of them, words beside tell: "who in support" is of the house, and who did something to us is not.
 */
record WhoAsked(Metric metric, List<Token> tokens, Columns columns) {

    /** People whom a house deals with, and who are not of it. */
    private static final Set<String> OUTSIDE = Set.of(
            "customer",
            "client",
            "buyer",
            "subscriber",
            "member",
            "guest",
            "patient",
            "user",
            "visitor",
            "supplier",
            "vendor",
            "donor",
            "student");

    /** Empty when there are no people, or when nothing tells which of them. */
    Optional<Dimension> dimension() {
        Map<Object, List<Dimension>> people = new LinkedHashMap<>();
        metric.dimensions().stream()
                .filter(WhoAsked::isPerson)
                .forEach(dimension -> columns.of(metric, dimension)
                        .ifPresent(column -> people.computeIfAbsent(column, key -> new ArrayList<>())
                                .add(dimension)));
        List<List<Dimension>> kinds = List.copyOf(people.values());
        return one(kinds)
                .or(() -> one(kinds.stream().filter(this::saidBeside).toList()))
                .or(() -> one(kinds.stream().filter(this::outside).toList()));
    }

    private static Optional<Dimension> one(List<List<Dimension>> kinds) {
        return kinds.size() == 1 ? Optional.of(kinds.getFirst().getFirst()) : Optional.empty();
    }

    private static boolean isPerson(Dimension dimension) {
        return Lexicon.english()
                .kinds(Words.written(dimension.word()).getLast().lower())
                .contains(Kind.PERSON);
    }

    /** "Who in support": a word right behind that is part of what these people are called. */
    private boolean saidBeside(List<Dimension> kind) {
        Set<String> words = new HashSet<>();
        kind.forEach(dimension -> {
            words.addAll(Words.keys(dimension.word()));
            dimension.table().ifPresent(table -> words.addAll(Words.keys(table.replace('_', ' '))));
        });
        int behind = who() + 2;
        return behind < tokens.size()
                && tokens.get(behind - 1).is("in", "at", "of", "from", "on")
                && words.contains(tokens.get(behind).key());
    }

    /** "Who sent us", "who bought from us". */
    private boolean outside(List<Dimension> kind) {
        boolean toUs = tokens.stream().skip(who() + 1L).anyMatch(token -> token.is("us"));
        return toUs
                && kind.stream()
                        .map(dimension -> dimension.word().toLowerCase(Locale.ROOT))
                        .anyMatch(OUTSIDE::contains);
    }

    private int who() {
        return tokens.stream().map(Token::lower).toList().indexOf("who");
    }
}
