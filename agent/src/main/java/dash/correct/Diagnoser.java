package dash.correct;

import dash.execute.DatabaseError;
import dash.fault.Nearest;
import dash.schema.Column;
import dash.schema.Schema;
import dash.schema.Table;
import dash.statement.Expression;
import dash.statement.Statement;
import dash.statement.TablesRead;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Turns a database's complaint into advice, with the live columns of the tables that the statement reads. */
final class Diagnoser {

    private Diagnoser() {}

    static Diagnosis diagnose(DatabaseError error, Statement statement, Schema schema) {
        return new Diagnosis(
                error.sqlState().isEmpty() ? error.kind().name() : error.sqlState(),
                error.message(),
                error.position(),
                advice(error, statement, schema) + hint(error),
                error.repairable());
    }

    private static String hint(DatabaseError error) {
        return error.hint().isBlank() ? "" : "; the database hints: " + error.hint();
    }

    private static String advice(DatabaseError error, Statement statement, Schema schema) {
        return switch (error.kind()) {
            case OBJECT_MISSING -> "use names that exist" + near(statement, schema) + live(statement, schema);
            case STATEMENT_WRONG -> "check types, casts and grouping" + live(statement, schema);
            case TOO_EXPENSIVE -> "narrow it: filter earlier, read fewer tables, or ask for a shorter period";
            case NOT_PERMITTED -> "leave this object out; the login may not read it";
            case TIMED_OUT -> "ask for less at once, or raise limits.seconds in dash.yaml";
            case CANCELLED, CATALOG_CHANGED -> "ask again";
            case UNREACHABLE -> "check that the source is running and reachable; dash doctor tells more";
            case DATABASE_FAILED -> "look at the database's own log";
        };
    }

    /** For every written column that no table of the statement has: what it is probably called. */
    private static String near(Statement statement, Schema schema) {
        List<String> living = tables(statement, schema).stream()
                .flatMap(table -> table.columns().stream().map(Column::name))
                .distinct()
                .toList();
        String found = statement
                .root()
                .every(Expression.Column.class)
                .map(column -> column.name().last())
                .filter(name -> !living.contains(name))
                .distinct()
                .map(name -> Nearest.among(name, living).map(nearest -> name + " is probably " + nearest))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(", "));
        return found.isEmpty() ? "" : " (" + found + ")";
    }

    private static String live(Statement statement, Schema schema) {
        String columns = tables(statement, schema).stream()
                .map(table -> table.name().name() + " has "
                        + table.columns().stream()
                                .map(column -> column.name() + " " + column.type())
                                .collect(Collectors.joining(", ")))
                .collect(Collectors.joining("; "));
        return columns.isEmpty() ? "" : "; " + columns;
    }

    private static List<Table> tables(Statement statement, Schema schema) {
        return TablesRead.names(statement.root()).stream()
                .map(name -> schema.find(name.toString()))
                .flatMap(Optional::stream)
                .toList();
    }
}
