package dash.answer;

import dash.analyst.Reading;
import dash.knowledge.Dimension;
import dash.knowledge.Knowledge;
import dash.provenance.Because;
import dash.provenance.Origin;
import java.util.List;
import java.util.Optional;

/** Questions that can be asked next: the same metric by its other dimensions. */
final class FollowUps {

    private static final int MOST = 3;

    private FollowUps() {}

    static List<String> of(Reading reading, Knowledge knowledge) {
        return reading.because().stream()
                .map(Because::origin)
                .filter(Origin.Metric.class::isInstance)
                .map(origin -> knowledge.metric(((Origin.Metric) origin).name()))
                .flatMap(Optional::stream)
                .findFirst()
                .map(metric -> metric.dimensions().stream()
                        .map(Dimension::word)
                        .limit(MOST)
                        .map(word -> metric.name() + " by " + word.replace('_', ' '))
                        .toList())
                .orElse(List.of());
    }
}
