package dash.learnings.rules;

import dash.learnings.Rule;
import dash.schema.Schema;
import dash.statement.Edit;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Node;
import dash.statement.Relation;
import dash.statement.Span;
import dash.statement.Statement;
import dash.statement.TablesRead;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** A table that should not be read, always or for a time. */
final class CheckUseTable {

    private CheckUseTable() {}

    static List<RuleHit> check(Rule.UseTable rule, Sight sight) {
        List<RuleHit> hits = new ArrayList<>();
        if (rule.before().isPresent()
                && !isBefore(sight.statement(), rule.before().get())) {
            return hits;
        }
        for (Relation.Table table : TablesRead.of(sight.statement().root())) {
            if (means(table.name(), rule.instead(), sight.schema())) {
                hits.add(exchanged(sight.statement(), table, rule));
            } else if (means(table.name(), rule.use(), sight.schema())) {
                hits.add(RuleHit.kept(table.span()));
            }
        }
        return hits;
    }

    private static boolean means(Name name, String table, Schema schema) {
        return name.toString().equals(table)
                || schema.find(table)
                        .map(known -> schema.find(name.toString())
                                .filter(known::equals)
                                .isPresent())
                        .orElse(name.last().equals(table));
    }

    /** Whether every year and day that the statement names lies before the day. */
    private static boolean isBefore(Statement statement, LocalDate day) {
        List<Integer> years = statement
                .root()
                .every(Expression.Literal.class)
                .map(literal -> year(literal.value()))
                .filter(OptionalInt::isPresent)
                .map(OptionalInt::getAsInt)
                .toList();
        return !years.isEmpty() && years.stream().allMatch(year -> year < day.getYear());
    }

    private static OptionalInt year(String value) {
        return value.matches("(1[5-9]|2[0-1])\\d\\d(-\\d\\d-\\d\\d.*)?")
                ? OptionalInt.of(Integer.parseInt(value.substring(0, 4)))
                : OptionalInt.empty();
    }

    /** The name in FROM, and where columns are qualified with it. */
    private static RuleHit exchanged(Statement statement, Relation.Table table, Rule.UseTable rule) {
        Optional<Span> written = written(statement, table);
        if (written.isEmpty()) {
            return RuleHit.broken(table.span());
        }
        String name = statement.dialect().name(rule.use());
        List<Edit> edits = new ArrayList<>();
        edits.add(new Edit(
                written.get(),
                List.of(rule.use().split("\\.", -1)).stream()
                        .map(statement.dialect()::name)
                        .collect(Collectors.joining("."))));
        if (table.alias().isEmpty()) {
            String bare = table.name().last();
            statement
                    .root()
                    .every(Expression.Column.class)
                    .filter(column -> column.name().schema().equals(Optional.of(bare)))
                    .forEach(column -> edits.add(new Edit(qualifier(statement, column), name)));
        }
        return new RuleHit(table.span(), false, edits);
    }

    /** Where the name itself stands, if it stands there as it is. */
    private static Optional<Span> written(Statement statement, Relation.Table table) {
        String name = table.name().toString();
        int from = table.span().from();
        int to = from + name.length();
        return to <= statement.sql().length()
                        && statement
                                .sql()
                                .substring(from, to)
                                .toLowerCase(Locale.ROOT)
                                .equals(name)
                ? Optional.of(new Span(from, to))
                : Optional.empty();
    }

    private static Span qualifier(Statement statement, Node column) {
        int dot = statement.text(column).lastIndexOf('.');
        return new Span(column.span().from(), column.span().from() + Math.max(0, dot));
    }
}
