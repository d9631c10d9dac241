package dash.memory;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Something said to Dash about its memory rather than asked of the data. Decided by the words alone, the same at every door; what is
 * not clearly meant so is a question.
 */
public sealed interface Remark {

    /** @param words what to remember */
    record Remember(String words) implements Remark {}

    /** A wish to the curator, said in so many words. */
    record TellCurator(String words) implements Remark {}

    /** @param words what to forget, or its number */
    record Forget(String words) implements Remark {}

    record ForgetAll() implements Remark {}

    /** @param words the question itself, which gives nothing away */
    record Recall(String words) implements Remark {}

    /** Stands for words that are kept in one place only, so that they can be forgotten there. */
    String ELSEWHERE = "[…]";

    /** The remark as it may be kept with questions, shown in lists and told to a model: without what it is about. */
    default String kept() {
        return switch (this) {
            case Remember remember -> "Remember that " + ELSEWHERE;
            case TellCurator tell -> "Tell the curator that " + ELSEWHERE;
            case Forget forget -> "Forget " + (forget.words().matches("\\d+") ? forget.words() : ELSEWHERE);
            case ForgetAll all -> "Forget everything about me";
            case Recall recall -> recall.words();
        };
    }

    static Optional<Remark> of(String text) {
        return Grammar.read(text);
    }

    /** A text as it may be kept and shown in lists. */
    static String kept(String text) {
        return of(text).map(Remark::kept).orElse(text);
    }

    /** How people begin such sentences. */
    final class Grammar {

        private static final String POLITE =
                "(?:(?:please|kindly|ok|okay|hey|and|also|dash|now|so|well|can you|could you|would you|will you)[,:]?\\s+)*";
        private static final String VERB =
                "(?:remember|memori[sz]e|note|take note|make a note|keep in mind|don't forget|do not forget|never forget)";

        private static final Pattern RECALL = Pattern.compile(POLITE
                + "(?:(?:what|tell me what|show me what|list what|everything)\\s+(?:(?:do|did|have)\\s+)?you\\s+(?:do\\s+)?"
                + "(?:remember|know|remembered|noted|stored|have noted|have stored)\\s+(?:about|of)\\s+me"
                + "|what\\s+are\\s+my\\s+preferences"
                + "|(?:show|list|tell)\\s+(?:me\\s+)?(?:all\\s+)?my\\s+(?:preferences|memory|memories))");
        private static final Pattern FORGET_ALL = Pattern.compile(
                POLITE
                        + "forget\\s+(?:everything|all|it all)(?:\\s+(?:that\\s+)?(?:about me|of me|you know about me|you know|i told you|i said))?");
        private static final Pattern FORGET = Pattern.compile(
                POLITE + "forget\\s+(?:that\\s+|about\\s+|memory\\s+|number\\s+|preference\\s+|:\\s*)*(.+)");
        private static final Pattern CURATOR = Pattern.compile(
                POLITE
                        + "(?:tell|ask|let)\\s+(?:the\\s+|our\\s+)?curators?(?:\\s+know)?\\s+(?:that\\s+|to\\s+|about\\s+|whether\\s+|if\\s+|:\\s*)?(.+)");
        private static final Pattern REMEMBER = Pattern.compile(
                POLITE + VERB + "(?:\\s+that\\b|\\s*[:,]|\\s+(?=(?:i|i'm|i've|my|we|our|me|to)\\b))[:,]?\\s*(.+)");
        private static final Pattern FROM_NOW_ON = Pattern.compile(
                POLITE
                        + "(?:(?:from now on|from here on|in future,|in the future,|going forward,?)[,:]?\\s+(.+)|(.+?),?\\s+from now on)");
        private static final Pattern MINE = Pattern.compile(
                "((?:i\\s+(?:prefer|like|am only|only|work|am (?:in|on|part of|with|a member of))\\b|i'm (?:only|in|on|part of|with)\\b|my\\s+[\\w -]+?\\s+(?:is|are)\\b).+)");

        private Grammar() {}

        static Optional<Remark> read(String text) {
            String said = text.strip().replaceAll("\\s+", " ").replace('’', '\'');
            boolean asks = said.endsWith("?");
            String bare = said.replaceAll("[\\s.!?]+$", "");
            String low = bare.toLowerCase(Locale.ROOT);
            if (low.length() != bare.length()) {
                return Optional.empty();
            }
            if (RECALL.matcher(low).matches()) {
                return Optional.of(new Recall(said));
            }
            if (FORGET_ALL.matcher(low).matches()) {
                return Optional.of(new ForgetAll());
            }
            if (asks && !low.matches("(?:please |dash,? )?(?:can|could|would|will) you .*")) {
                return Optional.empty();
            }
            return bare.contains("?") ? Optional.empty() : told(bare, low);
        }

        private static Optional<Remark> told(String bare, String low) {
            return words(CURATOR, bare, low)
                    .<Remark>map(TellCurator::new)
                    .or(() -> words(REMEMBER, bare, low).map(Remember::new))
                    .or(() -> words(FORGET, bare, low).map(Forget::new))
                    .or(() -> words(FROM_NOW_ON, bare, low).map(Remember::new))
                    .or(() ->
                            words(MINE, bare, low).filter(Grammar::isPreference).map(Remember::new));
        }

        /** Said without any word of remembering, "my … is …" may well be about the data. */
        private static boolean isPreference(String words) {
            return switch (Hearing.of(words)) {
                case Hearing.Clear clear -> true;
                case Hearing.Narrowing narrowing ->
                    narrowing.column().isEmpty()
                            || words.toLowerCase(Locale.ROOT).startsWith("my default ");
                case Hearing.Personal personal -> false;
                case Hearing.Definition definition -> false;
                case Hearing.Statement statement -> false;
            };
        }

        /** What the last group that took part holds, spelled as it was typed. */
        private static Optional<String> words(Pattern pattern, String bare, String low) {
            Matcher found = pattern.matcher(low);
            if (!found.matches()) {
                return Optional.empty();
            }
            for (int group = found.groupCount(); group > 0; group--) {
                if (found.start(group) >= 0) {
                    return Optional.of(bare.substring(found.start(group), found.end(group))
                                    .strip())
                            .filter(words -> !words.isEmpty());
                }
            }
            return Optional.empty();
        }
    }
}
