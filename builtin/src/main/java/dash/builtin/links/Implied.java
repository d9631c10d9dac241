package dash.builtin.links;

import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import dash.builtin.words.Words;
import dash.knowledge.Metric;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Words that say nothing new beside a metric: the rows it is computed from, its unit, how it is aggregated, a value that its
 * own filters demand, and the event that its time column dates ("tickets opened in 2025" by {@code opened_at}).
 */
final class Implied {

    private static final Pattern DEMANDED = Pattern.compile("[\\w.]+\\s*=\\s*'([^']+)'");
    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*(?![A-Za-z0-9_]*\\s*[(.])");
    private static final Pattern COUNTS_ROWS = Pattern.compile("(?i)\\s*count\\s*\\(\\s*\\*\\s*\\)\\s*");

    private final Set<String> words = new HashSet<>();
    private final Set<String> rows = new HashSet<>();
    private final Set<String> events = new HashSet<>();
    private final Set<String> demanded = new HashSet<>();

    Implied(Metric metric, Phrases phrases, boolean withPeriod) {
        metric.table().ifPresent(table -> {
            words.addAll(Words.keys(bare(table).replace('_', ' ')));
            if (metric.expression()
                    .filter(text -> COUNTS_ROWS.matcher(text).matches())
                    .isPresent()) {
                phrases.of(List.of(noun(table))).stream()
                        .filter(phrase -> phrase.size() == 1)
                        .forEach(phrase -> rows.addAll(phrase));
            }
        });
        words.addAll(Units.words(metric.unit().toLowerCase(Locale.ROOT)));
        metric.expression().ifPresent(this::aggregates);
        metric.filters().forEach(this::demands);
        if (withPeriod) {
            metric.timeColumn().ifPresent(this::dates);
        }
    }

    Optional<Link> at(List<Token> tokens, int index) {
        Token token = tokens.get(index);
        boolean row = rows.contains(token.key());
        boolean event = events.contains(token.key()) && !States.predicate(tokens, index);
        return row || event || words.contains(token.key()) || demanded.contains(token.lower())
                ? Optional.of(new Link.ToImplied(index, index + 1, row))
                : Optional.empty();
    }

    /** What one row of a table is, by the last word of the table's name: order_items holds items. */
    static String noun(String table) {
        String bare = bare(table);
        return WordKey.singular(bare.substring(bare.lastIndexOf('_') + 1).toLowerCase(Locale.ROOT));
    }

    private static String bare(String table) {
        return table.substring(table.lastIndexOf('.') + 1);
    }

    private void aggregates(String expression) {
        String lower = expression.toLowerCase(Locale.ROOT);
        if (lower.matches("(?s).*\\bavg\\s*\\(.*")) {
            words.addAll(List.of(WordKey.of("average"), WordKey.of("mean")));
        }
        if (lower.matches("(?s).*\\bpercentile_(cont|disc)\\s*\\(\\s*0?\\.50*\\s*\\).*")) {
            words.add(WordKey.of("median"));
        }
    }

    /** Only an equation demands its value; a list of values leaves open which of them is meant. */
    private void demands(String filter) {
        if (filter.matches("(?is).*\\b(or|select|not)\\b.*")) {
            return;
        }
        Matcher matcher = DEMANDED.matcher(filter);
        while (matcher.find()) {
            demanded.add(matcher.group(1).toLowerCase(Locale.ROOT));
        }
    }

    private void dates(String timeColumn) {
        Matcher matcher = IDENTIFIER.matcher(timeColumn);
        while (matcher.find()) {
            Words.keys(matcher.group().replace('_', ' ')).stream()
                    .filter(key -> key.length() > 3)
                    .forEach(events::add);
        }
    }
}
