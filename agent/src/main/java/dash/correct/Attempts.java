package dash.correct;

import dash.context.Context;
import dash.doubt.Doubts;
import dash.execute.AuditEntry;
import dash.execute.AuditLog;
import dash.execute.Commission;
import dash.execute.DatabaseError.Kind;
import dash.execute.Execution;
import dash.execute.Executor;
import dash.execute.Probes;
import dash.execute.Rows;
import dash.facts.FactFinder;
import dash.facts.Profile;
import dash.guard.Finding;
import dash.guard.Guard;
import dash.guard.SafeSql;
import dash.guard.Scope;
import dash.guard.Verdict;
import dash.learnings.rules.Rules;
import dash.statement.Statement;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Tries one statement: what was learned, guard, execute, doubt, facts, diagnosis. The only way from a text to a database. Safe for many threads.
 */
public final class Attempts {

    private final Guard guard;
    private final Supplier<Scope> scope;
    private final Executor executor;
    private final AuditLog audit;
    private final Clock clock;
    private final Doubts doubts;
    private final Keeping keeping;
    private final FactFinder facts = new FactFinder();

    public Attempts(
            Guard guard,
            Supplier<Scope> scope,
            Executor executor,
            AuditLog audit,
            Clock clock,
            Doubts doubts,
            Rules rules) {
        this.guard = guard;
        this.scope = scope;
        this.executor = executor;
        this.audit = audit;
        this.clock = clock;
        this.doubts = doubts;
        this.keeping = new Keeping(rules);
    }

    /**
     * Makes attempt number so-and-so of a question.
     *
     * @param units the unit of each result column that has one, by column name
     * @param question in the asker's words; empty when the asker gave SQL instead
     * @param context what the statement was written from, and what its result is held against
     */
    public Attempt make(
            String sql,
            Map<String, String> units,
            int number,
            String question,
            Context context,
            Commission commission) {
        return make(sql, units, number, question, context, commission, Doubts.MOST_PROBES);
    }

    /** The same, with so many further statements at most to doubt the result by. */
    public Attempt make(
            String sql,
            Map<String, String> units,
            int number,
            String question,
            Context context,
            Commission commission,
            int probes) {
        // A statement of the asker's own is run as it stands: nobody asked Dash to know better.
        Keeping.Kept kept = question.isEmpty() ? new Keeping.Kept(sql, List.of()) : keeping.keep(sql, context);
        Setting setting = new Setting(units, question, context, commission, probes);
        if (kept.isChanged() && guard.judge(kept.sql(), scope.get()) instanceof Verdict.Allowed) {
            Outcome outcome = judged(kept.sql(), setting, kept.uses());
            if (outcome instanceof Outcome.Ran) {
                return new Attempt(number, kept.sql(), outcome, kept.uses());
            }
        }
        List<LearningUse> uses = kept.isChanged() ? kept.misled() : kept.uses();
        return new Attempt(number, sql, judged(sql, setting, uses), uses);
    }

    /** A verdict holds for one state of the source's catalog: when that has changed, the guard judges once more. */
    private Outcome judged(String sql, Setting setting, List<LearningUse> uses) {
        Outcome outcome = judgedOnce(sql, setting, uses);
        boolean changed =
                outcome instanceof Outcome.Failed failed && failed.error().kind() == Kind.CATALOG_CHANGED;
        return changed ? judgedOnce(sql, setting, uses) : outcome;
    }

    private Outcome judgedOnce(String sql, Setting setting, List<LearningUse> uses) {
        Verdict verdict = guard.judge(sql, scope.get());
        return verdict instanceof Verdict.Allowed(SafeSql safe)
                ? run(safe, setting, uses)
                : stopped(verdict, sql, setting.commission());
    }

    /** What a statement was written for. */
    private record Setting(
            Map<String, String> units, String question, Context context, Commission commission, int probes) {}

    private Outcome run(SafeSql safe, Setting setting, List<LearningUse> uses) {
        Map<String, String> units = setting.units();
        Context context = setting.context();
        Commission commission = setting.commission();
        Statement statement = safe.statement();
        return switch (executor.run(safe, commission)) {
            case Execution.Ran(Rows rows, Duration took) ->
                new Outcome.Ran(
                        statement,
                        rows,
                        Stream.concat(
                                        Keeping.doubts(uses).stream(),
                                        doubts
                                                .about(
                                                        commission.project(),
                                                        setting.question(),
                                                        context,
                                                        statement,
                                                        rows,
                                                        units,
                                                        probes(commission, setting.probes()))
                                                .stream())
                                .toList(),
                        facts.find(Profile.of(statement, rows, units, context)),
                        took);
            case Execution.Failed failed ->
                new Outcome.Failed(
                        statement,
                        failed.error(),
                        Diagnoser.diagnose(failed.error(), statement, context.schema()),
                        failed.took());
        };
    }

    /** Further statements for whoever looks at a result; at most so many. */
    public Probes probes(Commission commission, int most) {
        return new Probes(guard, scope.get(), executor, audit, clock, commission, most);
    }

    /** A refusal is on record like any run. */
    private Outcome stopped(Verdict verdict, String sql, Commission commission) {
        List<String> codes = verdict.findings().stream()
                .map(finding -> finding.code().name())
                .toList();
        audit.record(AuditEntry.notRun(commission, clock.instant(), sql, verdict.written(), codes));
        return new Outcome.Stopped(
                verdict.written(),
                verdict.findings().stream().map(Attempts::diagnosis).toList());
    }

    private static Diagnosis diagnosis(Finding finding) {
        return new Diagnosis(
                finding.code().name(), finding.what(), finding.span().from(), finding.instead(), true);
    }
}
