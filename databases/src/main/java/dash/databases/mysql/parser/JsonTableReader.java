package dash.databases.mysql.parser;

import dash.statement.Alias;
import dash.statement.Argument;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Relation;
import dash.statement.Span;
import dash.statement.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads JSON_TABLE(value, path COLUMNS (…)) AS name: a function in FROM that says what columns it yields. */
final class JsonTableReader {

    private final StatementReader reader;
    private final Cursor cursor;

    JsonTableReader(StatementReader reader) {
        this.reader = reader;
        this.cursor = reader.cursor();
    }

    Relation.FunctionTable read() {
        int start = cursor.at();
        cursor.expect("JSON_TABLE", "(");
        List<Argument> arguments = new ArrayList<>();
        arguments.add(reader.calls().argument());
        cursor.expect(",");
        arguments.add(reader.calls().argument());
        List<Relation.ColumnDefinition> columns = new ArrayList<>();
        columns(columns, arguments);
        cursor.expect(")");
        Span span = cursor.from(start);
        Expression.Call call = new Expression.Call(
                span,
                Name.of("json_table"),
                true,
                false,
                false,
                false,
                arguments,
                List.of(),
                false,
                Optional.empty(),
                Optional.empty());
        Relation.TableFunction function = new Relation.TableFunction(span, call, columns);
        Optional<Alias> alias = reader.relations().alias(false);
        if (alias.isEmpty()) {
            throw cursor.unexpected();
        }
        return new Relation.FunctionTable(cursor.from(start), List.of(function), true, false, false, alias);
    }

    /** Paths and defaults become arguments of the call, so that nothing of the text is lost. */
    private void columns(List<Relation.ColumnDefinition> columns, List<Argument> paths) {
        cursor.expect("COLUMNS", "(");
        do {
            if (cursor.accept("NESTED")) {
                cursor.accept("PATH");
                paths.add(constant());
                columns(columns, paths);
            } else {
                columns.add(column(paths));
            }
        } while (cursor.accept(","));
        cursor.expect(")");
    }

    private Relation.ColumnDefinition column(List<Argument> paths) {
        int start = cursor.at();
        String name = Naming.column(cursor.name().value());
        if (cursor.accept("FOR", "ORDINALITY")) {
            Span span = cursor.from(start);
            TypeName whole = new TypeName(span, Name.of("int"), List.of(), 0, false, false);
            return new Relation.ColumnDefinition(span, name, whole, Optional.empty());
        }
        TypeName type = reader.types().read();
        cursor.accept("EXISTS");
        cursor.expect("PATH");
        paths.add(constant());
        while (cursor.is("NULL") || cursor.is("ERROR") || cursor.is("DEFAULT")) {
            if (cursor.take().is("DEFAULT")) {
                paths.add(constant());
            }
            cursor.expect("ON");
            if (!cursor.accept("EMPTY")) {
                cursor.expect("ERROR");
            }
        }
        return new Relation.ColumnDefinition(cursor.from(start), name, type, Optional.empty());
    }

    private Argument constant() {
        Expression value = reader.primaries().constant();
        return new Argument(value.span(), Optional.empty(), value);
    }
}
