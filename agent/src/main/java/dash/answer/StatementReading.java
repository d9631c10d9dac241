package dash.answer;

import dash.answer.Provenance.Filter;
import dash.facts.TimeRange;
import dash.statement.Conjuncts;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Statement;
import dash.statement.TablesRead;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads tables, filters and the time range off the tree of a statement. */
final class StatementReading {

    private final Statement statement;

    StatementReading(Statement statement) {
        this.statement = statement;
    }

    List<String> tables() {
        return TablesRead.names(statement.root()).stream().map(Name::toString).toList();
    }

    List<Filter> filters() {
        return conditions()
                .map(condition -> new Filter(Speaker.alone().condition(condition), oneLine(statement.text(condition))))
                .distinct()
                .toList();
    }

    Stream<Expression> conditions() {
        return Stream.concat(
                statement
                        .root()
                        .every(Query.Select.class)
                        .flatMap(select -> Stream.concat(
                                Conjuncts.of(select.where()).stream(), Conjuncts.of(select.having()).stream())),
                statement
                        .root()
                        .every(Relation.Join.class)
                        .flatMap(join -> Conjuncts.of(join.on()).stream()
                                .filter(condition -> !RelationWords.isKeyEquality(condition))));
    }

    /** The days each part of the statement restricts itself to. */
    String timeRange() {
        return TimeRange.of(statement).stream()
                .map(TimeRange::inWords)
                .distinct()
                .collect(Collectors.joining("; "));
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }
}
