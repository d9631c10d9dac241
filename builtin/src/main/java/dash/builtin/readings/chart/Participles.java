package dash.builtin.readings.chart;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.links.names.NameLink;
import dash.builtin.words.Token;
import java.util.List;

/** Forms of verbs that say which ones are meant, and those that only say what was done. */
final class Participles {

    private final List<Token> tokens;
    private final List<NameLink> names;

    Participles(List<Token> tokens, List<NameLink> names) {
        this.tokens = tokens;
        this.names = names;
    }

    /** "cancelled orders": a participle before a noun, or at the end, says more than a verb between two nouns. */
    boolean tells(int index) {
        String lower = tokens.get(index).lower();
        boolean form = lower.endsWith("ed")
                || lower.endsWith("ing")
                || (!lower.endsWith("s") && !Lexicon.english().lemma(lower).equals(lower));
        boolean before = names.stream().anyMatch(link -> link.from() == index + 1 && link.cost() < 0.5);
        if ((index > 0 && tokens.get(index - 1).is("has", "have", "had")) || inverted(index)) {
            return false;
        }
        boolean last = index + 1 >= tokens.size()
                || (index + 2 < tokens.size()
                        && tokens.get(index + 1).is("in", "during", "on")
                        && tokens.get(index + 2).kind() == Token.Kind.NUMBER);
        return form && (before || (last && !doing(index)));
    }

    /** "in which years were the cars produced": a verb parted from its auxiliary by who does it or whom it is done to. */
    private boolean inverted(int index) {
        for (int before = Math.max(2, index - 4); before < index - 1; before++) {
            if (tokens.get(before).is("was", "were", "is", "are")
                    && tokens.get(before + 1)
                            .is("the", "a", "an", "all", "his", "her", "their", "its", "these", "those")) {
                return tokens.getFirst().is("in", "on", "at", "from", "when", "where", "which", "what", "how");
            }
        }
        return false;
    }

    /** "their customers generated": what somebody did who was named, and not which ones are meant. */
    private boolean doing(int index) {
        return index > 1
                && tokens.get(index - 2).is("their", "its", "his", "her")
                && tokens.get(index - 1).kind() == Token.Kind.WORD;
    }
}
