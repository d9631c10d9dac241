package dash.models.spending;

import dash.context.EstimatedTokens;
import dash.context.Tokens;
import dash.models.language.Conversation;
import dash.models.language.Failure;
import dash.models.language.Hearing;
import dash.models.language.LanguageModel;
import dash.models.language.Outcome;
import dash.models.language.Usage;
import dash.models.tokens.ModelTokens;
import dash.question.Cancellation;
import java.util.Optional;

/** A model that stops when its allowance is spent. Light: make one for each question. */
public final class Budgeted implements LanguageModel {

    private final LanguageModel model;
    private final Allowance allowance;
    private final Tokens tokens;

    public Budgeted(LanguageModel model, Allowance allowance) {
        this.model = model;
        this.allowance = allowance;
        String bare = model.name().substring(model.name().indexOf(':') + 1);
        this.tokens = ModelTokens.of(bare).orElseGet(EstimatedTokens::new);
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
        long most = ConversationTokens.of(conversation, tokens)
                + conversation.settings().mostTokens();
        Optional<Failure.OverBudget> refusal = allowance.charge(most);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        Usage used = Usage.NONE;
        try {
            Outcome outcome = model.converse(conversation, hearing, cancellation);
            used = outcome.usage();
            return outcome;
        } finally {
            allowance.settle(most, model.name(), used);
        }
    }
}
