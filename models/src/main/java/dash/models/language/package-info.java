/**
 * The port to language models: a {@link dash.models.language.Conversation} comes in, an
 * {@link dash.models.language.Outcome} goes out, and text is heard on the way.
 *
 * <p>Nothing here throws because a provider failed or a model wrote nonsense: a {@link dash.models.language.Reply} holds
 * what the model said, tool calls that cannot be used stand in it as {@link dash.models.language.ToolCall.Unusable}, and
 * everything else is one of the {@link dash.models.language.Failure}s, which say whether trying again can help. Whoever
 * calls decides what a failure means for the question.
 *
 * <p>Not here: how a provider is spoken to ({@code dash.models.provider}), retries and budgets
 * ({@code dash.models.resilience}, {@code dash.models.spending}), prompts and what the tools do (the analyst).
 */
@NullMarked
package dash.models.language;

import org.jspecify.annotations.NullMarked;
