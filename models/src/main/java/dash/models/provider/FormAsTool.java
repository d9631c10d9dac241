package dash.models.provider;

import dash.models.calls.FormReading;
import dash.models.language.Conversation;
import dash.models.language.Failure;
import dash.models.language.Form;
import dash.models.language.Outcome;
import dash.models.language.Reply;
import dash.models.language.Tool;
import dash.models.language.ToolCall;
import dash.models.language.ToolChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where a provider cannot keep text in a form, the form is one more tool, and its call is the text. */
final class FormAsTool {

    private FormAsTool() {}

    static Conversation offered(Conversation conversation) {
        Form form = conversation.form().orElseThrow();
        List<Tool> tools = new ArrayList<>(conversation.tools());
        tools.add(new Tool(form.name(), "Give the final reply in this form.", form.schema()));
        boolean only = conversation.tools().isEmpty() || conversation.choice() instanceof ToolChoice.Nothing;
        ToolChoice choice = only ? new ToolChoice.Named(form.name()) : new ToolChoice.Some();
        return new Conversation(conversation.messages(), tools, choice, conversation.settings(), Optional.empty());
    }

    static Outcome taken(Conversation conversation, Outcome outcome) {
        if (!(outcome instanceof Reply reply)) {
            return outcome;
        }
        Form form = conversation.form().orElseThrow();
        Optional<ToolCall> filled = reply.calls().stream()
                .filter(call -> call.tool().equals(form.name()))
                .findFirst();
        if (filled.isEmpty()) {
            return reply.calls().isEmpty() ? FormReading.read(form, reply) : reply;
        }
        return switch (filled.get()) {
            case ToolCall.Understood understood ->
                new Reply(understood.arguments().toString(), List.of(), reply.usage());
            case ToolCall.Unusable unusable -> new Failure.Malformed(unusable.why(), unusable.written(), reply.usage());
        };
    }
}
