package dash.builtin.following;

import dash.builtin.words.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words of a question that may follow up on another, without those that only say that it does.
 *
 * @param core what is left: "and in 2020?" leaves "in 2020"
 * @param marked whether it says that it follows up
 * @param only whether it narrows what was asked
 * @param also whether it keeps what it could replace
 * @param instead whether it replaces what it could keep
 */
public record FollowUp(Sentence core, boolean marked, boolean only, boolean also, boolean instead) {

    /** What words in front of a follow-up tell. */
    private enum Lead {
        POLITE,
        FOLLOWS,
        NARROWS,
        ADDS
    }

    private static final Map<Lead, List<List<String>>> LEADS = Map.of(
            Lead.POLITE,
            words(
                    "please",
                    "ok",
                    "okay",
                    "can you",
                    "could you",
                    "show me",
                    "show",
                    "give me",
                    "tell me",
                    "i want",
                    "i would like",
                    "let me see",
                    "display"),
            Lead.FOLLOWS,
            words(
                    "and",
                    "but",
                    "now",
                    "then",
                    "so",
                    "what about",
                    "how about",
                    "what of",
                    "same for",
                    "the same for",
                    "same thing for",
                    "the same thing for",
                    "same question for",
                    "the same question for",
                    "same with",
                    "the same with",
                    "the same but",
                    "same but",
                    "how was that",
                    "how is that",
                    "how was it",
                    "what was that",
                    "what was it",
                    "how does that look",
                    "how did that look",
                    "how does it look",
                    "show me that",
                    "show that",
                    "show it",
                    "show them",
                    "show me them",
                    "give me that",
                    "make it",
                    "make that",
                    "do that",
                    "do it",
                    "i mean",
                    "i meant",
                    "no",
                    "sorry",
                    "rather",
                    "it",
                    "that",
                    "this",
                    "change it to",
                    "change that to",
                    "switch to",
                    "use",
                    "or",
                    "instead"),
            Lead.NARROWS,
            words(
                    "only",
                    "just",
                    "limit it to",
                    "limit to",
                    "limit that to",
                    "restrict it to",
                    "restrict to",
                    "restrict that to",
                    "narrow it to",
                    "narrow it down to",
                    "narrow to",
                    "filter for",
                    "filter by",
                    "filter to",
                    "filter on",
                    "filter it to",
                    "keep only",
                    "keep",
                    "but only",
                    "i only want",
                    "those",
                    "the ones",
                    "ones",
                    "only those"),
            Lead.ADDS,
            words("also", "additionally", "further"));

    private static final List<List<String>> TAILS =
            words("please", "then", "too", "as well", "now", "though", "again", "for me", "only", "instead");

    /** Nobody begins a question of its own with these. */
    private static final Set<String> FRAGMENTS = Set.of(
            "by",
            "per",
            "for",
            "in",
            "since",
            "from",
            "without",
            "except",
            "excluding",
            "exclude",
            "top",
            "bottom",
            "as",
            "sort",
            "sorted",
            "order",
            "ordered",
            "with",
            "at",
            "during",
            "until",
            "before",
            "after",
            "between",
            "on",
            "of",
            "than",
            "not",
            "versus",
            "vs",
            "compared",
            "compare",
            "split",
            "broken",
            "break",
            "grouped",
            "group",
            "why",
            "more",
            "all",
            "ascending",
            "descending",
            "minus",
            "ignore",
            "leave",
            "remove",
            "drop",
            "plus",
            "include",
            "including",
            "reverse",
            "reversed",
            "each",
            "across",
            "like",
            "over",
            "under",
            "above",
            "below");

    private static final Set<String> PRONOUNS =
            Set.of("they", "them", "these", "those", "it", "its", "their", "that", "theirs", "ones");
    private static final Set<String> ASKING = Set.of(
            "what", "which", "who", "whose", "whom", "where", "when", "how", "list", "show", "find", "count", "give",
            "name", "tell", "is", "are", "was", "were", "do", "does", "did", "has", "have", "can", "get", "return");

