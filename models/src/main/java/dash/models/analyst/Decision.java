package dash.models.analyst;

import dash.analyst.Move;
import dash.models.language.Failure;

/** What came of asking a model for the next move. */
sealed interface Decision {

    record Decided(Move move) implements Decision {}

    /** The model cannot be used for this question any more. */
    record Failed(Failure why) implements Decision {}
}
