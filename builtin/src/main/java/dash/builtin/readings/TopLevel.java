package dash.builtin.readings;

/** The text of a statement with everything in parentheses and quotes blanked, so that places stay the same. */
final class TopLevel {

    private TopLevel() {}

    static String blanked(String sql) {
        StringBuilder text = new StringBuilder();
        int depth = 0;
        boolean quoted = false;
        for (int place = 0; place < sql.length(); place++) {
            char letter = sql.charAt(place);
            quoted ^= letter == '\'';
            boolean inside = quoted || depth > 0;
            if (!quoted) {
                depth += letter == '(' ? 1 : letter == ')' ? -1 : 0;
            }
            text.append((inside || letter == '(' || letter == '\'') && letter != '\n' ? ' ' : letter);
        }
        return text.toString();
    }
}
