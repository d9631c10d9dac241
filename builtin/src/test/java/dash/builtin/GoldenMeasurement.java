package dash.builtin;

import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.context.Context;
import dash.execute.Rows;
import dash.golden.GoldenQuestion;
import dash.golden.ResultComparison;
import dash.question.Asker;
import dash.question.Door;
import dash.question.Question;
import dash.question.QuestionId;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Asks golden questions and their paraphrases, and counts what is right, declined, asked back and wrong. */
final class GoldenMeasurement {

    enum Verdict {
        RIGHT,
        /** The right rows in another order than the right statement gives; the question did not limit the rows. */
        REORDERED,
        DECLINED,
        ASKED_BACK,
        WRONG
    }

    record Asked(GoldenQuestion golden, String text, boolean paraphrase, Verdict verdict, String detail) {}

    private final BuiltinAnalyst analyst;
    private final Context context;
    private final JdbcSource source;

    GoldenMeasurement(BuiltinAnalyst analyst, Context context, JdbcSource source) {
        this.analyst = analyst;
        this.context = context;
        this.source = source;
    }

    List<Asked> ask(List<GoldenQuestion> questions) {
        List<Asked> asked = new ArrayList<>();
        for (GoldenQuestion golden : questions) {
            asked.add(ask(golden, golden.question(), false));
            golden.paraphrases().forEach(text -> asked.add(ask(golden, text, true)));
        }
        return asked;
    }

    private Asked ask(GoldenQuestion golden, String text, boolean paraphrase) {
        Question question =
                new Question(QuestionId.random(), "golden", text, new Asker("golden"), Door.TEST, Instant.EPOCH);
        Move move = analyst.next(Transcript.open(question, context));
        return switch (move) {
            case Move.RunSql run -> judge(golden, text, paraphrase, run.sql());
            case Move.AskBack back ->
                new Asked(golden, text, paraphrase, Verdict.ASKED_BACK, String.join(" / ", back.choices()));
            case Move.Decline decline -> new Asked(golden, text, paraphrase, Verdict.DECLINED, decline.why());
            case Move.Inspect inspect -> throw new IllegalStateException("unexpected move " + inspect);
            case Move.Conclude conclude -> throw new IllegalStateException("unexpected move " + conclude);
        };
    }

    private Asked judge(GoldenQuestion golden, String text, boolean paraphrase, String sql) {
        if (!golden.answerable()) {
            return new Asked(golden, text, paraphrase, Verdict.WRONG, "has no answer, but was answered by\n" + sql);
        }
        List<String> gold = new ArrayList<>(golden.alternatives());
        golden.sql().ifPresent(gold::addFirst);
        List<String> reasons = new ArrayList<>();
        try {
            Rows actual = source.rows(sql);
            for (String right : gold) {
                switch (ResultComparison.of(golden, right).compare(source.rows(right), actual)) {
                    case ResultComparison.Result.Same same -> {
                        return new Asked(golden, text, paraphrase, Verdict.RIGHT, sql);
                    }
                    case ResultComparison.Result.SameAndMore more -> {
                        return new Asked(golden, text, paraphrase, Verdict.RIGHT, "with further columns\n" + sql);
                    }
                    case ResultComparison.Result.OtherOrder order -> {
                        boolean limited = right.matches("(?is).*\\blimit\\s+\\d+\\s*;?\\s*$");
                        return new Asked(
                                golden, text, paraphrase, limited ? Verdict.WRONG : Verdict.REORDERED, "order\n" + sql);
                    }
                    case ResultComparison.Result.Different(String reason) -> reasons.add(reason);
                }
            }
        } catch (SQLException failed) {
            reasons.add(String.valueOf(failed.getMessage()));
        }
        return new Asked(golden, text, paraphrase, Verdict.WRONG, String.join("; ", reasons) + "\n" + sql);
    }

    /** A table in Markdown: one line for each difficulty, questions and paraphrases apart. */
    static String table(List<Asked> asked) {
        StringBuilder table = new StringBuilder(
                "| set | asked | right | other order | declined | asked back | wrong | wrong of answered |\n|---|---|---|---|---|---|---|---|\n");
        for (boolean paraphrase : new boolean[] {false, true}) {
            for (GoldenQuestion.Difficulty difficulty : GoldenQuestion.Difficulty.values()) {
                List<Asked> some = asked.stream()
                        .filter(each -> each.paraphrase() == paraphrase
                                && each.golden().answerable()
                                && each.golden().difficulty() == difficulty)
                        .toList();
                String name = difficulty.name().toLowerCase(Locale.ROOT) + (paraphrase ? ", paraphrases" : "");
                if (!some.isEmpty()) {
                    table.append(line(name, some));
                }
            }
        }
        table.append(line(
                "all with an answer",
                asked.stream().filter(each -> each.golden().answerable()).toList()));
        return table.append(line(
                        "no answer exists",
                        asked.stream()
                                .filter(each -> !each.golden().answerable())
                                .toList()))
                .toString();
    }

    private static String line(String name, List<Asked> asked) {
        long right = count(asked, Verdict.RIGHT);
        long wrong = count(asked, Verdict.WRONG);
        String share = right + wrong == 0 ? "–" : "%.1f %%".formatted(100.0 * wrong / (right + wrong));
        return "| %s | %d | %d | %d | %d | %d | %d | %s |%n"
                .formatted(
                        name,
                        asked.size(),
                        right,
                        count(asked, Verdict.REORDERED),
                        count(asked, Verdict.DECLINED),
                        count(asked, Verdict.ASKED_BACK),
                        wrong,
                        share);
    }

    static long count(List<Asked> asked, Verdict verdict) {
        return asked.stream().filter(each -> each.verdict() == verdict).count();
    }
}
