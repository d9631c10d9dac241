package dash.builtin.links.names;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a comment says that it means when a column holds nothing: {@code NULL = open}, {@code null while still at sea}, {@code empty
 * until the claim is decided}.
 *
 * @param rest the comment without that
 */
record Absence(String rest, Optional<Explanation.Code> code) {

    private static final Pattern SAID = Pattern.compile(
            "(?:^|[\\s;,.(]+)(?:is |are )?(?:null|empty|blank|missing)\\s*(=|:|->|→|\\b(?:means|if|when|while|where|for|as long as|until))\\s*"
                    + "([^;,.()=]+?)\\)?\\s*(?=[;,.)]|$)",
            Pattern.CASE_INSENSITIVE);

    /** "when it has not returned", "while the loan is open": of the row itself, which needs no name. */
    private static final Pattern SUBJECT = Pattern.compile(
            "^(?:(?:the|this|a) [\\p{L}-]+|it|not yet|they|he|she|one) (?:(?:is|was|has|have|are|were|has been|have been)\\b\\s*)?",
            Pattern.CASE_INSENSITIVE);

    /** A comment of code values that goes on with what is missing has a colon of its own. */
    static Absence in(String comment) {
        Matcher matcher = SAID.matcher(comment);
        if (!matcher.find()) {
            return new Absence(comment, Optional.empty());
        }
        String meaning =
                SUBJECT.matcher(matcher.group(2).strip()).replaceFirst("").strip();
        boolean until = matcher.group(1).equalsIgnoreCase("until");
        String rest = (comment.substring(0, matcher.start()) + comment.substring(matcher.end())).strip();
        return new Absence(
                rest,
                meaning.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Explanation.Code(
                                List.of(Explanation.NULL), List.of(until ? "not " + meaning : meaning))));
    }
}
