package dash.models.analyst.privacy;

import dash.context.Context;
import dash.question.Question;
import dash.search.Values;
import java.util.Optional;
import java.util.function.Supplier;

/** Makes the veil of a question. Safe for many threads. */
public final class Veils {

    private final Privacy level;
    private final Values values;
    private final Supplier<Vocabulary> vocabulary;
    private final MaskedLines lines = new MaskedLines();

    /** {@code values} finds what a question or a note quotes among the source's values; it looks and tells nobody. */
    public Veils(Privacy level, Values values) {
        this.level = level;
        this.values = values;
        this.vocabulary = Vocabulary.lazily();
    }

    public Privacy level() {
        return level;
    }

    public Veil of(Question question, Context context) {
        return switch (level) {
            case ROWS -> new Open(question.whole());
            case FACTS -> new OnlyFacts(question.whole());
            case SCHEMA ->
                new OnlySchema(
                        question,
                        context,
                        new Masking(
                                vocabulary.get(),
                                Names.of(context),
                                new Found(values, context.schema()),
                                Optional.of(lines)));
        };
    }
}
