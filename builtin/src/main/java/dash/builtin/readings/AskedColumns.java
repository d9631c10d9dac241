package dash.builtin.readings;

import dash.builtin.links.Linker;
import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import dash.builtin.words.Words;
import dash.knowledge.Dimension;
import dash.knowledge.Metric;
import dash.knowledge.QueryPattern;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which columns of a query pattern a question asks for. "Who won in 2020" wants a name; the team, the points and the year that
 * the pattern also tells were not asked for. A ranking is shown with its figures, and where it cannot be told what "who" and
 * "which" stand for, everything is shown.
 */
final class AskedColumns {

    private static final Set<String> TELLS_NOTHING = Set.of("name", "time", "id", "date", "text", "code");
    private static final Set<String> RANKS =
            Set.of("top", "rank", "ranking", "list", "show", "compare", "each", "per", "by");

    private final List<Token> tokens;
    private final List<Metric> metrics;

    AskedColumns(List<Token> tokens, List<Metric> metrics) {
        this.tokens = tokens;
        this.metrics = metrics;
    }

    List<String> of(QueryPattern pattern) {
        boolean ranked = tokens.stream().anyMatch(token -> Linker.ranks(token) || RANKS.contains(token.lower()));
        Optional<SelectList> list = ranked ? Optional.empty() : SelectList.of(pattern.sql());
        return list.flatMap(found -> head(found).map(head -> kept(found, head))).orElse(List.of());
    }

    /** What the question itself fixes to one value is no news, and what the rows are ordered by tells them apart. */
    private List<String> kept(SelectList list, String head) {
        return list.items().stream()
                .filter(item -> item.name().equals(head)
                        || ((named(item.name()) || list.ordersBy(item.name())) && !list.fixes(item)))
                .map(SelectList.Item::name)
                .toList();
    }

    private boolean named(String column) {
        Set<String> keys = new HashSet<>(Words.keys(column.replace('_', ' ')));
        keys.removeIf(TELLS_NOTHING::contains);
        return tokens.stream().anyMatch(token -> token.kind() == Token.Kind.WORD && keys.contains(token.key()));
    }

    /** The column that "who", "which team" or "what" stands for. */
    private Optional<String> head(SelectList list) {
        for (int index = 0; index < tokens.size(); index++) {
            Token token = tokens.get(index);
            boolean noun = token.is("which") && index + 1 < tokens.size();
            if (noun) {
                return ofNoun(list, tokens.get(index + 1));
            }
            if (token.is("who", "whom", "what")) {
                return identity(list);
            }
        }
        return Optional.empty();
    }

    private Optional<String> ofNoun(SelectList list, Token noun) {
        return list.items().stream()
                .map(SelectList.Item::name)
                .filter(name -> Words.keys(name.replace('_', ' ')).contains(noun.key()))
                .findFirst()
                .or(() -> dimension(list, noun))
                .or(() -> identity(list));
    }

    /** A metric may say which column holds what the noun names: driver is name. */
    private Optional<String> dimension(SelectList list, Token noun) {
        List<String> columns = metrics.stream()
                .flatMap(metric -> metric.dimensions().stream())
                .filter(dimension -> Words.keys(dimension.word()).equals(List.of(noun.key())))
                .map(Dimension::column)
                .distinct()
                .toList();
        return list.items().stream()
                .map(SelectList.Item::name)
                .filter(columns::contains)
                .findFirst();
    }

    /** A name, or the one column that is a plain thing to break figures down by. */
    private Optional<String> identity(SelectList list) {
        Optional<String> name = list.items().stream()
                .map(SelectList.Item::name)
                .filter(item -> Words.keys(item.replace('_', ' ')).contains(WordKey.of("name")))
                .findFirst();
        List<String> broken = list.items().stream()
                .filter(item -> !list.fixes(item))
                .map(SelectList.Item::name)
                .filter(item -> metrics.stream()
                        .flatMap(metric -> metric.dimensions().stream())
                        .anyMatch(dimension -> dimension.column().equals(item)))
                .toList();
        return name.or(() -> broken.size() == 1 ? Optional.of(broken.getFirst()) : Optional.empty());
    }
}
