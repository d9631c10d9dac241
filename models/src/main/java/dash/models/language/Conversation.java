package dash.models.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Everything a model is told for its next message.
 *
 * @param messages in order; instructions first
 * @param form the shape the reply's text must have, when it is to be data instead of prose
 */
public record Conversation(
        List<Message> messages, List<Tool> tools, ToolChoice choice, Settings settings, Optional<Form> form) {

    public Conversation {
        messages = List.copyOf(messages);
        tools = List.copyOf(tools);
        if (choice instanceof ToolChoice.Named named
                && tools.stream().noneMatch(tool -> tool.name().equals(named.tool()))) {
            throw new IllegalArgumentException("the chosen tool is not offered: " + named.tool());
        }
    }

    /** A conversation of these messages, without tools. */
    public static Conversation of(Message... messages) {
        return new Conversation(
                List.of(messages), List.of(), new ToolChoice.Free(), Settings.DEFAULT, Optional.empty());
    }

    public Conversation plus(Message message) {
        List<Message> longer = new ArrayList<>(messages);
        longer.add(message);
        return new Conversation(longer, tools, choice, settings, form);
    }

    public Conversation withMessages(List<Message> others) {
        return new Conversation(others, tools, choice, settings, form);
    }

    public Conversation withTools(List<Tool> offered, ToolChoice chosen) {
        return new Conversation(messages, offered, chosen, settings, form);
    }

    public Conversation with(Settings others) {
        return new Conversation(messages, tools, choice, others, form);
    }

    public Conversation with(Form wanted) {
        return new Conversation(messages, tools, choice, settings, Optional.of(wanted));
    }

    /** What is said in it, never: a conversation holds data of the source and must not reach a log. */
    @Override
    public String toString() {
        return "conversation of " + messages.size() + " messages, " + tools.size() + " tools";
    }
}
