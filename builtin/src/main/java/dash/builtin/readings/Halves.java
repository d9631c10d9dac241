package dash.builtin.readings;

import dash.builtin.lexicon.Lexicon;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A question that says two things of what it asks for, as two questions that say one each: "members who rented a strategy game but
 * never a party game" are members who did the one, and members who never did the other.
 */
record Halves(String first, String second) {

    private static final String RELATIVE = "(?<relative>who|that|which|whose)";
    private static final String JOINT = ",? (?:but|and|yet|while|though) ";
    private static final String SAME = "(?:(?:who|that|which|they) )?";
    private static final String AUXILIARY = "(?:(?:have|has|had|did|do|does|were|was|are|is) )";
    private static final String DENYING = "(?:never|not|no|n't)";
    private static final String REST = "(?<rest>(?:[.?!].*)?)$";

    /** "who have rented a … but never rented a …". */
    private static final Pattern DENIED = pattern("^(?<head>[^,.?!]+?) " + RELATIVE + " (?<first>[^.?!]+?)" + JOINT
            + SAME + "(?<second>" + AUXILIARY + "?(?:not |n't )?" + DENYING + " [^.?!]+)" + REST);

    /** "who … and who …", "who … and have also …". */
    private static final Pattern AGAIN = pattern("^(?<head>[^,.?!]+?) " + RELATIVE + " (?<first>[^.?!]+?)" + JOINT
            + "(?:(?:who|that|which) (?:also )?|" + AUXILIARY + "?also )(?<second>[^.?!]+)" + REST);

    /** "Which members have rented a … but never rented a …". */
    private static final Pattern ASKED = pattern("^(?<head>(?:which|what) [\\p{L}-]+(?: [\\p{L}-]+)?) (?<relative>"
            + "(?:have|has|had|did|are|were) )(?<first>[^.?!]+?)" + JOINT + SAME + "(?<second>" + AUXILIARY + "?"
            + DENYING
            + " [^.?!]+)" + REST);

    /** "Which members rented a … but never a …". */
    private static final Pattern DONE = pattern("^(?<head>(?:which|what) [\\p{L}-]+)(?<relative> )(?<first>\\p{L}+"
            + "(?:ed|ought|old|aid|ent|ade|ook|rote) [^.?!]+?)" + JOINT + SAME + "(?<second>" + AUXILIARY + "?"
            + DENYING
            + " [^.?!]+)" + REST);

    /** "with … but without …", "who … without ever …ing". */
    private static final Pattern WITHOUT = pattern("^(?<head>[^,.?!]+?) (?<relative>with|having) (?<first>[^.?!]+?)"
            + JOINT + "(?<second>(?:with no|without(?: any| a)?) [^.?!]+)" + REST);

    private static final Pattern DOING = pattern("^(?<head>[^,.?!]+?) " + RELATIVE
            + " (?<first>[^.?!]+?),? without (?:ever )?(?<verb>\\p{L}+ing) (?<second>[^.?!]+)" + REST);

    private static final Pattern SAME_VERB =
            pattern("(?<denied>never|not) (?<what>(?:a|an|any|the|in|from|to|with|by|at|on) .*)");

    private static Pattern pattern(String form) {
        return Pattern.compile(form, Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    }

    static Optional<Halves> of(String question) {
        for (Pattern form : List.of(DENIED, AGAIN, ASKED, DONE)) {
            Matcher said = form.matcher(question);
            if (said.matches()) {
                return Optional.of(new Halves(
                        said.group("head") + " " + said.group("relative").strip() + " " + said.group("first")
                                + said.group("rest"),
                        said.group("head") + " " + behind(said, form == ASKED || form == DONE) + " "
                                + plain(said.group("second"), said.group("first"))
                                + said.group("rest")));
            }
        }
        return without(WITHOUT.matcher(question)).or(() -> doing(DOING.matcher(question)));
    }

    /** What introduces the second half: "have" does not stand in front of "did not". */
    private static String behind(Matcher said, boolean asked) {
        return asked ? "that" : said.group("relative");
    }

    private static Optional<Halves> without(Matcher said) {
        return said.matches()
                ? Optional.of(new Halves(
                        said.group("head") + " " + said.group("relative") + " " + said.group("first")
                                + said.group("rest"),
                        said.group("head") + " " + said.group("second") + said.group("rest")))
                : Optional.empty();
    }

    private static Optional<Halves> doing(Matcher said) {
        return said.matches()
                ? Optional.of(new Halves(
                        said.group("head") + " " + said.group("relative") + " " + said.group("first")
                                + said.group("rest"),
                        said.group("head") + " " + said.group("relative") + " never "
                                + Lexicon.english().lemma(said.group("verb")) + " " + said.group("second")
                                + said.group("rest")))
                : Optional.empty();
    }

    /** "no party game" is had by nobody who is meant, and "never a party game" was done as the first half says. */
    private static String plain(String second, String first) {
        Matcher same = SAME_VERB.matcher(second);
        if (same.matches()) {
            String verb = first.replaceFirst("(?i)^(?:have|has|had|did|do|does|were|was|are|is) ", "");
            return same.group("denied") + " " + verb.split(" ", 2)[0] + " " + same.group("what");
        }
        return second.matches("(?i)no .*") ? "have " + second : second;
    }
}
