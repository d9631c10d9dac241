package dash.answer;

import dash.schema.Schema;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which tables the columns of a condition belong to; a column that could be of several belongs to none. */
final class ColumnTables {

    private final List<Query.Select> selects;
    private final Schema schema;

    ColumnTables(Statement statement, Schema schema) {
        this.selects = statement.root().every(Query.Select.class).toList();
        this.schema = schema;
    }

    Set<String> tablesOf(Expression condition) {
        List<Relation.Table> inSight = inSight(condition);
        Set<String> tables = new HashSet<>();
        Mention.here(condition)
                .filter(Expression.Column.class::isInstance)
                .forEach(column ->
                        table(((Expression.Column) column).name(), inSight).ifPresent(tables::add));
        return tables;
    }

    /** The tables of the innermost select around the condition. */
    private List<Relation.Table> inSight(Expression condition) {
        List<Relation.Table> tables = new ArrayList<>();
        for (Query.Select select : selects.reversed()) {
            boolean around = Mention.here(select).anyMatch(condition::equals);
            if (around) {
                select.from().stream()
                        .flatMap(Mention::here)
                        .filter(Relation.Table.class::isInstance)
                        .forEach(table -> tables.add((Relation.Table) table));
                return tables;
            }
        }
        return tables;
    }

    private Optional<String> table(Name column, List<Relation.Table> inSight) {
        List<String> found = inSight.stream()
                .filter(table -> column.schema()
                        .map(of -> of.equals(table.alias()
                                .map(alias -> alias.name())
                                .orElse(table.name().last())))
                        .orElseGet(() -> schema.find(table.name().toString())
                                .flatMap(known -> known.column(column.last()))
                                .isPresent()))
                .map(table -> table.name().last())
                .distinct()
                .toList();
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }
}
