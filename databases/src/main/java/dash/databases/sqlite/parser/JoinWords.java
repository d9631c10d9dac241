package dash.databases.sqlite.parser;

import dash.statement.Relation;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** The words in front of JOIN, which SQLite takes in any order as long as they make sense together. */
record JoinWords(boolean comma, boolean natural, Relation.Kind kind) {

    /** Nothing when no join follows. */
    static Optional<JoinWords> read(Cursor cursor) {
        if (cursor.take(",")) {
            return Optional.of(new JoinWords(true, false, Relation.Kind.CROSS));
        }
        if (cursor.take("JOIN")) {
            return Optional.of(new JoinWords(false, false, Relation.Kind.INNER));
        }
        if (cursor.here().kind() != Token.Kind.WORD
                || !Keywords.JOINS.contains(cursor.here().text())) {
            return Optional.empty();
        }
        Set<String> words = new HashSet<>();
        for (int count = 0; count < 3 && !cursor.is("JOIN"); count++) {
            Token word = cursor.here();
            if (word.kind() != Token.Kind.WORD || !Keywords.JOINS.contains(word.text())) {
                throw cursor.wrong();
            }
            words.add(cursor.next().text());
        }
        cursor.want("JOIN");
        return Optional.of(of(words, cursor));
    }

    private static JoinWords of(Set<String> words, Cursor cursor) {
        boolean left = words.contains("LEFT") || words.contains("FULL");
        boolean right = words.contains("RIGHT") || words.contains("FULL");
        boolean outer = left || right || words.contains("OUTER");
        boolean inner = words.contains("INNER") || words.contains("CROSS");
        if ((inner && outer) || (outer && !left && !right)) {
            throw new SyntaxException("unknown join type", cursor.here().from());
        }
        Relation.Kind outerKind = left && right ? Relation.Kind.FULL : left ? Relation.Kind.LEFT : Relation.Kind.RIGHT;
        return new JoinWords(false, words.contains("NATURAL"), outer ? outerKind : Relation.Kind.INNER);
    }
}
