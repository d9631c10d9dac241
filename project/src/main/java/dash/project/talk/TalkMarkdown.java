package dash.project.talk;

import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import dash.project.render.Plain;
import dash.project.told.Told;
import dash.store.Conversation;
import dash.store.KeptAnswer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/**
 * A conversation as Markdown: each question with what it was read as, the insight, the rows and the statement. What comes from
 * people or the source is written so that it cannot become markup.
 */
public final class TalkMarkdown {

    private static final int MOST_ROWS = 50;

    private final StringBuilder text = new StringBuilder();
    private final Map<String, KeptAnswer> known;

    private TalkMarkdown(List<KeptAnswer> answers) {
        this.known =
                answers.stream().collect(Collectors.toMap(KeptAnswer::id, Function.identity(), (one, other) -> one));
    }

    public static String of(Conversation conversation, List<KeptAnswer> answers) {
        TalkMarkdown markdown = new TalkMarkdown(answers);
        markdown.text.append("# ").append(escaped(conversation.title())).append("\n\n");
        markdown.text
                .append("Project ")
                .append(escaped(conversation.project()))
                .append(", begun ")
                .append(conversation.createdAt())
                .append(", ")
                .append(answers.size())
                .append(answers.size() == 1 ? " question" : " questions")
                .append(".\n");
        String before = "";
        for (KeptAnswer answer : answers) {
            markdown.answer(answer, before);
            before = answer.id();
        }
        return markdown.text.toString();
    }

    private void answer(KeptAnswer answer, String before) {
        Told told = Told.of(answer.body());
        text.append("\n## ").append(escaped(answer.question())).append("\n\n");
        answer.after()
                .filter(id -> !id.equals(before))
                .flatMap(id -> Optional.ofNullable(known.get(id)))
                .ifPresent(followed -> text.append("*Follows: ")
                        .append(escaped(followed.question()))
                        .append("*\n\n"));
        if (!told.text("read_as").isEmpty()) {
            text.append("*Read as: ").append(escaped(told.text("read_as"))).append("*\n\n");
        }
        text.append(escaped(told.text("insight"))).append('\n');
        told.choices().forEach(this::choice);
        rows(told.rows());
        if (!told.text("sql").isEmpty()) {
            String fence = "```";
            while (told.text("sql").contains(fence)) {
                fence += "`";
            }
            text.append('\n')
                    .append(fence)
                    .append("sql\n")
                    .append(told.text("sql").strip());
            text.append('\n').append(fence).append('\n');
        }
        text.append("\nAnswer ").append(answer.id()).append(", ").append(answer.askedAt());
        text.append(told.text("analyst").isEmpty() ? "" : ", " + escaped(told.text("analyst")))
                .append(".\n");
    }

    private void choice(JsonNode choice) {
        String figure = Told.text(choice, "figure");
        text.append("\n- ").append(escaped(Told.text(choice, "words")));
        text.append(figure.isEmpty() ? "" : ": " + escaped(figure));
    }

    private void rows(Rows rows) {
        if (rows.columns().isEmpty()) {
            return;
        }
        text.append('\n')
                .append(line(rows.columns().stream().map(ResultColumn::name).toList()));
        text.append(line(rows.columns().stream().map(column -> "---").toList()));
        rows.rows().stream()
                .limit(MOST_ROWS)
                .forEach(row -> text.append(line(row.stream().map(Cell::plain).toList())));
        if (rows.count() > MOST_ROWS) {
            text.append("\n… ").append(rows.count() - MOST_ROWS).append(" more rows.\n");
        }
    }

    private static String line(List<String> cells) {
        return "| " + cells.stream().map(TalkMarkdown::cell).collect(Collectors.joining(" | ")) + " |\n";
    }

    private static String cell(String cell) {
        return cell.equals("---") ? cell : escaped(cell);
    }

    /** One line in which nothing means anything to whoever renders it. */
    static String escaped(String words) {
        return Plain.of(words)
                .replaceAll("\\s+", " ")
                .replaceAll("([\\\\`*_\\[\\]<>|#~$])", "\\\\$1")
                .strip();
    }
}
