package dash.answer;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.facts.Fact;
import dash.facts.Figure;
import dash.facts.Profile;
import dash.facts.Shape;
import dash.facts.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** Words the facts of a result. The first sentence answers the question; every number in it is a fact or a cell. */
final class Insight {

    private static final int FEW = 5;

    private final Topic topic;
    private final Profile profile;
    private final Facts facts;

    private Insight(Topic topic, Profile profile, List<Fact> facts) {
        this.topic = topic;
        this.profile = profile;
        this.facts = new Facts(facts);
    }

    /** {@code shown} are the rows of the answer, which are not always all that the facts were found in. */
    static String of(Topic topic, Findings findings, Profile shown) {
        Insight insight = new Insight(topic, findings.profile(), findings.facts());
        List<String> sentences = new ArrayList<>(insight.sentences());
        new PartialRows(topic, findings, shown).sentence().ifPresent(sentences::add);
        return String.join(" ", sentences);
    }

    /** The one that answers the question. */
    static String firstSentence(Topic topic, Profile profile, List<Fact> facts) {
        return new Insight(topic, profile, facts).sentences().getFirst();
    }

    private List<String> sentences() {
        return switch (profile.shape()) {
            case Shape.Nothing nothing -> List.of(nothing());
            case Shape.SingleValue value -> value();
            case Shape.OneRow row -> List.of(part().or(this::columns).orElseGet(this::oneRow));
            case Shape.Series series -> new SeriesWords(topic, profile, facts, series.measure()).sentences();
            case Shape.GroupedSeries series -> new SeriesWords(topic, profile, facts, series.measure()).sentences();
            case Shape.Distribution distribution -> List.of(distribution(distribution));
            case Shape.Ranking ranking ->
                new RankingWords(topic, profile, facts, ranking.measure(), ranking.largestFirst()).sentences();
            case Shape.Groups groups -> new RankingWords(topic, profile, facts, groups.measure(), true).sentences();
            case Shape.Listing listing -> List.of(listing());
        };
    }

    private String nothing() {
        String about = topic.summary().isEmpty() ? "" : " about " + topic.summary();
        return "There is nothing to tell" + about + topic.when() + ": no rows match.";
    }

    private List<String> value() {
        Fact.Value value = facts.of(Fact.Value.class).orElseThrow();
        List<String> sentences = new ArrayList<>();
        sentences.add(statement(value));
        facts.of(Fact.Earlier.class).map(this::earlier).ifPresent(sentences::add);
        facts.of(Fact.PartOf.class)
                .map(part -> topic.vary(
                        "That is " + part.share().inWords() + " of the total of "
                                + part.total().inWords() + ".",
                        "Out of " + part.total().inWords() + " in all, that is "
                                + part.share().inWords() + "."))
                .ifPresent(sentences::add);
        return sentences;
    }

    /** What is counted is there; everything else is so much. */
    private String statement(Fact.Value value) {
        String what = topic.nameOf(value.column());
        Figure figure = value.figure();
        String of = facts.of(Fact.Part.class)
                .map(part ->
                        ", " + part.figure().inWords() + " of " + part.whole().inWords())
                .orElse("");
        if (topic.summary().isEmpty()) {
            return English.capital(what) + ": " + figure.withName() + of + ".";
        }
        boolean counted = figure.unit() instanceof Unit.Things(String name)
                && what.toLowerCase(Locale.ROOT).contains(name.toLowerCase(Locale.ROOT));
        if (counted) {
            String be = topic.over() ? "were" : "are";
            return "There " + be + " " + figure.inWords() + " " + English.small(what) + topic.when() + ".";
        }
        return English.capital(what) + topic.when() + " " + topic.is() + " " + figure.withName() + of + ".";
    }

    private String earlier(Fact.Earlier earlier) {
        int direction = earlier.difference().value().signum();
        if (direction == 0) {
            return "That is as much as " + at(earlier.with()) + ".";
        }
        String by = earlier.difference().absolute().inWords();
        String percent =
                earlier.percent().map(found -> found.absolute().inWords()).orElse("");
        String before = earlier.before().inWords();
        String with = at(earlier.with());
        String change = percent.isEmpty() ? by : percent;
        String more = direction > 0 ? "more" : "less";
        return topic.vary(
                "That is " + change + " " + more + " than " + with + " (" + before + ").",
                (direction > 0 ? "Up " : "Down ") + change + " from " + before + " " + with + ".",
                English.capital(with) + " it was " + before + ", so this is " + change + " " + more + ".");
    }

    private static String at(String period) {
        return (period.matches("\\d{1,2} \\p{L}+ \\d+") ? "on " : "in ") + period;
    }

    /** {@code 25.9 %}, or how far apart two shares are. */
    static String much(Optional<Figure> percent, Figure difference) {
        return percent.map(Figure::absolute).orElse(difference.absolute()).inWords();
    }

