package dash.project;

import dash.databases.Engine;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.guard.AllowList;
import dash.guard.Finding;
import dash.guard.Guard;
import dash.guard.Scope;
import dash.statement.Name;
import dash.statement.Parsing;
import dash.statement.Statement;
import dash.statement.StatementParser;
import dash.statement.TablesRead;
import java.util.List;
import java.util.Locale;

/** Puts guards together, and scopes for where there is no project. */
public final class Guards {

    private Guards() {}

    public static Guard of(Engine engine, StatementParser parser) {
        return new Guard(parser, engine.allowList());
    }

    /** One relation a line, with or without its schema; blank lines and comments are passed over. */
    public static Scope scope(Engine engine, List<String> lines) {
        return engine.usualScope(lines.stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .map(line -> engine.ignoresCase() ? line.toLowerCase(Locale.ROOT) : line)
                .map(line -> new Name(List.of(line.split("\\.", -1))))
                .toList());
    }

    /** Whatever the statement reads outside the catalogs: for judging everything about it but its relations. */
    public static Scope scopeOfItsOwn(Engine engine, StatementParser parser, String sql) {
        List<String> path = engine.usualSchemas("");
        AllowList known = engine.allowList();
        return parser.parse(sql) instanceof Parsing.Parsed(Statement statement)
                ? Scope.of(
                        path,
                        TablesRead.names(statement.root()).stream()
                                .filter(name -> isOutsideCatalogs(name, known))
                                .toList())
                : Scope.of(path, List.of());
    }

    private static boolean isOutsideCatalogs(Name name, AllowList known) {
        return name.parts().size() <= 2
                && !known.isCatalogName(name.last())
                && name.schema().filter(known.catalogs()::contains).isEmpty();
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
