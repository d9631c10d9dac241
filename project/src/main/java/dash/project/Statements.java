package dash.project;

import dash.answer.Explanation;
import dash.guard.Guard;
import dash.guard.Scope;
import dash.guard.Verdict;
import dash.statement.Statement;
import java.util.function.Supplier;

/** What can be said of a statement over a project's source; nothing runs. */
public record Statements(Guard guard, Supplier<Scope> scope) {

    public Verdict judge(String sql) {
        return guard.judge(sql, scope.get());
    }

    /** What a statement would do, in words. */
    public String explain(String sql) {
        return Explanation.of(allowed(sql));
    }

    /** The tree of a statement that the guard allows. */
    public Statement allowed(String sql) {
        return switch (judge(sql)) {
            case Verdict.Allowed allowed -> allowed.sql().statement();
            case Verdict.Refused refused ->
                throw Guards.refusal(refused.findings().getFirst());
            case Verdict.NotUnderstood gap -> throw Guards.refusal(gap.gap());
        };
    }
}
