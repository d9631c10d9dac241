package dash.project.curating;

import dash.learnings.Learning;
import dash.learnings.Memory;
import dash.learnings.MemoryOnly;
import dash.learnings.Rule;
import dash.learnings.Trust;
import dash.project.OpenProject;
import dash.project.ProjectKnowledge;
import dash.project.told.Told;
import dash.question.Cancellation;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Somebody accepts a lesson for everybody, and sees what it changes for people who have no lessons of their own. */
public final class Accepting {

    private final OpenProject project;
    private final ProjectKnowledge knowledge;

    public Accepting(OpenProject project, ProjectKnowledge knowledge) {
        this.project = project;
        this.knowledge = knowledge;
    }

    /**
     * How it stands now.
     *
     * @param again absent where no question is known, or asking it would take a language model
     */
    public record Accepted(Learning learning, Optional<AskedAgain> again) {}

    public Accepted accept(int number, Set<Integer> insteadOf, boolean anyway, OptionalInt version) {
        Optional<String> question = knowledge.learnings().current().find(number).flatMap(this::question);
        Optional<Told> before = question.map(this::asEverybody);
        Learning learning = knowledge.reviewing().accept(number, insteadOf, anyway, version);
        return new Accepted(learning, question.map(asked -> new AskedAgain(asked, before, asEverybody(asked))));
    }

    private Optional<String> question(Learning learning) {
        if (!project.analyst().equals(TaughtQuestions.BUILTIN)) {
            return Optional.empty();
        }
        return learning.rule().orElse(null) instanceof Rule.AnswerWith taught
                ? Optional.of(taught.question())
                : new TaughtQuestions(project, knowledge.person())
                        .touchedBy(learning)
                        .map(told -> told.text("question"));
    }

    /** Nobody's preferences and nobody's own lessons count; nothing is kept. */
    private Told asEverybody(String question) {
        Memory all = knowledge.learnings().current();
        List<Learning> shared = all.learnings().stream()
                .filter(learning -> learning.trust().scope() instanceof Trust.Scope.Project)
                .toList();
        return AskedAgain.told(project.trials()
                .respondent(new MemoryOnly(Clock.systemUTC(), shared), false)
                .ask(question, new Cancellation()));
    }
}
