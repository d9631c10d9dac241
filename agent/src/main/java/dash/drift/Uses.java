package dash.drift;

import dash.knowledge.Names;
import dash.statement.Expression;
import dash.statement.Parsing;
import dash.statement.Statement;
import dash.statement.StatementParser;
import dash.statement.TablesRead;
import java.util.HashSet;
import java.util.Set;

/**
 * The tables and columns that somebody's claims and statements mention. Columns of statements are known by their bare name
 * only, so this says "may use", never "does not"; whether something is broken is found out by trying it.
 *
 * @param tables plain names, without their schema
 * @param columns bare names
 */
record Uses(Set<String> tables, Set<String> columns) {

    static Uses of(Claims claims, StatementParser parser) {
        Set<String> tables = new HashSet<>();
        Set<String> columns = new HashSet<>();
        claims.tables().forEach(claim -> tables.add(plain(claim.table())));
        claims.columns().forEach(claim -> {
            tables.add(plain(claim.table()));
            columns.add(Names.key(claim.column()));
        });
        claims.types().forEach(claim -> columns.add(Names.key(claim.column())));
        for (Claims.Trial trial : claims.statements()) {
            if (parser.parse(trial.sql()) instanceof Parsing.Parsed(Statement statement)) {
                TablesRead.names(statement.root()).forEach(name -> tables.add(plain(name.last())));
                statement
                        .root()
                        .every(Expression.Column.class)
                        .forEach(column -> columns.add(Names.key(column.name().last())));
            }
        }
        return new Uses(tables, columns);
    }

    boolean touches(SchemaChange change) {
        return tables.contains(plain(change.table()))
                && change.column()
                        .map(column -> columns.contains(Names.key(column)))
                        .orElse(true);
    }

    static String plain(String table) {
        return Names.key(table.substring(table.lastIndexOf('.') + 1));
    }
}
