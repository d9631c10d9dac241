package dash.app.command;

import dash.app.Console;
import dash.project.talk.Talks;
import dash.store.Conversation;
import dash.store.KeptAnswer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** One conversation, question by question. */
@Command(
        name = "show",
        description = "Shows one conversation: each question, what it was read as, and what was told.",
        mixinStandardHelpOptions = true)
final class ConversationsShowCommand extends ConversationVerb {

    private static final int SHORT_ID = 6;

    @Parameters(paramLabel = "ID", description = "the conversation, or the beginning of its id")
    private String id = "";

    ConversationsShowCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Talks talks) {
        Conversation conversation = talks.find(id);
        List<KeptAnswer> answers = talks.answers(conversation);
        List<String> lines = new ArrayList<>(List.of(conversation.title(), ""));
        String before = "";
        for (KeptAnswer answer : answers) {
            dash.project.told.Told told = dash.project.told.Told.of(answer.body());
            lines.add(shortened(answer.id()) + "  " + answer.question());
            if (!told.text("read_as").isEmpty()) {
                lines.add("        Read as: " + told.text("read_as"));
            }
            String last = before;
            answer.after()
                    .filter(after -> !last.isEmpty() && !after.equals(last))
                    .ifPresent(after -> lines.add("        After " + shortened(after)));
            lines.add("        " + told.text("insight"));
            before = answer.id();
        }
        lines.add("");
        lines.add("Go on from any of them: dash ask" + sameProject() + " --after ID QUESTION");
        return new Told(lines, object(conversation, answers));
    }

    private static String shortened(String id) {
        return id.substring(0, Math.min(SHORT_ID, id.length()));
    }

    private static Map<String, @Nullable Object> object(Conversation conversation, List<KeptAnswer> answers) {
        Map<String, @Nullable Object> object = object(conversation);
        object.put(
                "answers",
                answers.stream().map(ConversationsShowCommand::object).toList());
        return object;
    }

    private static Map<String, @Nullable Object> object(KeptAnswer answer) {
        dash.project.told.Told told = dash.project.told.Told.of(answer.body());
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("id", answer.id());
        object.put("question", answer.question());
        object.put("read_as", told.text("read_as").isEmpty() ? null : told.text("read_as"));
        object.put("after", answer.after().orElse(null));
        object.put("status", answer.status());
        object.put("insight", told.text("insight"));
        object.put("asked_at", answer.askedAt().toString());
        return object;
    }
}
