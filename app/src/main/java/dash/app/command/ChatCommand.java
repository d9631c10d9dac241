package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.app.chat.Chat;
import dash.app.chat.Input;
import dash.app.chat.StreamInput;
import dash.app.chat.TerminalInput;
import dash.project.OpenProject;
import dash.project.Workshop;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

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

    ChatCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on));
                OpenProject opened = workshop.project(project.told())) {
            waiting.finish();
            try (Input input = input()) {
                new Chat(console, opened, input, thinking.wish(model), project.told()).run();
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
