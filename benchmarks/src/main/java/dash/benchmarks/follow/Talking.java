package dash.benchmarks.follow;

import dash.answer.Answer;
import dash.conversation.Conversation;
import dash.golden.Grader;
import dash.golden.Judgement;
import dash.project.OpenProject;
import dash.project.talk.Turns;
import dash.question.Cancellation;

/** Leads the conversation of a pair and judges its end. Nothing is kept. */
public final class Talking {

    private final OpenProject project;
    private final Grader grader;

    public Talking(OpenProject project) {
        this.project = project;
        this.grader = new Grader(project.trials().rows(), true);
    }

    /** How a pair ended. */
    public record End(Pair pair, Answer answer, Judgement judgement, String first) {

        public boolean right() {
            return judgement.passed();
        }

        public String told() {
            String readAs =
                    answer.question().isReadOtherwise() ? answer.question().text() : "(as typed)";
            return "%s %s%n    %s%n    read as  %s%n    %s%n    sql      %s%n    first    %s%n"
                    .formatted(
                            right() ? "right" : "WRONG",
                            pair.id(),
                            String.join("  →  ", pair.turns()),
                            readAs,
                            judgement.reason(),
                            answer.result()
                                    .map(result -> result.sql().replaceAll("\\s+", " "))
                                    .orElse(answer.insight()),
                            first);
        }
    }

    public End of(Pair pair) {
        Conversation earlier = Conversation.NONE;
        String first = "";
        for (String typed : pair.turns().subList(0, pair.turns().size() - 1)) {
            Answer answer = project.trials().respondent(earlier).ask(typed, new Cancellation());
            first = answer.result()
                    .map(result -> result.sql().replaceAll("\\s+", " "))
                    .orElse(answer.insight());
            earlier = earlier.plus(Turns.of(answer));
        }
        Answer last = project.trials().respondent(earlier).ask(pair.turns().getLast(), new Cancellation());
        return new End(pair, last, grader.judge(pair.golden(), last, new Cancellation()), first);
    }
}
