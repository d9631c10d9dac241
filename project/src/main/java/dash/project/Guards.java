package dash.project;

import dash.databases.postgresql.catalogue.PostgresqlAllowList;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.guard.Finding;
import dash.guard.Guard;
import dash.guard.Scope;
import dash.statement.Name;
import dash.statement.Parsing;
import dash.statement.Statement;
import dash.statement.StatementParser;
import dash.statement.TablesRead;
import java.util.List;
import java.util.Set;

/** Puts guards together, and scopes for where there is no project. */
public final class Guards {

    private static final List<String> PUBLIC = List.of("public");
    private static final Set<String> CATALOGS = Set.of("pg_catalog", "information_schema", "pg_toast");

    private Guards() {}

    public static Guard postgresql(StatementParser parser) {
        return new Guard(parser, PostgresqlAllowList.load());
    }

    /** One relation a line, with or without its schema; blank lines and comments are passed over. */
    public static Scope scope(List<String> lines) {
        return Scope.of(
                PUBLIC,
                lines.stream()
                        .map(String::strip)
                        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                        .map(line -> new Name(List.of(line.split("\\.", -1))))
                        .toList());
    }

    /** Whatever the statement reads outside the catalogs: for judging everything about it but its relations. */
    public static Scope scopeOfItsOwn(StatementParser parser, String sql) {
        return parser.parse(sql) instanceof Parsing.Parsed(Statement statement)
                ? Scope.of(
                        PUBLIC,
                        TablesRead.names(statement.root()).stream()
                                .filter(Guards::isOutsideCatalogs)
                                .toList())
                : Scope.of(PUBLIC, List.of());
    }

    private static boolean isOutsideCatalogs(Name name) {
        return name.parts().size() <= 2
                && !name.last().startsWith("pg_")
                && name.schema().filter(CATALOGS::contains).isEmpty();
    }

    /** What a person is told of a statement that may not run. */
    static FaultException refusal(Finding finding) {
        return FaultException.of(
                Code.SQL_REFUSED,
                Place.text("sql", finding.position().line(), finding.position().column()),
                finding.code().name(),
                finding.what(),
                finding.instead());
    }
}
