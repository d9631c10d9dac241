package dash.app.command;

import dash.app.Console;
import dash.app.ProjectKnowledge;
import dash.app.Workshop;
import dash.app.render.LearningTelling;
import dash.curate.Teaching;
import dash.learn.Recorded;
import dash.learnings.Learning;
import dash.learnings.Trust;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Remembers what a person says. */
@Command(
        name = "teach",
        description = {
            "Remembers what you say about the data, for your questions.",
            "It is for everybody once golden questions or a person accept it."
        },
        mixinStandardHelpOptions = true)
final class TeachCommand extends KnowledgeVerb {

    @Parameters(arity = "1..*", paramLabel = "WORDS", description = "what to do, in a sentence")
    private List<String> words = List.of();

    @Mixin
    private LessonOptions options = new LessonOptions();

    @Option(names = "--for-all", description = "accept it for everybody at once, under your name")
    private boolean forAll;

    TeachCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        workshop.current(knowledge);
        Recorded recorded = knowledge
                .teaching()
                .teach(new Teaching.Said(
                        String.join(" ", words),
                        options.title().orElse(""),
                        options.tables(),
                        options.category(),
                        options.rule()));
        Learning learning = forAll
                ? knowledge
                        .reviewing()
                        .accept(recorded.learning().number(), Set.of(), OptionalInt.empty())
                : recorded.learning();
        Map<String, @Nullable Object> object = LearningTelling.object(learning);
        object.put("outcome", recorded.outcome().name().toLowerCase(Locale.ROOT));
        return new Told(lines(recorded, learning), object);
    }

    private static List<String> lines(Recorded recorded, Learning learning) {
        List<String> lines = new ArrayList<>();
        String number = "learning " + learning.number() + ": " + learning.title();
        lines.add(
                switch (recorded.outcome()) {
                    case NEW -> "Remembered as " + number;
                    case STRENGTHENED -> "Known already, now with one more piece of evidence: " + number;
                    case CONTRADICTED -> "Put to review as " + number;
                });
        lines.add("  " + next(learning));
        return lines;
    }

    private static String next(Learning learning) {
        Trust trust = learning.trust();
        int number = learning.number();
        return switch (trust.status()) {
            case ACTIVE -> "for everybody from now on; dash learnings undo " + number + " takes it back";
            case PROPOSED ->
                (trust.scope() instanceof Trust.Scope.Person(String name)
                                ? "for " + name + " from now on"
                                : "for everybody from now on, on trial")
                        + "; for everybody once golden questions or a person accept it: dash learnings accept " + number;
            case QUARANTINED -> "not used: " + trust.reason() + "; see dash learnings review";
            case RETIRED, REJECTED ->
                "not used: " + trust.status().written() + (trust.reason().isEmpty() ? "" : " (" + trust.reason() + ")")
                        + "; dash learnings accept " + number + " brings it back for everybody";
        };
    }
}
