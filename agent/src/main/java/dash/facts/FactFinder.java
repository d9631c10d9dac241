package dash.facts;

import java.util.ArrayList;
import java.util.List;

/** Computes the facts that matter for the shape of a result. Pure; safe for many threads. */
public final class FactFinder {

    public List<Fact> find(Profile profile) {
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact.RowCount(profile.rows().count(), profile.complete()));
        profile.limit().ifPresent(limit -> facts.add(new Fact.LimitReached(limit)));
        switch (profile.shape()) {
            case Shape.Nothing nothing -> {}
            case Shape.Listing listing -> {}
            case Shape.OneRow row -> {}
            case Shape.SingleValue(int measure) ->
                facts.add(new Fact.Value(profile.rows().columns().get(measure).name(), profile.figure(0, measure)));
            case Shape.Series(int period, int measure) ->
                facts.addAll(SeriesFacts.of(Timeline.of(profile, period, measure), profile));
            case Shape.GroupedSeries series -> facts.addAll(GroupedSeriesFacts.of(profile, series));
            case Shape.Distribution(int bucket, int measure) ->
                facts.addAll(DistributionFacts.of(profile, bucket, measure));
            case Shape.Ranking(int label, int measure, boolean largestFirst) ->
                facts.addAll(RankingFacts.of(profile, label, measure, largestFirst));
            case Shape.Groups(int label, int measure) -> facts.addAll(RankingFacts.of(profile, label, measure, true));
        }
        return List.copyOf(facts);
    }
}