    /** {@code $639,157 more (25.9 %)}. */
    static String difference(Fact.Against two) {
        String percent = two.percent()
                .map(found -> " (" + found.absolute().inWords() + ")")
                .orElse("");
        return two.difference().absolute().inWords()
                + (two.difference().value().signum() < 0 ? " less" : " more")
                + percent;
    }

    /** Two columns of one unit. */
    static String against(Fact.Against two, Topic topic) {
        String start = English.capital(two.name()) + topic.when() + " " + topic.is() + " "
                + two.figure().inWords();
        return two.difference().value().signum() == 0
                ? start + ", as much as " + two.other() + "."
                : start + ", " + difference(two) + " than " + two.other() + " ("
                        + two.before().inWords() + ").";
    }

    /** {@code average value $34}. */
    static String named(Profile profile, int row, int column) {
        String name = profile.rows().columns().get(column).name();
        return name.replace('_', ' ') + " "
                + Cells.inWords(profile.rows(), row, column, profile.units().getOrDefault(name, ""));
    }

    /** {@code Churn rate was 4.6 %: 37 churned of 809 customers}, and what else the row holds. */
    private Optional<String> part() {
        return facts.of(Fact.Part.class).map(part -> {
            String name = label();
            List<String> others = IntStream.range(0, profile.rows().columns().size())
                    .filter(column -> profile.rows().rows().getFirst().get(column) instanceof Cell.Numeric)
                    .filter(column -> !List.of(part.column(), part.ofColumn(), part.asColumn())
                            .contains(profile.rows().columns().get(column).name()))
                    .mapToObj(column -> named(profile, 0, column))
                    .toList();
            return (name.isEmpty() ? "" : name + ": ")
                    + capitalised(name, part.asColumn().replace('_', ' ')) + topic.when() + " " + topic.is() + " "
                    + part.share().inWords() + ", which is " + part.figure().inWords() + " ("
                    + part.column().replace('_', ' ') + ") of " + part.whole().inWords() + " ("
                    + part.ofColumn().replace('_', ' ') + ")"
                    + (others.isEmpty() ? "" : "; " + String.join(", ", others)) + ".";
        });
    }

    private static String capitalised(String before, String name) {
        return before.isEmpty() ? English.capital(name) : name;
    }

    private Optional<String> columns() {
        return facts.of(Fact.Against.class).map(two -> {
            String name = label();
            return (name.isEmpty() ? "" : name + ": ") + against(two, topic);
        });
    }

    private String label() {
        Rows rows = profile.rows();
        return IntStream.range(0, rows.columns().size())
                .filter(column -> rows.rows().getFirst().get(column) instanceof Cell.Text)
                .mapToObj(column -> Cells.inWords(rows, 0, column, ""))
                .collect(java.util.stream.Collectors.joining(" / "));
    }

    private String oneRow() {
        Rows rows = profile.rows();
        List<Integer> labels = new ArrayList<>();
        List<String> values = new ArrayList<>();
        for (int column = 0; column < rows.columns().size(); column++) {
            boolean label = rows.rows().getFirst().get(column) instanceof Cell.Text && labels.size() == column;
            if (label) {
                labels.add(column);
            } else {
                values.add(named(profile, 0, column));
            }
        }
        String name = String.join(
                " / ",
                labels.stream()
                        .map(column -> Cells.inWords(rows, 0, column, ""))
                        .toList());
        String told = String.join(", ", values);
        String text = name.isEmpty() ? English.capital(told) : told.isEmpty() ? name : name + ": " + told;
        return text + topic.when() + ".";
    }

    private String distribution(Shape.Distribution shape) {
        Fact.Distribution found = facts.of(Fact.Distribution.class).orElseThrow();
        String bucket = profile.rows().columns().get(shape.bucket()).name().replace('_', ' ');
        String share =
                found.modeShare().map(part -> ", " + part.inWords() + " of all").orElse("");
        String middle = found.median().isEmpty() ? "" : "; half of them are at " + found.median() + " or below";
        return "Most" + topic.when() + " are at " + bucket + " " + found.mode() + " ("
                + found.modeFigure().inWords() + share + ")" + middle + "; the range is " + found.from() + " to "
                + found.to() + ".";
    }

    private String listing() {
        Rows rows = profile.rows();
        String about = topic.summary().isEmpty() ? "" : ": " + topic.summary();
        int all = facts.of(Fact.All.class).map(Fact.All::rows).orElse(rows.count());
        boolean open = !profile.complete() && facts.of(Fact.All.class).isEmpty();
        String many = (open ? "The first " : "") + Figure.count(all) + " rows" + about + topic.when();
        boolean names = rows.columns().size() == 1 && !open;
        if (!names) {
            return many + ".";
        }
        List<String> named = IntStream.range(0, Math.min(FEW, rows.count()))
                .mapToObj(row -> Cells.inWords(rows, row, 0, ""))
                .toList();
        int more = all - named.size();
        return more == 0
                ? English.capital(English.and(named)) + topic.when() + "."
                : "There are " + Figure.count(all) + topic.when() + ": " + String.join(", ", named) + " and "
                        + Figure.count(more) + " more.";
    }
}
