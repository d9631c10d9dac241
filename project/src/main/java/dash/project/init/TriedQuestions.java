package dash.project.init;

import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.answer.Answer;
import dash.answer.Status;
import dash.builtin.BuiltinAnalyst;
import dash.context.Context;
import dash.fault.FaultException;
import dash.project.OpenProject;
import dash.question.Asker;
import dash.question.Cancellation;
import dash.question.Door;
import dash.question.Question;
import dash.question.QuestionId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Keeps of many questions the first few that the built-in analyst answers with rows and without a doubt. */
final class TriedQuestions {

    private static final int MOST_TRIED = 25;

    private final OpenProject project;

    TriedQuestions(OpenProject project) {
        this.project = project;
    }

    List<String> first(int most, List<String> candidates) {
        List<String> good = new ArrayList<>();
        for (String question : candidates.stream().limit(MOST_TRIED).toList()) {
            if (good.size() == most) {
                break;
            }
            if (isAnswered(question)) {
                good.add(question);
            }
        }
        return good;
    }

    private boolean isAnswered(String text) {
        try {
            Context context = project.context(text);
            Question question = new Question(
                    QuestionId.random(), project.name(), text, new Asker("dash"), Door.ITSELF, Instant.now());
            Move move =
                    new BuiltinAnalyst(project.source().values()).next(Transcript.open(question, context), Work.ALONE);
            return move instanceof Move.RunSql run && isGood(project.again(run.sql(), new Cancellation()));
        } catch (FaultException notAnswered) {
            return false;
        }
    }

    private static boolean isGood(Answer answer) {
        boolean rows =
                answer.result().filter(result -> result.rows().count() > 0).isPresent();
        return answer.status() == Status.ANSWERED && rows && answer.doubts().isEmpty();
    }
}
