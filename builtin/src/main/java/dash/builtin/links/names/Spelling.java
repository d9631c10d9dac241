package dash.builtin.links.names;

/** Whether one word may be another that was cut short or mistyped. */
final class Spelling {

    private static final int SHORTEST_MISTYPED = 5;

    private Spelling() {}

    /** One letter more, less, other, or two that changed places. */
    static boolean mistyped(String one, String other) {
        if (one.length() < SHORTEST_MISTYPED
                || Math.abs(one.length() - other.length()) > 1
                || one.charAt(0) != other.charAt(0)) {
            return false;
        }
        int at = 0;
        while (at < Math.min(one.length(), other.length()) && one.charAt(at) == other.charAt(at)) {
            at++;
        }
        String left = one.substring(at);
        String right = other.substring(at);
        return rest(left, right, 1).equals(rest(right, left, 1))
                || left.equals(rest(right, left, 1))
                || rest(left, right, 1).equals(right)
                || swapped(left, right);
    }

    private static String rest(String text, String beside, int letters) {
        return text.length() < letters || (text.isEmpty() && beside.isEmpty()) ? text : text.substring(letters);
    }

    private static boolean swapped(String left, String right) {
        return left.length() > 1
                && left.length() == right.length()
                && left.charAt(0) == right.charAt(1)
                && left.charAt(1) == right.charAt(0)
                && left.substring(2).equals(right.substring(2));
    }

    /** The letters of the short form stand in the long one in this order, beginning with the same: {@code crs} for course. */
    static boolean abbreviates(String abbreviation, String word) {
        if (abbreviation.length() < 3
                || abbreviation.length() >= word.length()
                || abbreviation.charAt(0) != word.charAt(0)) {
            return false;
        }
        if (word.startsWith(abbreviation)) {
            return abbreviation.length() >= 4 || word.length() <= 2 * abbreviation.length() + 2;
        }
        int at = 0;
        for (int index = 0; index < word.length() && at < abbreviation.length(); index++) {
            if (word.charAt(index) == abbreviation.charAt(at)) {
                at++;
            }
        }
        boolean vowelless = abbreviation.substring(1).chars().noneMatch(letter -> "aeiou".indexOf(letter) >= 0);
        return at == abbreviation.length() && vowelless;
    }
}
