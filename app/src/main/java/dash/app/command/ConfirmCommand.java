package dash.app.command;

import dash.app.Console;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.golden.GoldenQuestion;
import dash.learnings.Learning;
import dash.project.Confirmation;
import dash.project.OpenProject;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says that an answer is right. */
@Command(
        name = "confirm",
        description = {
            "Says that an earlier answer is right. Its statement is run again first, guarded.",
            "It can become a query pattern and a golden question in the same step; learnings that it rests on gain trust."
        },
        mixinStandardHelpOptions = true)
final class ConfirmCommand extends KnowledgeVerb {

    @Parameters(arity = "1", paramLabel = "ID", description = "the answer's id, or the start of it")
    private String id = "";

    @Option(names = "--pattern", paramLabel = "NAME", description = "make a query pattern of it, with this name")
    private @Nullable String pattern;

    @Option(names = "--golden", description = "make a golden question of it")
    private boolean golden;

    @Option(names = "--question", paramLabel = "WORDS", description = "better words for what was asked")
    private @Nullable String question;

    ConfirmCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        EarlierAnswer answer = EarlierAnswer.of(workshop, project(), id);
        if (answer.isAStatement() && question == null && (golden || pattern != null)) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("--question"),
                    id,
                    "this answer came from a statement, and nobody said what it answers",
                    "Say it with --question");
        }
        Confirmation.Right right =
                answer.right(Optional.ofNullable(question).map(String::strip).filter(words -> !words.isEmpty()));
        try (OpenProject opened = workshop.project(project())) {
            boolean same = answer.hasRowsOf(EarlierAnswer.again(opened, answer.sql()));
            Confirmation.Made made = workshop.confirmation(project())
                    .confirm(
                            right,
                            Optional.ofNullable(pattern),
                            golden ? Optional.of(opened.goldenRows()) : Optional.empty());
            return new Told(lines(right, made, same), object(right, made, same));
        }
    }

    private List<String> lines(Confirmation.Right right, Confirmation.Made made, boolean same) {
        List<String> lines = new ArrayList<>();
        lines.add("Confirmed: " + right.question());
        lines.add("  ran again " + (same ? "with the same rows" : "with other rows than then; the data has moved on"));
        made.pattern()
                .ifPresent(item -> lines.add("  query pattern " + item.content().label()
                        + " from now on; dash export writes it to the files"));
        made.golden().ifPresent(added -> lines.add("  golden question " + added.id() + " in golden/added.yaml"));
        made.helped()
                .forEach(learning -> lines.add("  helped: learning " + learning.number() + ", " + learning.title()));
        if (pattern == null && !golden) {
            lines.add("  it can be reused: dash confirm " + right.id() + " --pattern NAME --golden");
        }
        return lines;
    }

    private static Map<String, @Nullable Object> object(
            Confirmation.Right right, Confirmation.Made made, boolean same) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("id", right.id());
        object.put("question", right.question());
        object.put("same_rows", same);
        object.put("pattern", made.pattern().map(item -> item.content().label()).orElse(null));
        object.put("golden", made.golden().map(GoldenQuestion::id).orElse(null));
        object.put("helped", made.helped().stream().map(Learning::number).toList());
        return object;
    }
}
