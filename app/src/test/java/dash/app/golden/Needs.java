package dash.app.golden;

import dash.golden.GoldenQuestion;
import dash.knowledge.BusinessRule;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.knowledge.Names;
import dash.statement.Name;
import dash.statement.Parsing;
import dash.statement.Statement;
import dash.statement.StatementParser;
import dash.statement.TablesRead;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What a golden question needs, read off the question and its gold SQL and not off any search: the tables that the SQL
 * reads; the metrics whose name or synonym stands in the question, word for word, and whose own tables the SQL reads; the
 * rules that apply to these tables or metrics, and those that apply to everything.
 */
final class Needs {

    /** By name. */
    record Needed(Set<String> tables, Set<String> metrics, Set<String> rules) {}

    private final Knowledge knowledge;
    private final StatementParser parser;

    Needs(Knowledge knowledge, StatementParser parser) {
        this.knowledge = knowledge;
        this.parser = parser;
    }

    Needed of(GoldenQuestion golden) {
        Set<String> tables = new TreeSet<>();
        golden.sql().ifPresent(sql -> {
            if (!(parser.parse(sql) instanceof Parsing.Parsed(Statement statement))) {
                throw new IllegalStateException("gold SQL that cannot be parsed: " + golden.id());
            }
            TablesRead.names(statement.root()).stream().map(Name::last).forEach(tables::add);
        });
        Set<String> metrics = new TreeSet<>();
        knowledge.metrics().stream()
                .filter(metric -> metric.table().filter(tables::contains).isPresent()
                        || metric.table().isEmpty())
                .filter(metric -> named(metric, golden.question()))
                .map(Metric::name)
                .forEach(metrics::add);
        Set<String> rules = new TreeSet<>();
        knowledge.rules().stream()
                .filter(rule -> applies(rule, tables, metrics))
                .map(BusinessRule::title)
                .forEach(rules::add);
        return new Needed(tables, metrics, rules);
    }

    private static boolean applies(BusinessRule rule, Set<String> tables, Set<String> metrics) {
        boolean toAll =
                rule.appliesToTables().isEmpty() && rule.appliesToMetrics().isEmpty();
        return toAll
                || rule.appliesToTables().stream().anyMatch(tables::contains)
                || rule.appliesToMetrics().stream()
                        .anyMatch(name -> metrics.stream()
                                .anyMatch(metric -> Names.key(metric).equals(Names.key(name))));
    }

    private static boolean named(Metric metric, String question) {
        String asked = padded(question);
        return Stream.concat(Stream.of(metric.name()), metric.synonyms().stream())
                .anyMatch(name -> asked.contains(padded(name)));
    }

    private static String padded(String text) {
        return " "
                + String.join(" ", List.of(text.toLowerCase(Locale.ROOT).split("[^a-z0-9]+", -1)))
                        .strip() + " ";
    }
}
