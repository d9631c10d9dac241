package dash.guard;

import dash.statement.Parsing;
import dash.statement.Position;
import dash.statement.Span;
import dash.statement.Statement;
import dash.statement.StatementParser;
import java.util.Comparator;
import java.util.List;

/** Decides whether a text may run on a source. Safe for many threads; the same text, scope and lists give the same verdict. */
public final class Guard {

    /** The only place that knows all rules. Each of them is asked, so that one answer names everything to repair. */
    private static final List<Rule> RULES = List.of(
            new AllowOnlyQueries(),
            new RefuseExplainThatRuns(),
            new RefuseWritesInWith(),
            new RefuseInto(),
            new RefuseLocking(),
            new AllowOnlyRelationsInScope(),
            new RefuseSensitiveColumns(),
            new AllowOnlyKnownFunctions(),
            new RefuseHiddenCalls(),
            new AllowOnlyKnownOperators(),
            new RefuseOverloadedOperators(),
            new RefuseRelationsThatRunCode(),
            new AllowOnlyKnownTypes(),
            new AllowOnlyKnownSampling(),
            new AllowOnlyHarmlessValues(),
            new RefuseParameters());

    private final StatementParser parser;
    private final AllowList allowed;

    public Guard(StatementParser parser, AllowList allowed) {
        this.parser = parser;
        this.allowed = allowed;
    }

    public Verdict judge(String sql, Scope scope) {
        return switch (parser.parse(sql)) {
            case Parsing.Parsed(Statement statement) -> judge(new Inspection(statement, scope, allowed));
            case Parsing.Unparsable(String message, int offset) ->
                refuse(
                        sql,
                        Finding.Code.UNPARSABLE,
                        new Span(offset, offset),
                        message,
                        "correct the syntax; the place is where the engine's own grammar stopped");
            case Parsing.NotOne(int count) ->
                refuse(
                        sql,
                        Finding.Code.NOT_ONE_STATEMENT,
                        new Span(0, 0),
                        count == 0 ? "there is no statement" : "there are " + count + " statements",
                        "send exactly one statement");
            case Parsing.TooMuch(String what) ->
                refuse(
                        sql,
                        Finding.Code.TOO_MUCH,
                        new Span(0, 0),
                        what,
                        "make the statement shorter or flatter, for example with WITH");
            case Parsing.NotUnderstood(String what, Span span) ->
                new Verdict.NotUnderstood(new Finding(
                        Finding.Code.NOT_UNDERSTOOD,
                        span,
                        Position.of(sql, span.from()),
                        "Dash does not read this form of SQL (" + what + ")",
                        "say it with plainer SQL"));
        };
    }

    private static Verdict judge(Inspection inspection) {
        List<Finding> findings = RULES.stream()
                .flatMap(rule -> rule.inspect(inspection))
                .sorted(Comparator.comparingInt(finding -> finding.span().from()))
                .toList();
        Statement statement = inspection.statement();
        return findings.isEmpty()
                ? new Verdict.Allowed(
                        new SafeSql(withoutSemicolon(statement.sql()), statement, version(inspection.scope())))
                : new Verdict.Refused(findings);
    }

    private static String version(Scope scope) {
        return scope.server().map(LiveServer::version).orElse("");
    }

    /**
     * Only semicolons that end the text go: where a comment follows they stay, since the parser has seen that nothing else
     * does.
     */
    private static String withoutSemicolon(String sql) {
        String text = sql.stripTrailing();
        while (text.endsWith(";")) {
            text = text.substring(0, text.length() - 1).stripTrailing();
        }
        return text;
    }

    private static Verdict refuse(String sql, Finding.Code code, Span span, String what, String instead) {
        return new Verdict.Refused(List.of(new Finding(code, span, Position.of(sql, span.from()), what, instead)));
    }
}
