package dash.models;

import dash.fault.Fault;
import dash.models.language.Conversation;
import dash.models.language.Failure;
import dash.models.language.Hearing;
import dash.models.language.LanguageModel;
import dash.models.language.Message;
import dash.models.language.Outcome;
import dash.models.language.Reply;
import dash.models.language.Settings;
import dash.models.language.Tool;
import dash.models.language.ToolCall;
import dash.models.language.ToolChoice;
import dash.models.text.TextProtocol;
import dash.question.Cancellation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Tries a model: connection and key, streaming, tool calls, and whether it really reads as much as a question's context may
 * have. Sends words of its own and nothing of any source. Costs about as many tokens as the context.
 */
public final class ModelTrial {

    private static final Settings BRIEF = Settings.DEFAULT.withMostTokens(1_024);
    private static final String WORD = "marzipan";
    private static final String FILLER =
            "The weather of that day was mild and nothing of note happened in the harbour. ";
    private static final int TOKENS_OF_FILLER = 16;

    private final ModelChoice choice;
    private final LanguageModel model;
    private final List<Finding> findings = new ArrayList<>();

    public ModelTrial(ModelChoice choice, LanguageModel model) {
        this.choice = choice;
        this.model = model;
    }

    /**
     * One thing that was tried.
     *
     * @param words what was found, and what to change when it is not well
     */
    public record Finding(boolean well, String words) {}

    /** @param contextTokens what a question's context may cost, as the project says */
    public List<Finding> run(int contextTokens) {
        if (speaks()) {
            callsTools();
            reads(contextTokens);
        }
        return List.copyOf(findings);
    }

    private boolean speaks() {
        List<String> heard = new ArrayList<>();
        long from = System.nanoTime();
        Outcome outcome = model.converse(
                Conversation.of(new Message.User("Write the numbers from one to twenty as words, nothing else."))
                        .with(BRIEF),
                heard::add,
                new Cancellation());
        if (outcome instanceof Failure failure) {
            broken(failure);
            return false;
        }
        long millis = (System.nanoTime() - from) / 1_000_000;
        well(String.format(Locale.ROOT, "%s answers (%d ms)", choice, millis));
        if (heard.size() > 1) {
            well("streams its text");
        } else {
            bad(
                    "the text came in one piece, so nothing is shown while it is written; see whether a proxy in between buffers");
        }
        return true;
    }

    private void callsTools() {
        Tool tool = Tool.of(
                "report",
                "Reports a number.",
                "{\"type\":\"object\",\"properties\":{\"number\":{\"type\":\"integer\"}},\"required\":[\"number\"],\"additionalProperties\":false}");
        Conversation asked = Conversation.of(new Message.User("Report the number 42 with the tool report."))
                .withTools(List.of(tool), new ToolChoice.Named("report"))
                .with(BRIEF);
        boolean inWriting = choice.tools() == ModelChoice.Tools.TEXT;
        Outcome outcome = model.converse(asked, Hearing.DEAF, new Cancellation());
        if (calls(outcome)) {
            well(inWriting ? "calls tools in writing" : "calls tools");
        } else if (!inWriting && calls(new TextProtocol(model).converse(asked, Hearing.DEAF, new Cancellation()))) {
            bad("does not call tools of itself but does in writing; set model.tools: text in dash.yaml");
        } else if (outcome instanceof Failure failure && !(failure instanceof Failure.Malformed)) {
            broken(failure);
        } else {
            bad("does not call tools, not even in writing; use another model");
        }
    }

    private static boolean calls(Outcome outcome) {
        return outcome instanceof Reply reply
                && reply.calls().stream()
                        .anyMatch(call -> call instanceof ToolCall.Understood understood
                                && understood.arguments().path("number").asInt(0) == 42);
    }

    /** The word stands at the beginning: servers that cannot read everything forget that first, and without a word. */
    private void reads(int contextTokens) {
        int room = contextTokens + Settings.DEFAULT.mostTokens();
        if (room > choice.contextTokens()) {
            bad("reads " + choice.contextTokens() + " tokens, and context and reply may need " + room
                    + "; set limits.context_tokens lower, or model.context_tokens if the model reads more");
            return;
        }
        String text = "Remember the word " + WORD + ".\n" + FILLER.repeat(contextTokens / TOKENS_OF_FILLER)
                + "\nWhich word were you to remember? Answer with this word only.";
        Outcome outcome =
                model.converse(Conversation.of(new Message.User(text)).with(BRIEF), Hearing.DEAF, new Cancellation());
        switch (outcome) {
            case Reply reply
            when reply.text().toLowerCase(Locale.ROOT).contains(WORD) ->
                well("reads a context of " + contextTokens + " tokens");
            case Reply reply ->
                bad("forgot the beginning of a context of " + contextTokens
                        + " tokens; set limits.context_tokens lower, or give the server a larger context");
            case Failure.Overflow overflow ->
                bad("cannot read a context of " + contextTokens
                        + " tokens; set limits.context_tokens lower and model.context_tokens to what it reads");
            case Failure failure -> broken(failure);
        }
    }

    private void broken(Failure failure) {
        Fault fault = failure.fault(choice.label());
        bad(fault.inOneLine());
    }

    private void well(String words) {
        findings.add(new Finding(true, words));
    }

    private void bad(String words) {
        findings.add(new Finding(false, words));
    }
}
