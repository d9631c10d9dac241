package dash.app.command;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.models.analyst.ModelOptions;
import dash.project.Wish;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How hard a language model is to think. Without a model they change nothing. */
final class ThinkingOptions {

    @Option(
            names = "--reasoning",
            description =
                    "with a language model: think in steps, and compute the answer a second way before concluding")
    private boolean reasoning;

    @Option(
            names = "--candidates",
            paramLabel = "N",
            description = "with a language model: write N drafts, run them, and compare what they give (at most 5)")
    private @Nullable Integer candidates;

    Wish wish(ModelOption model) {
        if (candidates != null && (candidates < 1 || candidates > ModelOptions.MOST_CANDIDATES)) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("--candidates"),
                    candidates.toString(),
                    "so many drafts cannot be compared",
                    "give a number from 1 to " + ModelOptions.MOST_CANDIDATES);
        }
        return new Wish(model.told(), reasoning, candidates == null ? OptionalInt.empty() : OptionalInt.of(candidates));
    }
}
