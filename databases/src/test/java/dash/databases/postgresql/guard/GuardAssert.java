package dash.databases.postgresql.guard;

import static org.assertj.core.api.Assertions.assertThat;

import dash.guard.Finding;
import dash.guard.Scope;
import dash.guard.Verdict;
import java.util.List;

/** Reads as a sentence: {@code assertGuard(sql).refuses(CODE).at("1:8").saying("…")}. */
final class GuardAssert {

    private final String sql;
    private final Verdict verdict;

    private GuardAssert(String sql, Verdict verdict) {
        this.sql = sql;
        this.verdict = verdict;
    }

    static GuardAssert assertGuard(String sql) {
        return assertGuard(sql, Guarding.SCOPE);
    }

    static GuardAssert assertGuard(String sql, Scope scope) {
        return new GuardAssert(sql, Guarding.GUARD.judge(sql, scope));
    }

    void allows() {
        assertThat(verdict).as(sql).isInstanceOf(Verdict.Allowed.class);
    }

    /** With exactly one finding. */
    Refusal refuses(Finding.Code code) {
        List<Finding> findings = switch (verdict) {
            case Verdict.Allowed allowed -> List.of();
            case Verdict.Refused refused -> refused.findings();
            case Verdict.NotUnderstood gap -> List.of(gap.gap());
        };
        assertThat(findings).as(sql).extracting(Finding::code).containsExactly(code);
        return new Refusal(findings.getFirst());
    }

    record Refusal(Finding finding) {

        Refusal at(String position) {
            assertThat(finding.position()).hasToString(position);
            return this;
        }

        void saying(String message) {
            assertThat(finding.message()).isEqualTo(finding.position() + " " + message);
        }
    }
}
