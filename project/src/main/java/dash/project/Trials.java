package dash.project;

import dash.analyst.Analyst;
import dash.ask.Ask;
import dash.ask.Listener;
import dash.context.Context;
import dash.context.Contexts;
import dash.context.Layer;
import dash.conversation.Conversation;
import dash.golden.GoldenFolder;
import dash.golden.GoldenRows;
import dash.golden.Grader;
import dash.golden.Proofs;
import dash.golden.Proving;
import dash.golden.Respondent;
import dash.learn.Learner;
import dash.learnings.Learnings;
import dash.learnings.rules.Rules;
import dash.project.context.ProjectContexts;
import dash.project.file.ProjectFile;
import dash.schema.Schema;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/** A project on trial: its golden questions, who answers them, what is right, and what they prove. No answer is kept. */
public final class Trials {

    /**
     * What is on trial.
     *
     * @param learners one who learns into a memory
     * @param rows computes right rows, for one run
     */
    record Parts(
            ProjectFile file,
            Answering answering,
            ProjectContexts contexts,
            Supplier<Analyst> analyst,
            Questions questions,
            Learnings learnings,
            Function<Learnings, Learner> learners,
            Rules rules,
            Supplier<Schema> schema,
            Supplier<GoldenRows> rows,
            Clock clock) {}

    private final Parts parts;

    Trials(Parts parts) {
        this.parts = parts;
    }

    /** Where the project's own golden questions are. */
    public Path folder() {
        return parts.file().folder().resolve("golden");
    }

    /** Computes right rows on the same way that every statement goes; for one run, because data change. */
    public GoldenRows rows() {
        return parts.rows().get();
    }

    /** Who answers. */
    public String analyst() {
        return parts.analyst().get().name();
    }

    /** The context of nothing in particular: it names the state of knowledge and schema that answers rest on. */
    public Context state() {
        return parts.contexts().contexts().gather(parts.questions().of("golden questions"));
    }

    /** Answers perhaps without some layers and always without past answers. Nothing is learned. */
    public Respondent respondent(Set<Layer> without) {
        return respondent(parts.contexts().without(without), Conversation.NONE, Ask.Learning.NONE);
    }

    /** Answers as if this had been asked and answered before. Nothing is learned. */
    public Respondent respondent(Conversation earlier) {
        return respondent(parts.contexts().without(Set.of()), earlier, Ask.Learning.NONE);
    }

    /** Answers from another memory than the project's own. */
    public Respondent respondent(Learnings memory, boolean learns) {
        Contexts gathered = parts.contexts()
                .without(Set.of())
                .with(asker -> memory.current().inUseFor(asker.name()));
        Learner learner = parts.learners().apply(memory);
        return respondent(gathered, Conversation.NONE, learns ? learner::learn : Ask.Learning.NONE);
    }

    private Respondent respondent(Contexts gathered, Conversation earlier, Ask.Learning learning) {
        return (wording, cancellation) -> parts.answering()
                .ask(gathered, parts.analyst().get(), learning)
                .ask(parts.questions().of(wording), earlier, Listener.SILENT, cancellation);
    }

    /** Takes proposals to the golden questions of the project. */
    public Proofs proofs() {
        Proving proving = new Proving(
                new GoldenFolder(folder()).questions(),
                parts.rules(),
                parts.schema(),
                memory -> respondent(memory, false),
                new Grader(rows()),
                parts.clock());
        boolean byPerson = parts.file().approval() == ProjectFile.Approval.PERSON;
        return new Proofs(parts.learnings(), proving, byPerson, parts.clock());
    }
}
