package dash.app.command;

import dash.app.Background;
import dash.app.Console;
import dash.curate.Teaching;
import dash.learn.Recorded;
import dash.learnings.Learning;
import dash.project.OpenProject;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.curating.Lessons;
import dash.project.curating.TaughtQuestions;
import dash.project.render.CorrectionTelling;
import dash.project.render.RecordedTelling;
import dash.project.render.TeachingAdvice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Remembers what a person says. */
@Command(
        name = "teach",
        description = {
            "Teaches what you say about the data, for your questions: the statement that answers a question,",
            "what a word means, or a rule. What it changes is shown before and after.",
            "It is for everybody once golden questions or a person accept it."
        },
        mixinStandardHelpOptions = true)
final class TeachCommand extends KnowledgeVerb {

    @Parameters(
            arity = "1..*",
            paramLabel = "WORDS",
            description = "with --sql the question; else what a word means, or what to do, in a sentence")
    private List<String> words = List.of();

    @Mixin
    private LessonOptions options = new LessonOptions();

    @Mixin
    private StatementOption statement = new StatementOption();

    @Option(names = "--anyway", description = "with --for-all: although golden questions have not been asked about it")
    private boolean anyway;

    @Option(names = "--for-all", description = "accept it for everybody at once, under your name")
    private boolean forAll;

    TeachCommand(Console console) {
        super(console);
    }

    @Override
    void afterwards() {
        Background.prove(console(), project());
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        Lessons.refuseUnproven(forAll, anyway);
        Optional<String> sql = statement.given(console());
        try (OpenProject opened = workshop.project(project())) {
            TaughtQuestions questions = new TaughtQuestions(opened, knowledge.person());
            TaughtQuestions.Result result = sql.isPresent()
                    ? questions.answer(String.join(" ", words), sql.get(), Optional.empty(), "", "")
                    : questions.words(knowledge, said());
            Recorded recorded = result.recorded().getFirst();
            Learning now = Lessons.accepted(knowledge, recorded, forAll, anyway).now();
            List<Recorded> stands = Stream.concat(
                            Stream.of(new Recorded(now, recorded.outcome())),
                            result.recorded().stream().skip(1))
                    .toList();
            Map<String, @Nullable Object> object = RecordedTelling.object(recorded, now);
            object.putAll(TeachingAdvice.object(now, result.again(), opened.analyst()));
            List<String> lines = new ArrayList<>(CorrectionTelling.lines(stands, result.again()));
            TeachingAdvice.of(now, result.again(), opened.analyst()).ifPresent(line -> lines.add("  " + line));
            return new Told(lines, object);
        }
    }

    private Teaching.Said said() {
        return new Teaching.Said(
                String.join(" ", words),
                options.title().orElse(""),
                options.tables(),
                options.category(),
                options.rule());
    }
}
