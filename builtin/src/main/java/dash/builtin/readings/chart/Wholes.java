package dash.builtin.readings.chart;

import dash.builtin.links.names.NameLink;
import dash.builtin.words.Token;
import java.util.List;
import java.util.Set;

/**
 * Words that name all that a house keeps: films "in the programme", pieces "in our repertoire", clubs "in the league". Whoever
 * asks for what is in it asks for what there is, where the schema itself knows nothing of that name.
 */
final class Wholes {

    private static final Set<String> WHOLE = Set.of(("database db system catalogue catalog repertoire programme program"
                    + " portfolio company business organisation organization books records files archive lineup house"
                    + " assortment range festival orchestra ensemble league school library hospital museum zoo university"
                    + " college firm agency clinic gym theatre theater")
            .split(" ", -1));

    private static final String[] OURS = {"the", "our", "this", "your", "my", "whole", "entire"};
    private static final String[] INSIDE = {"in", "of", "on", "at", "within", "across", "throughout"};
    private static final String[] NEGATING = {"never", "not", "no", "without", "nobody", "n't", "t"};

    private static final double KNOWN = 0.6;
    private static final double NAMED = 0.1;

    /** So far behind a negation a word still strengthens it. */
    private static final int NEGATED = 6;

    private final List<Token> tokens;
    private final List<NameLink> names;

    Wholes(List<Token> tokens, List<NameLink> names) {
        this.tokens = tokens;
        this.names = names;
    }

    /** Whether this word says no more than that it is about what is kept, or that nothing at all is meant by nothing. */
    boolean at(int index) {
        boolean inside = index + 1 < tokens.size() && tokens.get(index).is(INSIDE) && whole(behind(index));
        return (whole(index) && tokens.get(ahead(index)).is(INSIDE)) || inside || single(index) || one(index);
    }

    /** The first word behind "in the". */
    private int behind(int index) {
        int next = index + 1;
        while (next < tokens.size() && tokens.get(next).is(OURS)) {
            next++;
        }
        return next > index + 1 ? next : tokens.size();
    }

    /** The word in front of "the whole". */
    private int ahead(int index) {
        int before = index - 1;
        while (before > 0 && tokens.get(before).is(OURS)) {
            before--;
        }
        return before;
    }

    private boolean whole(int index) {
        return index > 1
                && index < tokens.size()
                && WHOLE.contains(tokens.get(index).lower())
                && tokens.get(index - 1).is(OURS)
                && (index + 1 == tokens.size() || !tokens.get(index + 1).is("of", "s"))
                && names.stream().noneMatch(link -> link.from() <= index && link.to() > index && link.cost() < KNOWN);
    }

    /** "which one scores highest": no number. */
    private boolean one(int index) {
        return tokens.get(index).is("one", "ones")
                && index > 0
                && tokens.get(index - 1).is("which");
    }

    /** "never got a single review": one more word for none. */
    private boolean single(int index) {
        return tokens.get(index).is("single")
                && tokens.subList(Math.max(0, index - NEGATED), index).stream().anyMatch(token -> token.is(NEGATING))
                && names.stream().noneMatch(link -> link.from() == index && link.cost() < NAMED);
    }
}
