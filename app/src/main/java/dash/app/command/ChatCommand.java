package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.app.chat.Chat;
import dash.app.chat.Input;
import dash.app.chat.StreamInput;
import dash.app.chat.TerminalInput;
import dash.project.OpenProject;
import dash.project.Wish;
import dash.project.Workshop;
import dash.project.render.Plain;
import dash.project.talk.Talk;
import dash.project.talk.Talks;
import dash.store.Conversation;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Asks one question after the other. */
@Command(
        name = "chat",
        description = "A conversation: asks one question after the other and shows each on its way. /help inside.",
        mixinStandardHelpOptions = true)
final class ChatCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private ProjectOption project = new ProjectOption();

    @Mixin
    private ModelOption model = new ModelOption();

    @Mixin
    private ThinkingOptions thinking = new ThinkingOptions();

    @Option(names = "--resume", paramLabel = "CONVERSATION", description = "goes on with a conversation where it ended")
    private @Nullable String resume;

    ChatCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on));
                OpenProject opened = workshop.project(project.told())) {
            Talks talks = ConversationVerb.talks(workshop, project);
            Optional<Conversation> resumed = Optional.ofNullable(resume).map(talks::find);
            Wish wish = thinking.wish(model).in(resumed.map(talks::in).orElse(Talk.NONE));
            waiting.finish();
            resumed.ifPresent(found -> console.out().println("  Going on with: " + Plain.of(found.title())));
            try (Input input = input()) {
                new Chat(console, opened, talks, input, wish, project.told()).run();
            }
            return 0;
        }
    }

    private Input input() {
        return console.interactive()
                ? new TerminalInput(Workshop.home(console.surroundings()).resolve("chat-history"))
                : new StreamInput(console.in());
    }
}
