package dash.project.curating;

import dash.curate.Promoting;
import dash.curate.Teaching;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.golden.Proofs;
import dash.learn.Recorded;
import dash.learnings.Learning;
import dash.learnings.Memory;
import dash.learnings.Mistake;
import dash.learnings.Trust;
import dash.project.OpenProject;
import dash.project.ProjectKnowledge;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** What is done to learnings beside deciding about one. */
public final class Lessons {

    private Lessons() {}

    /** What a person taught, and how it stands now. */
    public record Taught(Recorded recorded, Learning now) {}

    /** Tables have to be there, and a rule is held against the source; words alone need no source. */
    public static boolean needsTheSource(Teaching.Said said) {
        return said.rule().isPresent() || !said.tables().isEmpty();
    }

    /** Held against the source and against what people curated. */
    public static Recorded teach(OpenProject project, ProjectKnowledge knowledge, Teaching.Said said) {
        KnownTables.require(said.tables(), project::schema);
        return knowledge.teaching(project.learning().recorder()).teach(said);
    }

    /** What was never taken to the golden questions is accepted for all by whoever says so twice. */
    public static void refuseUnproven(boolean forAll, boolean anyway) {
        if (forAll && !anyway) {
            throw FaultException.of(
                    Code.LEARNING_NOT_PROVEN,
                    Place.named("the lesson"),
                    "",
                    "golden questions have not been asked about it yet, so it cannot count for everybody at once",
                    "teach it for yourself and accept it once it is proven, or say --anyway as well");
        }
    }

    /** For everybody at once, where that is wanted and nothing contradicts. */
    public static Taught accepted(ProjectKnowledge knowledge, Recorded recorded, boolean forAll, boolean anyway) {
        boolean accepts = forAll && recorded.outcome() != Recorded.Outcome.CONTRADICTED;
        return new Taught(
                recorded,
                accepts
                        ? knowledge
                                .reviewing()
                                .accept(recorded.learning().number(), Set.of(), anyway, OptionalInt.empty())
                        : recorded.learning());
    }

    /** The statement that has to run before a query pattern is made of the learning. */
    public static Optional<String> statementOf(ProjectKnowledge knowledge, int number, Promoting.Into into) {
        return into == Promoting.Into.RULE
                ? Optional.empty()
                : knowledge
                        .learnings()
                        .current()
                        .find(number)
                        .flatMap(learning -> learning.lesson().mistake())
                        .map(Mistake::after)
                        .filter(sql -> !sql.isBlank());
    }

    /** Those of these numbers; without any, every proposal, or only those that were never tried. */
    public static List<Learning> toProve(Proofs proofs, Memory memory, List<Integer> numbers, boolean onlyNew) {
        if (onlyNew) {
            return proofs.waiting();
        }
        if (numbers.isEmpty()) {
            return memory.learnings().stream()
                    .filter(learning -> learning.trust().status() == Trust.Status.PROPOSED)
                    .toList();
        }
        return numbers.stream()
                .map(number -> memory.find(number).orElseThrow(() -> unknown(number)))
                .toList();
    }

    public static FaultException unknown(int number) {
        return FaultException.of(
                Code.LEARNING_UNKNOWN,
                Place.named("learnings"),
                String.valueOf(number),
                "there is no learning of this number",
                "dash learnings lists them");
    }
}
