package dash.answer;

import java.util.Optional;

/** The patterns of LIKE that everybody writes: starts with, ends with, contains. */
final class LikePattern {

    private LikePattern() {}

    static Optional<String> words(String pattern, boolean negated) {
        boolean before = pattern.startsWith("%");
        boolean after = pattern.length() > 1 && pattern.endsWith("%");
        String text = pattern.substring(before ? 1 : 0, pattern.length() - (after ? 1 : 0));
        if (text.isEmpty() || text.matches("(?s).*[%_\\\\].*")) {
            return Optional.empty();
        }
        String verb = before && after
                ? negated ? "does not contain" : "contains"
                : before
                        ? negated ? "does not end with" : "ends with"
                        : after ? negated ? "does not start with" : "starts with" : negated ? "is not" : "is";
        return Optional.of(verb + " '" + text + "'");
    }
}
