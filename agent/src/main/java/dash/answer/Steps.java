package dash.answer;

import dash.statement.Query;
import java.util.ArrayList;
import java.util.List;

/**
 * The queries inside of a query that are too much for a bracket. Each gets a letter, and is told on a line of its own
 * below. Without room for lines everything is told in brackets.
 */
final class Steps {

    private static final int SHORT = 90;

    private final boolean lines;
    private final List<String> told = new ArrayList<>();

    private Steps(boolean lines) {
        this.lines = lines;
    }

    static Steps onLines() {
        return new Steps(true);
    }

    static Steps inBrackets() {
        return new Steps(false);
    }

    /** How a query is referred to in a sentence. */
    String refer(Query query, Names names, boolean withValues) {
        int before = told.size();
        QueryWords phrases = new QueryWords(new Speaker(names, this));
        String words = phrases.shortly(query, withValues).orElseGet(() -> phrases.query(query));
        boolean simple = words.length() <= SHORT && told.size() == before;
        if (simple || !lines) {
            return "(" + words + ")";
        }
        String letter = letter(told.size());
        told.add("(" + letter + ") " + words);
        return "(" + letter + ")";
    }

    private static String letter(int number) {
        String last = String.valueOf((char) ('a' + number % 26));
        return number < 26 ? last : letter(number / 26 - 1) + last;
    }

    /** What was put aside since a number of lines. */
    List<String> since(int mark) {
        return List.copyOf(told.subList(mark, told.size()));
    }

    int mark() {
        return told.size();
    }
}
