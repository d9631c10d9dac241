package dash.builtin.telling;

import dash.analyst.Move;
import dash.context.Source;
import dash.provenance.Citation;
import dash.provenance.Origin;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** "exclude refunds" of a figure that never counted them: the metric says so itself. */
final class LeftOut {

    private static final Set<String> LEAVING_OUT =
            Set.copyOf(Keys.of("exclude excluding without except leave out ignore remove drop minus"));
    private static final Pattern DENYING = Pattern.compile("(?i)\\b(not|never|no|without|excluded?|left out)\\b");

    private final Written written;

    LeftOut(Written written) {
        this.written = written;
    }

    Optional<Move> already(String asked, String earlier) {
        Set<String> words = new HashSet<>(Keys.of(asked));
        return words.removeAll(LEAVING_OUT)
                ? measured(earlier)
                        .flatMap(metric -> denials(metric, words))
                        .findFirst()
                        .map(LeftOut::told)
                : Optional.empty();
    }

    private Stream<Source> measured(String earlier) {
        String before = earlier.toLowerCase(Locale.ROOT);
        return written.all()
                .filter(source -> source.origin() instanceof Origin.Metric metric
                        && before.contains(metric.name().toLowerCase(Locale.ROOT)));
    }

    private static Stream<Citation> denials(Source metric, Set<String> words) {
        return metric.sentences().stream()
                .filter(sentence -> DENYING.matcher(sentence).find() && !Collections.disjoint(Keys.of(sentence), words))
                .map(sentence -> new Citation(metric.origin(), sentence));
    }

    private static Move told(Citation citation) {
        return new Move.Tell(Optional.of("That is left out already: " + citation.quote()), List.of(citation));
    }
}
