package dash.builtin.links;

import dash.builtin.words.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Tells words of grammar from names that are spelled like them: "us" is a pronoun, "in the US" is a place. A name has to be
 * explained like any other content word; taken for a pronoun it would silently widen the question to everything. The same
 * goes for a "will" that foretells: taken for grammar it would turn a forecast into a question for the past.
 */
public final class Names {

    private static final Set<String> BEFORE_VALUES = Set.of("in", "from", "for", "of", "at", "within");

    /** What may follow such a word as grammar: it opens a phrase, means everything, or the word before it hangs loose. */
    private static final Set<String> MAY_FOLLOW = Set.of(
            "a",
            "an",
            "the",
            "our",
            "ours",
            "my",
            "your",
            "their",
            "its",
            "that",
            "there",
            "what",
            "how",
            "where",
            "when",
            "one",
            "whole",
            "company",
            "business",
            "amount",
            "figure",
            "figures",
            "report",
            "sum",
            "exactly",
            "just",
            "please",
            "generated",
            "recorded",
            "in",
            "on",
            "of",
            "for",
            "from",
            "to",
            "at",
            "with",
            "during",
            "over",
            "within",
            "throughout",
            "as",
            "into",
            "across",
            "through",
            "via",
            "up",
            "out");

    private Names() {}

    /** The same tokens, with those marked that only look like grammar. */
    public static List<Token> marked(List<Token> tokens) {
        boolean mixed = tokens.stream().anyMatch(token -> token.text().chars().anyMatch(Character::isLowerCase));
        List<Token> marked = new ArrayList<>();
        for (int index = 0; index < tokens.size(); index++) {
            Token token = tokens.get(index);
            boolean grammar = token.kind() == Token.Kind.WORD && !FunctionWords.content(token);
            boolean name =
                    grammar && ((mixed && capitals(token)) || standsAsValue(tokens, index) || foretells(tokens, index));
            marked.add(name ? token.asName() : token);
        }
        return List.copyOf(marked);
    }

    /** "Who will win" asks for what no data holds; only "will you" is politeness. */
    private static boolean foretells(List<Token> tokens, int index) {
        boolean polite = index + 1 < tokens.size() && tokens.get(index + 1).is("you");
        return tokens.get(index).is("will") && !polite;
    }

    private static boolean capitals(Token token) {
        return token.text().length() > 1 && token.text().chars().allMatch(Character::isUpperCase);
    }

    private static boolean standsAsValue(List<Token> tokens, int index) {
        Token token = tokens.get(index);
        int before = index > 0 && tokens.get(index - 1).is("the") ? index - 2 : index - 1;
        return before >= 0
                && BEFORE_VALUES.contains(tokens.get(before).lower())
                && !MAY_FOLLOW.contains(token.lower())
                && !FunctionWords.adding(token)
                && !asksForSomebody(tokens, index);
    }

    /** "Count them for me", "do that for us, please": written small, without an article, at the end. */
    private static boolean asksForSomebody(List<Token> tokens, int index) {
        boolean last = index + 1 == tokens.size() || tokens.get(index + 1).is("please");
        return last
                && tokens.get(index - 1).is("for")
                && (tokens.get(index).text().equals("me")
                        || tokens.get(index).text().equals("us"));
    }
}
