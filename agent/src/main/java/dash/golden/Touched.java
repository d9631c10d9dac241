package dash.golden;

import dash.learnings.Learning;
import dash.learnings.rules.Rules;
import dash.statement.Name;
import dash.statement.TablesRead;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** The golden questions that a learning could touch: by the tables of the right statement, then by words. */
final class Touched {

    /** Words shorter than this are grammar in most languages we read. */
    private static final int TELLING = 4;

    private record Near(GoldenQuestion golden, boolean sharesTable, int sharedWords) {}

    private final Rules rules;

    Touched(Rules rules) {
        this.rules = rules;
    }

    /** The nearest first, no more than so many. */
    List<GoldenQuestion> by(Learning learning, List<GoldenQuestion> golden, int most) {
        Set<String> tables =
                learning.lesson().tables().stream().map(Touched::bare).collect(Collectors.toSet());
        Set<String> words = words(learning.title() + " " + learning.lesson().description());
        return golden.stream()
                .filter(GoldenQuestion::answerable)
                .map(question ->
                        new Near(question, tables.isEmpty() || sharesTable(question, tables), shared(question, words)))
                .filter(near -> near.sharesTable() || near.sharedWords() > 1)
                .sorted(Comparator.comparing((Near near) -> !near.sharesTable())
                        .thenComparingInt(near -> -near.sharedWords())
                        .thenComparing(near -> near.golden().id()))
                .map(Near::golden)
                .limit(most)
                .toList();
    }

    private boolean sharesTable(GoldenQuestion golden, Set<String> tables) {
        return golden.sql().flatMap(rules::parse).stream()
                .flatMap(statement -> TablesRead.names(statement.root()).stream())
                .map(Name::last)
                .anyMatch(tables::contains);
    }

    private static String bare(String table) {
        return table.substring(table.lastIndexOf('.') + 1);
    }

    private static int shared(GoldenQuestion golden, Set<String> words) {
        Set<String> own = words(golden.question());
        own.retainAll(words);
        return own.size();
    }

    private static Set<String> words(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
                .filter(word -> word.length() >= TELLING)
                .collect(Collectors.toCollection(HashSet::new));
    }
}
