package dash.answer;

import dash.analyst.Reading;
import dash.facts.Fact;
import dash.facts.Profile;
import dash.facts.Shape;
import dash.knowledge.Dimension;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.provenance.Origin;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Questions that can be asked next and answered here: the same metric otherwise, its leader, its neighbours. */
final class FollowUps {

    private static final int MOST = 4;
    private static final int MOST_DIMENSIONS = 2;
    private static final int LONG = 62;
    private static final int SHORT = 14;

    private final String asked;
    private final String period;
    private final Metric metric;

    private FollowUps(String question, String period, Metric metric) {
        this.asked = question.toLowerCase(Locale.ROOT);
        this.period = period.isEmpty() ? "" : " " + period;
        this.metric = metric;
    }

    static List<String> of(String question, Reading reading, Knowledge knowledge, Profile profile, List<Fact> facts) {
        Optional<Metric> used = reading.because().stream()
                .flatMap(AtWork::origins)
                .filter(Origin.Metric.class::isInstance)
                .map(origin -> knowledge.metric(((Origin.Metric) origin).name()))
                .flatMap(Optional::stream)
                .findFirst();
        return used.map(metric -> new FollowUps(question, reading.period(), metric).all(knowledge, profile, facts))
                .orElse(List.of());
    }

    private List<String> all(Knowledge knowledge, Profile profile, List<Fact> facts) {
        List<String> found = new ArrayList<>();
        leader(profile, facts).ifPresent(found::add);
        boolean series = profile.shape() instanceof Shape.Series || profile.shape() instanceof Shape.GroupedSeries;
        if (!series
                && metric.timeColumn().isPresent()
                && metric.sqlTemplate().isEmpty()
                && !asked.contains(grain(profile))) {
            found.add(metric.name() + grain(profile) + period);
        }
        found.addAll(byOtherDimensions());
        neighbour(knowledge).ifPresent(found::add);
        return found.stream().distinct().limit(MOST).toList();
    }

    /** Only what names one row of one dimension can be asked about by its name. */
    private Optional<String> leader(Profile profile, List<Fact> facts) {
        boolean ranked = profile.shape() instanceof Shape.Ranking;
        return new Facts(facts)
                .of(Fact.Leader.class)
                .filter(leader ->
                        ranked && leader.tied().isEmpty() && metric.timeColumn().isPresent())
                .filter(leader ->
                        metric.sqlTemplate().isEmpty() && !leader.label().contains(" / "))
                .map(leader -> metric.name() + " for " + leader.label() + grain(profile) + period);
    }

    /** A month by month is one row; of a day there is nothing shorter. */
    private static String grain(Profile profile) {
        return profile.range()
                .flatMap(range -> range.from()
                        .flatMap(from -> range.before().map(before -> ChronoUnit.DAYS.between(from, before))))
                .map(days -> days > LONG ? " by month" : days > SHORT ? " by week" : days > 1 ? " by day" : "")
                .orElse(" by month");
    }

    /** One word for a column is enough, and what was just asked need not be asked again. */
    private List<String> byOtherDimensions() {
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
                .limit(MOST_DIMENSIONS)
                .map(word -> metric.name() + " by " + word.replace('_', ' ') + period)
                .toList();
    }

    /** A metric of the same table that shares a tag says more about the same thing. */
    private Optional<String> neighbour(Knowledge knowledge) {
        return knowledge.metrics().stream()
                .filter(other -> !other.name().equals(metric.name()) && other.runnable())
                .filter(other ->
                        other.table().equals(metric.table()) && metric.table().isPresent())
                .filter(other -> other.tags().stream().anyMatch(metric.tags()::contains))
                .filter(other -> period.isEmpty() || other.timeColumn().isPresent())
                .map(other -> other.name() + period)
                .findFirst();
    }
}