    public static FollowUp of(String question) {
        Sentence sentence = Sentence.of(question);
        boolean follows = false;
        boolean narrows = false;
        boolean adds = false;
        int from = 0;
        Match match = lead(sentence, from);
        while (match.length() > 0) {
            follows |= match.lead() != Lead.POLITE;
            narrows |= match.lead() == Lead.NARROWS;
            adds |= match.lead() == Lead.ADDS;
            from += match.length();
            match = lead(sentence, from);
        }
        Sentence core = Sentence.of(sentence.rest(from));
        List<String> tails = new ArrayList<>();
        List<String> tail = tail(core);
        while (!tail.isEmpty()) {
            tails.add(String.join(" ", tail));
            core = Sentence.of(core.words(0, core.size() - tail.size()));
            tail = tail(core);
        }
        boolean fragment = core.size() > 0 && FRAGMENTS.contains(core.token(0).lower());
        boolean only = narrows || tails.contains("only");
        boolean instead = tails.contains("instead");
        return new FollowUp(
                core,
                follows || fragment || instead || tails.contains("only") || refersBack(core),
                only,
                adds || tails.contains("too") || tails.contains("as well"),
                instead);
    }

    /** A match at the front and what it tells. */
    private record Match(Lead lead, int length) {}

    /** The last word is never taken: it is what the rest is about. */
    private static Match lead(Sentence sentence, int from) {
        Match best = new Match(Lead.POLITE, 0);
        for (Map.Entry<Lead, List<List<String>>> entry : LEADS.entrySet()) {
            for (List<String> words : entry.getValue()) {
                boolean longer = words.size() > best.length() && from + words.size() < sentence.size();
                if (longer && spelled(sentence, from, words)) {
                    best = new Match(entry.getKey(), words.size());
                }
            }
        }
        return best;
    }

    private static List<String> tail(Sentence core) {
        return TAILS.stream()
                .filter(words -> words.size() < core.size() && spelled(core, core.size() - words.size(), words))
                .findFirst()
                .orElse(List.of());
    }

    private static boolean spelled(Sentence sentence, int from, List<String> words) {
        for (int index = 0; index < words.size(); index++) {
            if (!sentence.is(from + index, words.get(index))) {
                return false;
            }
        }
        return true;
    }

    /** Pronouns stand for what was told; "that" before a verb only joins two halves of a question. */
    private static boolean refersBack(Sentence core) {
        for (int index = 0; index < core.size(); index++) {
            Token token = core.token(index);
            boolean joins = token.is("that", "those", "ones") && index + 1 < core.size();
            if (PRONOUNS.contains(token.lower()) && !joins) {
                return true;
            }
            if (token.is("one", "ones") && core.is(index - 1, "which", "what")) {
                return true;
            }
            if (token.is("of") && core.is(index + 1, "these", "those", "them")) {
                return true;
            }
        }
        return false;
    }

    /** Whether it asks in a whole sentence, with words of its own for what it asks about. */
    public boolean asks() {
        return core.size() > 2 && ASKING.contains(core.token(0).lower()) && !refersBack(core);
    }

    /** Whether it begins like the rest of a sentence that is not there. */
    public boolean isFragment() {
        return core.size() > 0 && FRAGMENTS.contains(core.token(0).lower());
    }

    public boolean refersBack() {
        return refersBack(core);
    }

    public String text() {
        return core.text();
    }

    public boolean isShort() {
        return core.size() <= 4;
    }

    /** The words that a question read for it must not pass over. */
    public Set<String> words() {
        return core.tokens().stream().map(Token::lower).collect(Collectors.toSet());
    }

    private static List<List<String>> words(String... phrases) {
        return Stream.of(phrases).map(phrase -> List.of(phrase.split(" ", -1))).toList();
    }
}
