package dash.models.analyst;

import dash.facts.Fact;
import dash.facts.Figure;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Facts as short lines for a model; {@code label} decides how a text of the result is told. */
final class FactWords {

    private final UnaryOperator<String> label;

    FactWords(UnaryOperator<String> label) {
        this.label = label;
    }

    String of(Fact fact) {
        return switch (fact) {
            case Fact.RowCount count -> count.rows() + (count.complete() ? " rows" : " rows, and there are more");
            case Fact.LimitReached limit -> "the limit of " + limit.limit() + " was reached; there may be more";
            case Fact.Value value -> value.column() + " is " + words(value.figure());
            case Fact.Earlier earlier ->
                "against " + label.apply(earlier.with()) + ": before " + words(earlier.before()) + ", difference "
                        + words(earlier.difference()) + percent(earlier.percent());
            case Fact.PartOf part -> words(part.share()) + " of " + words(part.total());
            case Fact.Leader leader ->
                label.apply(leader.label()) + " is first by " + leader.column() + " with " + words(leader.figure())
                        + (leader.tied().isEmpty()
                                ? ""
                                : ", tied with " + leader.tied().size() + " others");
            case Fact.Lead lead -> words(lead.gap()) + " ahead of " + label.apply(lead.next());
            case Fact.ShareOfTotal share ->
                "the first has " + words(share.share()) + " of the total " + words(share.total());
            case Fact.Concentration top ->
                "the first " + top.top() + " of " + top.all() + " have " + words(top.share()) + " together";
            case Fact.Trailer last -> label.apply(last.label()) + " is last with " + words(last.figure());
            case Fact.Comparison two ->
                label.apply(two.higher()) + " " + words(two.high()) + " against " + label.apply(two.lower()) + " "
                        + words(two.low()) + ", difference " + words(two.difference())
                        + two.times()
                                .map(times -> ", " + words(times) + " times")
                                .orElse("");
            default -> ofSeries(fact);
        };
    }

    private String ofSeries(Fact fact) {
        return switch (fact) {
            case Fact.Change change ->
                "from " + label.apply(change.from()) + " to " + label.apply(change.to()) + ": " + words(change.first())
                        + " to " + words(change.last()) + ", difference " + words(change.difference())
                        + percent(change.percent());
            case Fact.LatestStep step ->
                "the last step, " + label.apply(step.from()) + " to " + label.apply(step.to()) + ": "
                        + words(step.difference()) + percent(step.percent());
            case Fact.Highest highest -> "highest in " + label.apply(highest.period()) + ": " + words(highest.figure());
            case Fact.Lowest lowest -> "lowest in " + label.apply(lowest.period()) + ": " + words(lowest.figure());
            case Fact.Average average -> "average of " + average.periods() + " periods: " + words(average.figure());
            case Fact.Trend trend ->
                "the trend is " + trend.direction().name().toLowerCase(java.util.Locale.ROOT) + ": " + trend.ups()
                        + " up, " + trend.downs() + " down";
            case Fact.TurningPoint turn ->
                (turn.peak() ? "peak" : "trough") + " in " + label.apply(turn.period()) + ": " + words(turn.figure());
            case Fact.Unusual unusual ->
                label.apply(unusual.period()) + " is unusually " + (unusual.low() ? "low" : "high") + ": "
                        + words(unusual.figure()) + ", those around it " + words(unusual.usual());
            case Fact.Unfinished open -> label.apply(open.period()) + " is not complete: " + words(open.figure());
            case Fact.Missing missing ->
                missing.periods() + " periods are missing, such as " + label.apply(missing.example());
            case Fact.Distribution spread ->
                "most are in " + label.apply(spread.mode()) + " with " + words(spread.modeFigure()) + ", the middle is "
                        + label.apply(spread.median()) + ", from " + label.apply(spread.from()) + " to "
                        + label.apply(spread.to());
            case Fact.Against two ->
                label.apply(two.name()) + " " + words(two.figure()) + " against " + label.apply(two.other()) + " "
                        + words(two.before()) + ", difference " + words(two.difference()) + percent(two.percent());
            case Fact.Part part -> words(part.figure()) + " of " + words(part.whole()) + " are " + words(part.share());
            case Fact.All all -> "there are " + all.rows() + " rows in all";
            case Fact.Total total -> words(total.figure()) + " together, over " + total.rows() + " rows";
            case Fact.Tied tied -> tied.rows() + " rows share the first place";
            case Fact.Level level -> level.rows() + " of " + level.all() + " rows have " + words(level.figure());
            default -> "";
        };
    }

    private static String words(Figure figure) {
        return figure.withName();
    }

    private static String percent(Optional<Figure> change) {
        return change.map(figure -> " (" + figure.inWords() + ")").orElse("");
    }
}
