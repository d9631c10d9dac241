package dash.builtin.links.names;

import dash.builtin.words.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Words that add nothing to the name of a column: the "difficulty level" of a column called difficulty. */
final class AddedWords {

    private static final Set<String> WORDS = Set.of(
            "level",
            "levels",
            "type",
            "types",
            "name",
            "names",
            "value",
            "values",
            "category",
            "categories",
            "status",
            "figure",
            "figures",
            "number",
            "numbers",
            "code",
            "codes",
            "rate",
            "amount",
            "amounts",
            "field",
            "column");

    private static final double NAMED = 0.12;
    private static final double ADDED = 0.08;

    private AddedWords() {}

    /** The same links, and what they and the word behind them name together. */
    static List<NameLink> with(List<NameLink> links, List<Token> tokens) {
        List<NameLink> all = new ArrayList<>(links);
        for (NameLink link : links) {
            boolean tail = link.to() < tokens.size()
                    && link.cost() < NAMED
                    && link.target() instanceof Target.OfColumn
                    && WORDS.contains(tokens.get(link.to()).lower());
            if (tail && links.stream().noneMatch(other -> names(other, link.from(), link.to() + 1))) {
                all.add(new NameLink(
                        link.from(),
                        link.to() + 1,
                        link.target(),
                        link.cost() + ADDED,
                        tokens.get(link.to()).plural()));
            }
        }
        return all;
    }

    private static boolean names(NameLink link, int from, int to) {
        return link.from() == from && link.to() == to;
    }
}
