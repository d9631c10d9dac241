package dash.models.analyst;

import dash.analyst.Analyst;
import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.models.analyst.privacy.Veils;
import java.util.List;

/** The analyst with a language model. Keeps nothing between questions; safe for many at once. */
public final class ModelAnalyst implements Analyst {

    private final Brain brain;
    private final Analyst builtin;
    private final Veils veils;
    private final ModelOptions options;

    /** {@code builtin} answers what is proven, and takes over when the model is out of reach. */
    public ModelAnalyst(Brain brain, Analyst builtin, Veils veils, ModelOptions options) {
        this.brain = brain;
        this.builtin = builtin;
        this.veils = veils;
        this.options = options;
    }

    @Override
    public String name() {
        return brain.model().name();
    }

    @Override
    public Analyst fresh() {
        return new Mind(brain, builtin, veils, options);
    }

    @Override
    public List<Move.RunSql> readings(Transcript transcript) {
        return builtin.readings(transcript);
    }

    /** The first move of a question; for the others, ask the one that {@link #fresh()} gives. */
    @Override
    public Move next(Transcript transcript, Work work) {
        return fresh().next(transcript, work);
    }
}
