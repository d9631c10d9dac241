package dash.app.command;

import dash.answer.Answer;
import dash.answer.Status;
import dash.app.Background;
import dash.app.Console;
import dash.curate.SameSql;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.TextFile;
import dash.learn.Recorded;
import dash.project.OpenProject;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.render.RecordedTelling;
import dash.question.Cancellation;
import dash.statement.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says that an answer is wrong. */
@Command(
        name = "correct",
        description = {
            "Says that an earlier answer is wrong, with the statement that is right, or in words.",
            "What can be learned from the difference is for you from now on; for everybody once it is proven or accepted."
        },
        mixinStandardHelpOptions = true)
final class CorrectCommand extends KnowledgeVerb {

    private static final int MOST_MEGABYTES = 1;

    @Parameters(arity = "1", paramLabel = "ID", description = "the answer's id, or the start of it")
    private String id = "";

    @Option(names = "--sql", paramLabel = "SQL", description = "the statement that is right; it is run, guarded")
    private @Nullable String sql;

    @Option(names = "--file", paramLabel = "FILE", description = "the same from a file; - reads standard input")
    private @Nullable String file;

    @Option(names = "--reason", paramLabel = "WORDS", description = "what was wrong")
    private String reason = "";

    CorrectCommand(Console console) {
        super(console);
    }

    @Override
    void afterwards() {
        Background.prove(console(), project());
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        if ((sql == null) == (file == null) && (sql != null || reason.isBlank())) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("dash correct"),
                    id,
                    "say what is right: one statement, or a reason in words",
                    "Use --sql or --file, or --reason alone");
        }
        EarlierAnswer wrong = EarlierAnswer.any(workshop, project(), id);
        try (OpenProject opened = workshop.project(project())) {
            if (sql == null && file == null) {
                Recorded said = opened.corrections()
                        .object(wrong.question(), wrong.id(), wrong.sql(), reason, wrong.tables(), knowledge.person());
                return told(List.of(said), List.of(), "");
            }
            return corrected(opened, wrong, right(), knowledge.person());
        }
    }

    private String right() {
        if (sql != null) {
            return sql;
        }
        return "-".equals(file)
                ? TextFile.read(console().in(), "standard input", Code.WRONG_USAGE, MOST_MEGABYTES)
                : TextFile.read(
                        console().here().resolve(String.valueOf(file)),
                        String.valueOf(file),
                        Code.WRONG_USAGE,
                        MOST_MEGABYTES);
    }

    private Told corrected(OpenProject opened, EarlierAnswer wrong, String right, String person) {
        if (SameSql.same(right, wrong.sql())) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("--sql"),
                    wrong.id(),
                    "this is the statement behind the answer",
                    "Give the one that is right; dash confirm says that the answer is");
        }
        Statement statement = opened.statement(right);
        Answer answer = opened.run(right, new Cancellation());
        if (answer.status() != Status.ANSWERED) {
            throw FaultException.of(
                    Code.ANSWER_NOT_CONFIRMED,
                    Place.named("--sql"),
                    right,
                    "the statement does not run: " + answer.insight() + " Nothing was learned",
                    "Try it with dash sql first");
        }
        List<Recorded> recorded = opened.corrections()
                .correct(
                        wrong.question(),
                        wrong.id(),
                        wrong.sql(),
                        statement,
                        reason,
                        opened.source().schemas().schema(),
                        person);
        String kept = answer.question().id().value();
        return told(
                recorded,
                List.of("The right statement is kept as answer " + kept + "; to reuse it: dash confirm " + kept
                        + " --pattern NAME --golden --question WORDS"),
                kept);
    }

    private static Told told(List<Recorded> recorded, List<String> further, String kept) {
        List<String> lines = new ArrayList<>();
        recorded.forEach(one -> lines.addAll(RecordedTelling.lines(one, one.learning())));
        lines.addAll(further);
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put(
                "learned",
                recorded.stream()
                        .map(one -> RecordedTelling.object(one, one.learning()))
                        .toList());
        object.put("answer", kept.isEmpty() ? null : kept);
        return new Told(lines, object);
    }
}
