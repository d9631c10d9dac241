package dash.app.command;

import dash.app.Console;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.talk.TalkMarkdown;
import dash.project.talk.Talks;
import dash.store.Conversation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a conversation down. */
@Command(
        name = "export",
        description = "Writes a conversation as Markdown: questions, insights, rows and statements.",
        mixinStandardHelpOptions = true)
final class ConversationsExportCommand extends ConversationVerb {

    @Parameters(paramLabel = "ID", description = "the conversation, or the beginning of its id")
    private String id = "";

    @Option(names = "--out", paramLabel = "FILE", description = "write this file instead of printing it")
    private @Nullable Path out;

    ConversationsExportCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Talks talks) {
        Conversation conversation = talks.find(id);
        String markdown = TalkMarkdown.of(conversation, talks.answers(conversation));
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("id", conversation.id());
        object.put("title", conversation.title());
        if (out == null) {
            object.put("markdown", markdown);
            return new Told(markdown.lines().toList(), object);
        }
        write(console().here().resolve(out), markdown);
        object.put("file", out.toString());
        return new Told(List.of("wrote " + out), object);
    }

    private static void write(Path file, String markdown) {
        try {
            Files.writeString(file, markdown);
        } catch (IOException failure) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("--out"),
                    file.toString(),
                    "the file cannot be written (" + failure.getClass().getSimpleName() + ")",
                    "name a file in a folder that exists and that you may write to");
        }
    }
}
