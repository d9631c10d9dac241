package dash.builtin.readings.chart;

import dash.builtin.links.names.NameLink;
import dash.builtin.words.Token;
import java.util.List;

/** "in the catalogue", "in our records": where all rows are says nothing of any of them. */
final class StoreWords {

    private static final double NAMED = 0.45;

    private final List<Token> tokens;
    private final List<NameLink> names;

    StoreWords(List<Token> tokens, List<NameLink> names) {
        this.tokens = tokens;
        this.names = names;
    }

    /** The word itself, or the one before it that says of what: "the clinic records". */
    boolean at(int index) {
        return isStore(index, 2) || (isStore(index + 1, 3) && unnamed(index) && before(index));
    }

    private boolean isStore(int index, int back) {
        boolean store = index < tokens.size()
                && tokens.get(index)
                        .is(
                                "catalogue",
                                "catalog",
                                "database",
                                "records",
                                "register",
                                "registry",
                                "system",
                                "files",
                                "books")
                && unnamed(index);
        for (int at = Math.max(1, index - back + 1); store && at < index; at++) {
            if (before(at + 1)) {
                return true;
            }
        }
        return false;
    }

    /** Whether "in the" stands in front. */
    private boolean before(int index) {
        return index > 1
                && tokens.get(index - 1).is("the", "our", "this", "your", "my")
                && tokens.get(index - 2).is("in", "on");
    }

    private boolean unnamed(int index) {
        return names.stream().noneMatch(link -> link.from() <= index && index < link.to() && link.cost() < NAMED);
    }
}
