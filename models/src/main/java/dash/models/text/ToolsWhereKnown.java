package dash.models.text;

import dash.models.language.Conversation;
import dash.models.language.Failure;
import dash.models.language.Hearing;
import dash.models.language.LanguageModel;
import dash.models.language.Outcome;
import dash.question.Cancellation;

/**
 * Calls tools in the provider's own way, and in writing from the moment the provider says that it cannot. It says so before it
 * has written anything, so nothing is heard twice.
 */
public final class ToolsWhereKnown implements LanguageModel {

    private final LanguageModel model;
    private final LanguageModel inWriting;
    private volatile boolean without;

    public ToolsWhereKnown(LanguageModel model) {
        this.model = model;
        this.inWriting = new TextProtocol(model);
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
        if (!without) {
            Outcome outcome = model.converse(conversation, hearing, cancellation);
            boolean refused = outcome instanceof Failure.Rejected rejected
                    && rejected.reason() == Failure.Reason.NO_TOOLS
                    && !conversation.tools().isEmpty();
            if (!refused) {
                return outcome;
            }
            without = true;
        }
        return inWriting.converse(conversation, hearing, cancellation);
    }

    /** Whether the provider has said that it cannot call tools. */
    public boolean writesCalls() {
        return without;
    }
}
