package dash.facts;

import java.util.ArrayList;
import java.util.List;

/** Computes the facts that matter for the shape of a result. Pure; safe for many threads. */
public final class FactFinder {

    /** From so many rows on, one figure that most of them share is what there is to say. */
    public static final int MANY = 10;

    public List<Fact> find(Profile profile) {
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact.RowCount(profile.rows().count(), profile.complete()));
        profile.limit().ifPresent(limit -> facts.add(new Fact.LimitReached(limit)));
        facts.addAll(of(profile));
        return List.copyOf(facts);
    }

    /** What matters of the first rows of a ranking when all of its rows, or more of them, are known. */
    public List<Fact> head(Profile wider, Shape.Ranking shape) {
        return RankingFacts.head(wider, shape);
    }

    /** What was cut is neither summed nor trended, and ranked only where the statement itself sorted by the figure. */
    private static List<Fact> of(Profile profile) {
        return switch (profile.shape()) {
            case Shape.Nothing nothing -> List.of();
            case Shape.Listing listing -> List.of();
            case Shape.OneRow row -> RowFacts.of(profile);
            case Shape.SingleValue value -> RowFacts.of(profile);
            case Shape.Ranking(int label, int measure, boolean largestFirst) ->
                RankingFacts.of(profile, label, measure, largestFirst);
            case Shape.Series series when !profile.isCutSeries() -> series(profile, series);
            case Shape.GroupedSeries series when profile.complete() -> GroupedSeriesFacts.of(profile, series);
            case Shape.Distribution(int bucket, int measure)
            when profile.complete() -> DistributionFacts.of(profile, bucket, measure);
            case Shape.Groups(int label, int measure)
            when profile.complete() -> RankingFacts.of(profile, label, measure, true);
            case Shape.Series _, Shape.GroupedSeries _, Shape.Distribution _, Shape.Groups _ -> List.of();
        };
    }

    private static List<Fact> series(Profile profile, Shape.Series shape) {
        boolean addsUp = profile.addsUp(shape.measure());
        Timeline timeline = Timeline.of(profile, shape.period(), shape.measure());
        List<Fact> facts = new ArrayList<>(SeriesFacts.of(timeline, profile, addsUp));
        List<Integer> measures = Shape.measures(profile.rows()).stream()
                .filter(at -> at != shape.period())
                .toList();
        if (measures.size() == 2 && measures.stream().allMatch(profile::addsUp)) {
            ColumnsBeside.of(profile, measures, profile::sum).ifPresent(facts::add);
        }
        return facts;
    }
}
