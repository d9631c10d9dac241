package dash.models.analyst;

import dash.analyst.Spending;
import dash.analyst.Work;
import dash.models.language.Conversation;
import dash.models.language.Failure;
import dash.models.language.Hearing;
import dash.models.language.LanguageModel;
import dash.models.language.Outcome;
import dash.models.language.Usage;
import dash.models.spending.Allowance;
import dash.models.spending.Budgeted;
import java.time.Duration;

/** The line to the model for one question: what it costs is counted, what is heard is passed on if it may be. */
final class Line {

    private final Brain brain;
    private final LanguageModel model;

    Line(Brain brain) {
        this.brain = brain;
        this.model = new Budgeted(brain.model(), new Allowance(brain.limits(), brain.day(), brain.prices()));
    }

    String name() {
        return brain.model().name();
    }

    int contextTokens() {
        return brain.model().contextTokens();
    }

    Outcome say(Conversation conversation, boolean aloud, Work work) {
        Outcome outcome = model.converse(conversation, hearing(aloud, work), work.cancellation());
        Usage usage = outcome.usage();
        if (usage.total() > 0) {
            work.spent(new Spending(usage.in(), usage.out(), brain.prices().cost(name(), usage)));
        }
        return outcome;
    }

    private Hearing hearing(boolean aloud, Work work) {
        return new Hearing() {
            @Override
            public void text(String delta) {
                if (aloud) {
                    work.text(delta);
                }
            }

            @Override
            public void retrying(Failure why, int nextAttempt, Duration wait) {
                work.retrying(why.fault(name()).message(), nextAttempt, wait);
            }
        };
    }
}
