package dash.models.text;

import dash.models.language.Conversation;
import dash.models.language.Form;
import dash.models.language.Hearing;
import dash.models.language.LanguageModel;
import dash.models.language.Message;
import dash.models.language.Outcome;
import dash.models.language.Reply;
import dash.models.language.ToolCall;
import dash.models.language.ToolChoice;
import dash.question.Cancellation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A model that calls tools by writing. Without tools and form it is the model itself. */
public final class TextProtocol implements LanguageModel {

    private final LanguageModel model;

    public TextProtocol(LanguageModel model) {
        this.model = model;
    }

    @Override
    public String name() {
        return model.name();
    }

    @Override
    public int contextTokens() {
        return model.contextTokens();
    }

    @Override
    public Outcome converse(Conversation conversation, Hearing hearing, Cancellation cancellation) {
        boolean offered = !conversation.tools().isEmpty() && !(conversation.choice() instanceof ToolChoice.Nothing);
        Conversation plain = inWords(conversation, offered);
        if (!offered) {
            return model.converse(plain, hearing, cancellation);
        }
        BeforeTheFence heard = new BeforeTheFence(hearing);
        Outcome outcome = model.converse(plain, heard, cancellation);
        if (!(outcome instanceof Reply reply)) {
            return outcome;
        }
        heard.end();
        return FencedCall.read(reply, conversation);
    }

    private static Conversation inWords(Conversation conversation, boolean offered) {
        List<Message> messages = new ArrayList<>();
        if (offered) {
            messages.add(new Message.Instruction(ProtocolWords.of(conversation)));
        }
        for (Message message : conversation.messages()) {
            messages.add(
                    switch (message) {
                        case Message.Instruction instruction -> instruction;
                        case Message.User user -> user;
                        case Message.Assistant assistant -> new Message.Assistant(written(assistant), List.of());
                        case Message.Result result -> new Message.User(ProtocolWords.of(result));
                    });
        }
        Optional<Form> form = offered ? Optional.empty() : conversation.form();
        return new Conversation(messages, List.of(), new ToolChoice.Free(), conversation.settings(), form);
    }

    private static String written(Message.Assistant assistant) {
        StringBuilder text = new StringBuilder(assistant.text());
        for (ToolCall call : assistant.calls()) {
            text.append(text.isEmpty() ? "" : "\n").append(FencedCall.write(call));
        }
        return text.toString();
    }
}
