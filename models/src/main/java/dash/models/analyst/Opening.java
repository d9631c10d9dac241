package dash.models.analyst;

import dash.analyst.Transcript;
import dash.context.Quoted;
import dash.models.analyst.privacy.Veil;
import dash.models.analyst.prompt.Prompt;
import dash.models.language.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How every conversation of a question begins: instructions, context, question, and what was tried before the model came. */
final class Opening {

    private final Prompt prompt;
    private final Veil veil;
    private final Transcript transcript;
    private final Results results;

    Opening(ModelOptions options, Veil veil, Transcript transcript, Results results) {
        this.prompt = new Prompt(
                options.slots(),
                options.additional(),
                options.location(),
                options.reasoning() ? Optional.of(new Prompt.Steps(Reasoning.LEAST, Reasoning.MOST)) : Optional.empty(),
                options.clock());
        this.veil = veil;
        this.transcript = transcript;
        this.results = results;
    }

    List<Message> messages(int shrunk) {
        String told = Shrinking.context(veil.context(transcript.context().told().text()), shrunk);
        List<Message> messages = new ArrayList<>();
        messages.add(new Message.Instruction(
                prompt.standing(
                        transcript.question(), transcript.context().schema().dialect(), veil.level()),
                true));
        messages.add(new Message.Instruction(prompt.layers(told), true));
        messages.add(new Message.Instruction(prompt.ofQuestion(
                transcript.question(),
                transcript.context().preferences(),
                transcript.following().earlier(),
                transcript.context().today(),
                veil)));
        messages.removeIf(message -> message instanceof Message.Instruction instruction
                && instruction.text().isBlank());
        messages.add(new Message.User("The question:\n" + veil.question() + tried()));
        return messages;
    }

    private String tried() {
        StringBuilder text = new StringBuilder();
        transcript
                .tries()
                .forEach(tried -> text.append("\n\nTried before, from what is proven:\n")
                        .append(Quoted.block(veil.foreign(tried.attempt().sql())))
                        .append(results.tried(tried.attempt(), transcript)));
        return text.toString();
    }
}
