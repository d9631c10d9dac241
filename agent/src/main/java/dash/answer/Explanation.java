package dash.answer;

import dash.statement.Statement;

/** Tells in plain English what a statement does. Reads the tree that the guard judged, so the two cannot disagree. */
public final class Explanation {

    private Explanation() {}

    public static String of(Statement statement) {
        String words = QueryWords.of(statement.root());
        return Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".";
    }
}
