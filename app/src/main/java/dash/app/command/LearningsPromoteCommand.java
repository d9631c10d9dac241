package dash.app.command;

import dash.app.Console;
import dash.curate.Promoting.Into;
import dash.learnings.Learning;
import dash.project.OpenProject;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.curating.EarlierAnswer;
import dash.project.curating.Lessons;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Makes knowledge of a learning. */
@Command(
        name = "promote",
        description = {
            "Makes a business rule or a query pattern of a learning, under your name.",
            "The learning is then told as knowledge and no longer as a learning; undo takes both back."
        })
final class LearningsPromoteCommand extends LearningsDecision {

    @Option(
            names = "--to",
            paramLabel = "rule|pattern",
            required = true,
            converter = IntoConverter.class,
            description = "what it becomes; a pattern is made of its corrected statement, which is run first")
    private Into into = Into.RULE;

    @Option(names = "--name", paramLabel = "NAME", description = "what the query pattern is called")
    private @Nullable String name;

    LearningsPromoteCommand(Console console) {
        super(console);
    }

    @Override
    Learning decide(Workshop workshop, ProjectKnowledge knowledge) {
        Lessons.statementOf(knowledge, number(), into).ifPresent(sql -> run(workshop, sql));
        return knowledge.reviewing().promote(number(), into, Optional.ofNullable(name), version());
    }

    private void run(Workshop workshop, String sql) {
        try (OpenProject opened = workshop.project(project())) {
            EarlierAnswer.again(opened, sql);
        }
    }

    @Override
    String done() {
        return "Promoted";
    }

    /** Written as a person says it. */
    static final class IntoConverter implements ITypeConverter<Into> {
        @Override
        public Into convert(String value) {
            return switch (value) {
                case "rule" -> Into.RULE;
                case "pattern" -> Into.PATTERN;
                default -> throw new TypeConversionException("expected rule or pattern, not '" + value + "'");
            };
        }
    }
}
