package dash.app.command;

import dash.app.Console;
import dash.fault.Code;
import dash.files.TextFile;
import dash.learnings.Discovery;
import dash.learnings.Learning;
import dash.learnings.Lesson;
import dash.learnings.files.LearningText;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.curating.LessonEdit;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Changes what a learning says. */
@Command(
        name = "edit",
        description = {
            "Changes what a learning says; its standing and its evidence stay.",
            "Give what changes as options, or the whole learning as a file in the format of knowledge/learnings/."
        })
final class LearningsEditCommand extends LearningsDecision {

    private static final int MOST_MEGABYTES = 1;

    @Mixin
    private LessonOptions options = new LessonOptions();

    @Option(names = "--description", paramLabel = "WORDS", description = "what to do, in a sentence")
    private @Nullable String description;

    @Option(names = "--without-rule", description = "leaves the words and drops the rule")
    private boolean withoutRule;

    @Option(names = "--file", paramLabel = "FILE", description = "the learning as JSON or YAML; - reads standard input")
    private @Nullable String file;

    LearningsEditCommand(Console console) {
        super(console);
    }

    @Override
    Learning decide(Workshop workshop, ProjectKnowledge knowledge) {
        Optional<Lesson> whole = Optional.ofNullable(file).map(this::read);
        LessonEdit edit = new LessonEdit(
                options.title(),
                Optional.ofNullable(description),
                options.category(),
                options.rule(),
                withoutRule,
                options.tables());
        return knowledge.reviewing().edit(number(), before -> edit.of(number(), whole.orElse(before)), version());
    }

    private Lesson read(String from) {
        Discovery unsaid = new Discovery(Discovery.Source.TAUGHT, "", "", Instant.EPOCH);
        if (from.equals("-")) {
            String text = TextFile.read(console().in(), "standard input", Code.LEARNING_BROKEN, MOST_MEGABYTES);
            return LearningText.read("standard input", text, 0, 0, unsaid).lesson();
        }
        Path path = console().here().resolve(from);
        String name = String.valueOf(path.getFileName());
        String text = TextFile.read(path, name, Code.LEARNING_BROKEN, MOST_MEGABYTES);
        return LearningText.read(name, text, 0, 0, unsaid).lesson();
    }

    @Override
    String done() {
        return "Edited";
    }
}
