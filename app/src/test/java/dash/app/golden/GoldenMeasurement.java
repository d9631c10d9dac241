package dash.app.golden;

import dash.answer.Answer;
import dash.answer.Result;
import dash.answer.Status;
import dash.app.ask.Engine;
import dash.ask.Listener;
import dash.execute.Limits;
import dash.execute.Rows;
import dash.golden.GoldenQuestion;
import dash.golden.ResultComparison;
import dash.question.Cancellation;
import dash.testkit.ScriptedAnalyst;
import java.util.ArrayList;
import java.util.List;

/** Asks golden questions and their paraphrases through the whole engine and judges the rows. */
final class GoldenMeasurement {

    private final Engine engine;

    GoldenMeasurement(Engine engine) {
        this.engine = engine;
    }

    List<Asked> ask(List<GoldenQuestion> questions) {
        List<Asked> asked = new ArrayList<>();
        for (GoldenQuestion golden : questions) {
            List<Rows> right = rightRows(golden);
            asked.add(ask(golden, right, golden.question(), false));
            golden.paraphrases().forEach(text -> asked.add(ask(golden, right, text, true)));
        }
        return asked;
    }

    private Asked ask(GoldenQuestion golden, List<Rows> right, String text, boolean paraphrase) {
        Answer answer = engine.ask(text);
        Verdict verdict = switch (answer.status()) {
            case ANSWERED -> isRight(golden, right, answer) ? Verdict.RIGHT : Verdict.WRONG;
            case ASKED_BACK -> Verdict.ASKED_BACK;
            case DECLINED -> Verdict.DECLINED;
            case FAILED, CANCELLED -> Verdict.WRONG;
        };
        String sql = answer.result().map(Result::sql).orElse(answer.insight());
        return new Asked(golden, text, paraphrase, verdict, answer.confidence().score(), sql);
    }

    private static boolean isRight(GoldenQuestion golden, List<Rows> right, Answer answer) {
        List<String> statements = statements(golden);
        Rows rows = answer.result().orElseThrow().rows();
        for (int index = 0; index < statements.size(); index++) {
            ResultComparison.Result result =
                    ResultComparison.of(golden, statements.get(index)).compare(right.get(index), rows);
            if (result instanceof ResultComparison.Result.Same
                    || result instanceof ResultComparison.Result.SameAndMore) {
                return true;
            }
        }
        return false;
    }

    private static List<String> statements(GoldenQuestion golden) {
        List<String> statements = new ArrayList<>(golden.alternatives());
        golden.sql().ifPresent(statements::addFirst);
        return golden.answerable() ? statements : List.of();
    }

    /** The right statements go the same way as every other: guarded and read-only. */
    private List<Rows> rightRows(GoldenQuestion golden) {
        return statements(golden).stream().map(this::rows).toList();
    }

    private Rows rows(String sql) {
        Answer answer =
                engine.ask(ScriptedAnalyst.running(sql), "gold", Limits.DEFAULT, Listener.SILENT, new Cancellation());
        if (answer.status() != Status.ANSWERED) {
            throw new IllegalStateException(answer.insight() + "\n" + sql);
        }
        return answer.result().orElseThrow().rows();
    }
}
