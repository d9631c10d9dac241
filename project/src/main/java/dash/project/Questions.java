package dash.project;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.question.Asker;
import dash.question.Door;
import dash.question.Question;
import dash.question.QuestionId;
import java.time.Clock;

/** Makes questions of what people type. */
final class Questions {

    private static final int LONGEST_SHOWN = 200;

    private final String project;
    private final Door door;
    private final Clock clock;

    Questions(String project, Door door, Clock clock) {
        this.project = project;
        this.door = door;
        this.clock = clock;
    }

    Question of(String text) {
        return of(text, "question", Question.LONGEST, "ask in a sentence or two");
    }

    Question ofStatement(String sql) {
        return of(
                sql, "statement", Question.LONGEST_STATEMENT, "write a shorter one, which is all that the guard reads");
    }

    private Question of(String text, String what, int longest, String next) {
        String stripped = text.strip();
        boolean silent = stripped.codePoints().noneMatch(Questions::isSeen);
        if (silent || stripped.length() > longest) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("the " + what),
                    stripped.substring(0, Math.min(stripped.length(), LONGEST_SHOWN)),
                    silent
                            ? "there is no " + what
                            : "a " + what + " of " + stripped.length() + " characters is longer than " + longest,
                    next);
        }
        return new Question(QuestionId.random(), project, stripped, asker(), door, clock.instant());
    }

    /** Blanks that have no width are blanks too. */
    private static boolean isSeen(int point) {
        int type = Character.getType(point);
        return !Character.isWhitespace(point)
                && !Character.isSpaceChar(point)
                && type != Character.FORMAT
                && type != Character.CONTROL;
    }

    /** A question once more, with what was chosen as its meaning. */
    Question chosen(String text, String choice) {
        Question whole = of(text);
        return new Question(
                whole.id(),
                whole.project(),
                whole.text(),
                whole.asker(),
                whole.door(),
                whole.askedAt(),
                whole.typed(),
                choice);
    }

    static Asker asker() {
        return new Asker(Person.name());
    }
}
