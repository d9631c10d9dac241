package dash.answer;

import dash.facts.Fact;
import dash.facts.Figure;
import dash.facts.Profile;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tells a ranking, or two groups beside each other. */
final class RankingWords {

    private static final int NAMED_TIES = 3;
    private static final int SHORT = 12;

    private final Topic topic;
    private final Profile profile;
    private final Facts facts;
    private final String what;
    private final boolean largestFirst;

    RankingWords(Topic topic, Profile profile, Facts facts, int measure, boolean largestFirst) {
        this.topic = topic;
        this.profile = profile;
        this.facts = facts;
        this.what =
                English.small(topic.nameOf(profile.rows().columns().get(measure).name()));
        this.largestFirst = largestFirst;
    }

    List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        facts.of(Fact.Comparison.class).map(this::two).ifPresent(sentences::add);
        facts.of(Fact.Leader.class)
                .map(leader -> leader.tied().isEmpty() ? leads(leader) : level(leader))
                .ifPresent(sentences::add);
        concentration().ifPresent(sentences::add);
        trailer().ifPresent(sentences::add);
        return sentences;
    }

    private String two(Fact.Comparison two) {
        String by = two.times()
                .filter(times -> times.value().compareTo(new BigDecimal("1.05")) >= 0)
                .map(times -> times(times) + " as much")
                .orElse(two.difference().inWords() + " more");
        String higher = two.higher();
        String against = two.high().inWords() + " against " + two.low().inWords();
        return topic.vary(
                higher + " is ahead of " + two.lower() + " in " + what + topic.when() + ": " + against + ", " + by
                        + ".",
                higher + " has the higher " + what + topic.when() + ": " + against + " for " + two.lower() + ", " + by
                        + ".");
    }

    private static String times(Figure times) {
        String number = times.inWords();
        return number.equals("2") ? "twice" : number + " times";
    }

    private String leads(Fact.Leader leader) {
        String figure = leader.figure().inWords();
        String start = largestFirst
                ? topic.vary(
                        leader.label() + " leads in " + what + topic.when() + " with " + figure,
                        leader.label() + " has the highest " + what + topic.when() + ", " + figure,
                        leader.label() + " comes first in " + what + topic.when() + " with " + figure)
                : leader.label() + " has the lowest " + what + topic.when() + ", " + figure;
        List<String> details = new ArrayList<>();
        facts.of(Fact.ShareOfTotal.class)
                .ifPresent(of -> details.add(
                        of.share().inWords() + " of the total of " + of.total().inWords()));
        facts.of(Fact.Lead.class)
                .ifPresent(lead ->
                        details.add(lead.gap().inWords() + (largestFirst ? " ahead of " : " below ") + lead.next()));
        return start + (details.isEmpty() ? "" : ": " + String.join(", ", details)) + ".";
    }

    private String level(Fact.Leader leader) {
        List<String> names = new ArrayList<>();
        names.add(leader.label());
        leader.tied().stream().limit(NAMED_TIES - 1).forEach(names::add);
        int others = leader.tied().size() + 1 - names.size();
        if (others > 0) {
            names.add(others == 1 ? "one other" : others + " others");
        }
        String place = largestFirst ? "first" : "last";
        return English.and(names) + " share " + place + " place in " + what + topic.when() + " with "
                + leader.figure().inWords() + " each.";
    }

    private Optional<String> concentration() {
        return facts.of(Fact.Concentration.class)
                .map(found -> topic.vary(
                        "The top " + found.top() + " of " + found.all() + " make up "
                                + found.share().inWords() + ".",
                        "Together the first " + found.top() + " of " + found.all() + " hold "
                                + found.share().inWords() + " of the total."));
    }

    private Optional<String> trailer() {
        if (profile.rows().count() > SHORT || profile.rows().count() < 3) {
            return Optional.empty();
        }
        return facts.of(Fact.Trailer.class)
                .map(last -> last.label() + (largestFirst ? " comes last with " : " has the most, ")
                        + last.figure().inWords() + ".");
    }
}
