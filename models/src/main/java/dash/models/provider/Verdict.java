package dash.models.provider;

import dash.models.calls.CallReading;
import dash.models.calls.FormReading;
import dash.models.language.Conversation;
import dash.models.language.Failure;
import dash.models.language.Failure.Trouble;
import dash.models.language.Outcome;
import dash.models.language.Reply;
import dash.models.language.ToolCall;
import dash.models.language.Usage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Decides what a draft amounts to. */
record Verdict(Conversation conversation, Usage usage) {

    /** How names begin that we give to calls without one. */
    static final String OWN_NAMES = "dash_";

    Outcome on(Draft draft) {
        if (draft.failure().isPresent()) {
            return draft.failure().get().withUsage(usage);
        }
        if (!draft.isEnded()) {
            return new Failure.Unavailable(Trouble.DROPPED, "the stream has no end", Optional.empty(), usage);
        }
        return switch (draft.ending().orElse(Draft.Ending.COMPLETE)) {
            case TOO_LONG -> new Failure.Truncated(draft.text(), usage);
            case REFUSED -> new Failure.Refused(written(draft), usage);
            case OVERFLOW -> new Failure.Overflow("", usage);
            case COMPLETE -> complete(draft);
        };
    }

    private static String written(Draft draft) {
        return draft.refusal().isEmpty() ? draft.text() : draft.refusal();
    }

    private Outcome complete(Draft draft) {
        if (!draft.refusal().isBlank()) {
            return new Failure.Refused(draft.refusal(), usage);
        }
        List<ToolCall> calls = calls(draft);
        if (calls.isEmpty() && draft.text().isBlank()) {
            return new Failure.Empty(usage);
        }
        Reply reply = new Reply(draft.text(), calls, usage);
        return conversation.form().isPresent() && calls.isEmpty()
                ? FormReading.read(conversation.form().get(), reply)
                : reply;
    }

    private List<ToolCall> calls(Draft draft) {
        CallReading reading = new CallReading(conversation.tools());
        List<ToolCall> calls = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        for (Draft.Call call : draft.calls()) {
            String id = call.id();
            if (id.isBlank() || !ids.add(id)) {
                // Results are matched by id, so a missing or repeated one gets a name of its own.
                id = OWN_NAMES + conversation.messages().size() + "_" + calls.size();
                ids.add(id);
            }
            calls.add(reading.read(id, call.tool(), call.arguments(), call.signature()));
        }
        return calls;
    }
}
