package dash.answer;

import dash.analyst.Reading;
import dash.knowledge.Dimension;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.provenance.Because;
import dash.provenance.Origin;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Questions that can be asked next: the same metric by its other dimensions. */
final class FollowUps {

    private static final int MOST = 3;

    private FollowUps() {}

    static List<String> of(String question, Reading reading, Knowledge knowledge) {
        return reading.because().stream()
                .map(Because::origin)
                .filter(Origin.Metric.class::isInstance)
                .map(origin -> knowledge.metric(((Origin.Metric) origin).name()))
                .flatMap(Optional::stream)
                .findFirst()
                .map(metric -> byOtherDimensions(question, reading, metric))
                .orElse(List.of());
    }

    /** One word for a column is enough, and what was just asked need not be asked again. */
    private static List<String> byOtherDimensions(String question, Reading reading, Metric metric) {
        String asked = question.toLowerCase(Locale.ROOT);
        String period = reading.period().isEmpty() ? "" : " " + reading.period();
        Map<String, String> wordOfColumn = new LinkedHashMap<>();
        for (Dimension dimension : metric.dimensions()) {
            String column = dimension.table().orElse("") + "." + dimension.column();
            boolean mentioned =
                    asked.contains(dimension.word().toLowerCase(Locale.ROOT).replace('_', ' '));
            wordOfColumn.merge(
                    column,
                    mentioned ? "" : dimension.word(),
                    (one, other) -> one.isEmpty() || other.isEmpty() ? "" : one);
        }
        return wordOfColumn.values().stream()
                .filter(word -> !word.isEmpty())
                .limit(MOST)
                .map(word -> metric.name() + " by " + word.replace('_', ' ') + period)
                .toList();
    }
}
