package dash.project;

import dash.answer.Answer;
import dash.answer.Status;
import dash.ask.Listener;
import dash.databases.Source;
import dash.knowledge.Knowledge;
import dash.memory.DefaultFinder;
import dash.memory.Memories;
import dash.memory.Remark;
import dash.memory.Tastes;
import dash.project.memory.Noticing;
import dash.project.memory.Remembering;
import dash.question.Cancellation;
import dash.question.Question;
import dash.store.Store;
import java.time.Clock;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What the people of a project want remembered, each for themselves: told, noticed, shown and forgotten. */
public final class ProjectMemory {

    private final String project;
    private final Store store;
    private final Source source;
    private final ProjectLearning learning;
    private final Supplier<Knowledge> knowledge;
    private final Memories memories;
    private final Clock clock;

    ProjectMemory(
            String project,
            Store store,
            Source source,
            ProjectLearning learning,
            Supplier<Knowledge> knowledge,
            Clock clock) {
        this.project = project;
        this.store = store;
        this.source = source;
        this.learning = learning;
        this.knowledge = knowledge;
        this.memories = store.memories(project, clock);
        this.clock = clock;
    }

    public Memories memories() {
        return memories;
    }

    /** What this person of the command line or the page wants of how answers are shown. */
    public Tastes tastes() {
        return Tastes.of(memories.of(Questions.asker()));
    }

    public Remembering remembering() {
        return new Remembering(
                new Remembering.Places(
                        memories, store.curatorQuestions(project, clock), learning.learnings(), learning::recorder),
                () -> source.schemas().schema(),
                knowledge,
                this::defaults,
                clock);
    }

    /** Finds what a default can mean among the values of the source. */
    public DefaultFinder defaults() {
        return new DefaultFinder(source.schemas().schema(), source.values(), source.sensitive());
    }

    /** @param said the remark without what it is about; what was typed tells whether Dash proposed it */
    Answer note(Remark remark, Question said, String typed, Listener listener, Cancellation cancellation) {
        boolean offered = offer(said).filter(typed.strip()::equals).isPresent();
        return new Noting(said, remembering(), offered).answer(remark, listener, cancellation);
    }

    /** The answer with what could be remembered of this person; it is told and not kept. */
    Answer offering(Answer answer) {
        return answer.status() == Status.ANSWERED
                ? offer(answer.question())
                        .map(offer -> answer.withFollowUps(Stream.concat(Stream.of(offer), answer.followUps().stream())
                                .toList()))
                        .orElse(answer)
                : answer;
    }

    private Optional<String> offer(Question question) {
        String person = question.asker().name();
        return Noticing.offer(
                store.answers().latest(project, person, Noticing.IN_A_ROW), memories.of(question.asker()));
    }
}
