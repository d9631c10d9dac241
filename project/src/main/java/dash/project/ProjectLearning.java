package dash.project;

import dash.knowledge.Knowledge;
import dash.learn.Corrections;
import dash.learn.CuratedVetting;
import dash.learn.Learner;
import dash.learn.Recorder;
import dash.learn.Vetting;
import dash.learnings.Learnings;
import dash.learnings.rules.Rules;
import dash.schema.Schema;
import java.time.Clock;
import java.util.function.Supplier;

/** The lessons of a project, and who takes them: out of what went wrong, out of what people say. */
public final class ProjectLearning {

    private final Rules rules;
    private final Learnings learnings;
    private final Vetting vetting;
    private final Clock clock;

    ProjectLearning(
            Rules rules, Learnings learnings, Supplier<Schema> schema, Supplier<Knowledge> knowledge, Clock clock) {
        this.rules = rules;
        this.learnings = learnings;
        this.vetting = new CuratedVetting(rules, schema, knowledge);
        this.clock = clock;
    }

    Rules rules() {
        return rules;
    }

    public Learnings learnings() {
        return learnings;
    }

    /** Keeps lessons of this project, each once, held against its source and its knowledge. */
    public Recorder recorder() {
        return new Recorder(learnings, vetting, clock);
    }

    /** Learns from people who say that an answer was wrong. */
    public Corrections corrections() {
        return new Corrections(recorder(), rules, clock);
    }

    /** Learns from what went wrong on the way of a question. */
    Learner learner() {
        return learner(learnings);
    }

    /** @param memory where the lessons go; a trial keeps them to itself */
    Learner learner(Learnings memory) {
        return new Learner(memory, vetting, rules, clock);
    }
}
