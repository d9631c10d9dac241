package dash.answer;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.facts.Fact;
import dash.facts.Figure;
import dash.facts.Profile;
import dash.facts.Shape;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Words a ranking, or two groups beside each other. */
final class RankingWords {

    private static final int NAMED_TIES = 3;
    private static final int SHORT = 12;
    private static final int FURTHER = 3;

    private final Topic topic;
    private final Profile profile;
    private final Facts facts;
    private final int measure;
    private final String what;
    private final boolean largestFirst;

    RankingWords(Topic topic, Profile profile, Facts facts, int measure, boolean largestFirst) {
        this.topic = topic;
        this.profile = profile;
        this.facts = facts;
        this.measure = measure;
        String name =
                English.small(topic.nameOf(profile.rows().columns().get(measure).name()));
        this.what = name.equals("count") ? "rows" : name;
        this.largestFirst = largestFirst;
    }

    List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        facts.of(Fact.Comparison.class).map(this::two).ifPresent(sentences::add);
        Optional<Fact.Leader> leader = facts.of(Fact.Leader.class);
        Optional<String> names = facts.of(Fact.Level.class).flatMap(level -> leader.map(first -> list(level, first)));
        if (names.isPresent()) {
            return List.of(names.get());
        }
        leader.map(first -> first.tied().isEmpty() ? leads(first) : tied(first)).ifPresent(sentences::add);
        concentration().ifPresent(sentences::add);
        trailer().ifPresent(sentences::add);
        if (sentences.isEmpty()) {
            sentences.add(profile.rows().count() + " rows of " + what + topic.when() + ".");
        }
        return sentences;
    }

    private String two(Fact.Comparison two) {
        return two(two, topic.without(what, List.of(two.higher(), two.lower())), topic);
    }

    /** Both figures, the difference and how much that is. */
    static String two(Fact.Comparison two, String what, Topic topic) {
        Optional<Figure> times = two.times()
                .filter(found -> found.value().compareTo(new BigDecimal("1.95")) >= 0
                        && two.percent().isPresent());
        String much = times.map(found -> times(found) + " as much")
                .or(() -> two.percent().map(found -> found.inWords()))
                .map(found -> " (" + found + ")")
                .orElse("");
        boolean apart = two.high().isNewsBeside(two.low());
        return two.higher() + (apart ? " has more " : " has hardly more ") + what + topic.when() + " than "
                + two.lower()
                + ": " + two.high().inWords() + " against " + two.low().inWords() + ", a difference of "
                + two.difference().inWords() + much + ".";
    }

    private static String times(Figure times) {
        String number = times.inWords();
        return number.equals("2") ? "twice" : number + " times";
    }

    /** The most of what is counted, the highest of what is measured. */
    private String most(boolean largest) {
        boolean counted = Topic.isCounted(what, profile.unit(measure));
        return counted ? largest ? "the most " : "the fewest " : largest ? "the highest " : "the lowest ";
    }

    private String leads(Fact.Leader leader) {
        StringBuilder sentence = new StringBuilder(leader.label() + " has " + most(largestFirst) + what + topic.when()
                + ", " + leader.figure().inWords());
        facts.of(Fact.ShareOfTotal.class)
                .ifPresent(of -> sentence.append(", ")
                        .append(of.share().inWords())
                        .append(" of the total of ")
                        .append(of.total().inWords()));
        sentence.append(beside());
        facts.of(Fact.Lead.class).ifPresent(lead -> sentence.append(next(leader, lead)));
        return sentence.append('.').toString();
    }

    private static String next(Fact.Leader leader, Fact.Lead lead) {
        String close = leader.figure().isNewsBeside(lead.figure()) ? "next" : "close behind";
        return "; " + lead.next() + " is " + close + " with " + lead.figure().inWords();
    }

    /** The other figures of the one row that there is. */
    private String beside() {
        Rows rows = profile.rows();
        if (rows.count() != 1) {
            return "";
        }
        List<String> others = IntStream.range(0, rows.columns().size())
                .filter(column -> column != measure && rows.rows().getFirst().get(column) instanceof Cell.Numeric)
                .filter(column -> !Shape.labels(rows, Set.of()).isEmpty()
                        && Shape.labels(rows, Set.of()).contains(column))
                .limit(FURTHER)
                .mapToObj(column -> Insight.named(profile, 0, column))
                .toList();
        return others.isEmpty() ? "" : " (" + String.join(", ", others) + ")";
    }

    private String tied(Fact.Leader leader) {
        return few(leader) + " have " + most(largestFirst) + what + topic.when() + ", "
                + leader.figure().inWords() + " each.";
    }

    private String few(Fact.Leader leader) {
        int all = facts.of(Fact.Tied.class)
                .map(Fact.Tied::rows)
                .orElse(leader.tied().size() + 1);
        List<String> names = new ArrayList<>();
        names.add(leader.label());
        leader.tied().stream().limit(NAMED_TIES - 1).forEach(names::add);
        int others = all - names.size();
        if (others > 0) {
            names.add(others == 1 ? "one other" : Figure.count(others) + " others");
        }
        return English.and(names);
    }

    /** Where most have the same figure, how many there are is what there is to say. */
    private String list(Fact.Level level, Fact.Leader leader) {
        String name = topic.plural(profile.rows().columns().get(labelled()).name());
        String total = facts.of(Fact.Total.class)
                .map(found -> ", " + found.figure().inWords() + " in all")
                .orElse("");
        String have = topic.over() ? " had " : " have ";
        String start = Figure.count(level.all()) + " " + name + have + what + topic.when();
        if (level.rows() == level.all()) {
            boolean one = level.figure().value().compareTo(BigDecimal.ONE) == 0;
            return one
                    ? "There " + (topic.over() ? "were " : "are ") + Figure.count(level.all()) + " " + what
                            + topic.when() + ": " + few(leader) + ", 1 each."
                    : start + ", " + level.figure().inWords() + " each.";
        }
        boolean end = leader.figure().value().compareTo(level.figure().value()) != 0;
        String extreme = !end
                ? ""
                : leader.tied().isEmpty()
                        ? "; " + leader.label() + have + most(largestFirst).strip() + ", "
                                + leader.figure().inWords()
                        : "; " + (leader.tied().size() + 1) + have
                                + most(largestFirst).strip() + ", "
                                + leader.figure().inWords() + " each";
        return start + total + ": " + Figure.count(level.rows()) + " of them "
                + level.figure().inWords() + " each" + extreme + ".";
    }

    private int labelled() {
        return switch (profile.shape()) {
            case Shape.Ranking ranking -> ranking.label();
            case Shape.Groups groups -> groups.label();
            default -> 0;
        };
    }

    private Optional<String> concentration() {
        return facts.of(Fact.Concentration.class)
                .map(found -> topic.vary(
                        "The top " + found.top() + " of " + Figure.count(found.all()) + " make up "
                                + found.share().inWords() + ".",
                        "Together the first " + found.top() + " of " + Figure.count(found.all()) + " hold "
                                + found.share().inWords() + " of the total."));
    }

    private Optional<String> trailer() {
        if (!profile.complete()
                || profile.rows().count() > SHORT
                || profile.rows().count() < 3) {
            return Optional.empty();
        }
        return facts.of(Fact.Trailer.class)
                .map(last -> "At the other end is " + last.label() + " with "
                        + last.figure().inWords() + ".");
    }
}
