package dash.benchmarks.builtin;

import dash.golden.TrialResult;

/** One wording in a few lines: what was asked, what was told, what was right. */
final class Block {

    private Block() {}

    static String of(Measured one) {
        TrialResult trial = one.trial();
        StringBuilder text = new StringBuilder();
        text.append(one.key()).append("  ").append(trial.wording()).append('\n');
        text.append("  ").append(one.status()).append(", ").append(trial.fate().written());
        text.append(": ").append(flat(trial.reason())).append('\n');
        sql(text, "ours", trial.sql());
        sql(text, "gold", trial.goldSql());
        return text.toString();
    }

    private static void sql(StringBuilder text, String whose, String sql) {
        if (!sql.isEmpty()) {
            text.append("  ").append(whose).append("  ").append(flat(sql)).append('\n');
        }
    }

    static String flat(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }
}
