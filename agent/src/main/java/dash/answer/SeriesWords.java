package dash.answer;

import dash.facts.Fact;
import dash.facts.Figure;
import dash.facts.Grain;
import dash.facts.Profile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tells a series along time: where it went, its extremes, its newest full period, and what is not comparable. */
final class SeriesWords {

    private final Topic topic;
    private final Profile profile;
    private final Facts facts;
    private final String what;

    SeriesWords(Topic topic, Profile profile, Facts facts, int measure) {
        this.topic = topic;
        this.profile = profile;
        this.facts = facts;
        this.what = topic.nameOf(profile.rows().columns().get(measure).name());
    }

    List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        boolean highest = topic.asksFor("highest|best|most|top|peak|maximum|biggest|largest|strongest");
        boolean lowest = topic.asksFor("lowest|worst|least|minimum|smallest|weakest|fewest");
        Optional<String> course = facts.of(Fact.Change.class).map(this::course);
        if (highest || lowest) {
            extreme(highest).ifPresent(sentences::add);
            course.ifPresent(sentences::add);
        } else {
            course.ifPresent(sentences::add);
            extremes().ifPresent(sentences::add);
        }
        if (sentences.isEmpty()) {
            sentences.add(profile.rows().count() + " rows of " + English.small(what) + topic.when() + ".");
        }
        largestGroup().ifPresent(sentences::add);
        latest().ifPresent(sentences::add);
        facts.every(Fact.Unfinished.class).forEach(found -> sentences.add(unfinished(found)));
        facts.of(Fact.Missing.class).map(this::missing).ifPresent(sentences::add);
        return sentences;
    }

    private String course(Fact.Change change) {
        int direction = change.difference().value().signum();
        String total =
                facts.of(Fact.Leader.class).isPresent() ? "In total, " + English.small(what) : English.capital(what);
        if (direction == 0) {
            return total + " stood at " + change.last().inWords() + " both " + English.at(change.from()) + " and "
                    + English.at(change.to()) + ".";
        }
        String moved =
                direction > 0 ? topic.vary("rose", "grew", "went up") : topic.vary("fell", "went down", "dropped");
        String by = change.percent()
                .map(percent -> percent.absolute().inWords())
                .orElse(change.difference().absolute().inWords());
        return total + " " + moved + " by " + by + ", from " + change.first().inWords() + " "
                + English.at(change.from()) + " to " + change.last().inWords() + " " + English.at(change.to())
                + manner()
                + ".";
    }

    private String manner() {
        Optional<Fact.TurningPoint> turn = facts.of(Fact.TurningPoint.class);
        if (turn.isPresent()) {
            return ", turning " + English.at(turn.get().period());
        }
        return facts.of(Fact.Trend.class)
                .filter(trend -> trend.ups() + trend.downs() > 2)
                .map(trend -> switch (trend.direction()) {
                    case RISING -> ", up in every " + step();
                    case FALLING -> ", down in every " + step();
                    case UNEVEN -> topic.vary(", with ups and downs", ", not in a straight line");
                    case FLAT -> "";
                })
                .orElse("");
    }

    private String step() {
        return profile.grain().map(Grain::word).orElse("step");
    }

    private Optional<String> extreme(boolean highest) {
        return highest
                ? facts.of(Fact.Highest.class)
                        .map(found -> English.capital(what) + " was highest " + English.at(found.period()) + ": "
                                + found.figure().inWords() + ".")
                : facts.of(Fact.Lowest.class)
                        .map(found -> English.capital(what) + " was lowest " + English.at(found.period()) + ": "
                                + found.figure().inWords() + ".");
    }

    /** With two points the change has said it all. */
    private Optional<String> extremes() {
        boolean few = facts.of(Fact.Average.class).isEmpty();
        Optional<Fact.Highest> high = facts.of(Fact.Highest.class);
        Optional<Fact.Lowest> low = facts.of(Fact.Lowest.class);
        if (few
                || high.isEmpty()
                || low.isEmpty()
                || high.get().period().equals(low.get().period())) {
            return Optional.empty();
        }
        String highest =
                high.get().figure().inWords() + " " + English.at(high.get().period());
        String lowest =
                low.get().figure().inWords() + " " + English.at(low.get().period());
        return Optional.of(topic.vary(
                "The highest was " + highest + ", the lowest " + lowest + ".",
                "It ranged from " + lowest + " to " + highest + "."));
    }

    private Optional<String> largestGroup() {
        return facts.of(Fact.Leader.class)
                .map(leader -> leader.label() + " has the largest part with "
                        + leader.figure().inWords()
                        + facts.of(Fact.ShareOfTotal.class)
                                .map(share -> ", " + share.share().inWords() + " of the total")
                                .orElse("")
                        + ".");
    }

    private Optional<String> latest() {
        Optional<Fact.Change> change = facts.of(Fact.Change.class);
        return facts.of(Fact.LatestStep.class)
                .filter(step -> step.difference().value().signum() != 0
                        && !change.map(Fact.Change::from).orElse("").equals(step.from()))
                .map(step -> {
                    Figure by = step.percent()
                            .map(Figure::absolute)
                            .orElse(step.difference().absolute());
                    String way = step.difference().value().signum() > 0 ? "up " : "down ";
                    return topic.vary(
                            "The last full " + step() + ", " + step.to() + ", was " + way + by.inWords() + " on "
                                    + step.from() + ".",
                            "From " + step.from() + " to " + step.to() + " it went " + way + by.inWords() + ".");
                });
    }

    private String unfinished(Fact.Unfinished found) {
        String soFar = found.figure().inWords();
        return found.last()
                ? found.period() + " (" + soFar + " so far) is not complete and is left out of these comparisons."
                : found.period() + " (" + soFar + ") is only partly covered and is left out of these comparisons.";
    }

    private String missing(Fact.Missing missing) {
        int more = missing.periods() - 1;
        return "There is no row for " + missing.example()
                + (more == 0 ? "" : " and " + more + " other " + step() + (more == 1 ? "" : "s"))
                + ".";
    }
}
