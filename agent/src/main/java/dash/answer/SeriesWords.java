package dash.answer;

import dash.facts.Fact;
import dash.facts.Figure;
import dash.facts.Grain;
import dash.facts.Profile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Words a series along time: first what is news, which is what two stretches of it differ by, the period that stands out and how the
 * newest full one compares with a year before, the most surprising first. Its ends are told only where it goes somewhere.
 */
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
        if (highest || lowest) {
            extreme(highest).ifPresent(sentences::add);
        }
        comparison().ifPresent(sentences::add);
        sentences.addAll(news());
        if (!highest && !lowest) {
            extremes().ifPresent(sentences::add);
        }
        if (sentences.isEmpty()) {
            sentences.add(profile.rows().count() + " rows of " + English.small(what) + topic.when() + ".");
        }
        largestGroup().ifPresent(sentences::add);
        facts.every(Fact.Unfinished.class).forEach(found -> sentences.add(unfinished(found)));
        facts.of(Fact.Missing.class).map(this::missing).ifPresent(sentences::add);
        return sentences;
    }

    /** What the series was made for where it has two sides: two groups, two columns, two years, two stretches. */
    private Optional<String> comparison() {
        Optional<String> groups =
                facts.of(Fact.Comparison.class).map(two -> RankingWords.two(two, English.small(what), topic));
        return groups.or(() -> against(Fact.With.COLUMNS).map(two -> Insight.against(two, topic)))
                .or(() -> Stream.of(Fact.With.STRETCHES, Fact.With.YEARS)
                        .flatMap(kind -> against(kind).stream())
                        .findFirst()
                        .map(this::stretches));
    }

    private Optional<Fact.Against> against(Fact.With kind) {
        return facts.every(Fact.Against.class).stream()
                .filter(found -> found.with() == kind)
                .findFirst();
    }

    private String stretches(Fact.Against two) {
        return total() + Topic.was(what, two.figure().unit()) + two.figure().inWords() + " " + English.at(two.name())
                + ", "
                + Insight.difference(two) + " than " + English.at(two.other()) + " ("
                + two.before().inWords() + ").";
    }

    /** Something to say, and how much of a surprise it is. */
    private record News(String words, double surprise) {}

    /** The period that stands out, the newest against a year before, and the course where there is one. */
    private List<String> news() {
        List<News> news = new ArrayList<>();
        facts.of(Fact.Unusual.class)
                .ifPresent(found -> news.add(new News(unusual(found), size(found.percent(), found.figure()))));
        Optional<Fact.Against> year = against(Fact.With.YEAR_BEFORE);
        boolean two = comparison().isPresent();
        year.filter(found -> !two).ifPresent(found -> news.add(new News(newest(found), size(found))));
        boolean alone = year.isEmpty() && !two;
        facts.of(Fact.Change.class)
                .filter(change -> alone)
                .flatMap(this::course)
                .ifPresent(news::add);
        return news.stream()
                .sorted(Comparator.comparingDouble(News::surprise).reversed())
                .map(News::words)
                .toList();
    }

    private static double size(Fact.Against found) {
        return found.figure().isNewsBeside(found.before()) ? size(found.percent(), found.difference()) : 0;
    }

    /** Of shares, which have no relative change, the difference in points is taken for what it is of a hundred. */
    private static double size(Optional<Figure> percent, Figure otherwise) {
        return percent.map(found -> Math.abs(found.value().doubleValue()))
                .orElse(Math.min(1, Math.abs(otherwise.value().doubleValue()) / 100));
    }

    private String unusual(Fact.Unusual found) {
        String off = found.percent()
                .map(percent -> percent.absolute().inWords() + (found.low() ? " below " : " above "))
                .orElse(found.low() ? "below " : "above ");
        return English.capital(English.at(found.period())) + ", " + English.small(what) + " stood out with "
                + found.figure().inWords() + ", " + off + "the " + found.usual().inWords() + " of the "
                + step() + "s around it.";
    }

    private String newest(Fact.Against year) {
        String start = total() + Topic.was(what, year.figure().unit())
                + year.figure().inWords() + " " + English.at(year.name()) + ", ";
        String with = year.before().inWords() + " " + English.at(year.other());
        if (!year.figure().isNewsBeside(year.before())) {
            return start + "about as " + muchOrMany(year.figure()) + " as a year before (" + with + ")" + latest()
                    + ".";
        }
        return start + Insight.difference(year) + " than a year before (" + with + ")" + latest() + ".";
    }

    /** The last step, where it is more than chance. */
    private String latest() {
        return facts.of(Fact.LatestStep.class)
                .filter(step -> step.news())
                .map(step -> " and " + Insight.much(step.percent(), step.difference())
                        + (step.difference().value().signum() > 0 ? " more" : " less") + " than "
                        + English.at(step.from()))
                .orElse("");
    }

    private String muchOrMany(Figure figure) {
        return Topic.isCounted(what, figure.unit()) ? "many" : "much";
    }

    private String total() {
        boolean groups = facts.of(Fact.Leader.class).isPresent()
                || facts.of(Fact.Comparison.class).isPresent();
        return groups ? "In total, " + English.small(what) : English.capital(what);
    }

    private Optional<News> course(Fact.Change change) {
        Figure first = change.first();
        Figure last = change.last();
        String ends = first.inWords() + " " + English.at(change.from());
        String end = last.inWords() + " " + English.at(change.to());
        boolean two = facts.of(Fact.Average.class).isEmpty();
        boolean goes = facts.of(Fact.Trend.class).map(Fact.Trend::clear).orElse(false) && last.isNewsBeside(first);
        if (change.difference().value().signum() == 0 && two) {
            return Optional.of(new News(
                    total() + " stood at " + last.inWords() + " both " + English.at(change.from()) + " and "
                            + English.at(change.to()) + ".",
                    0));
        }
        if (two) {
            String less = change.difference().value().signum() > 0 ? " more" : " less";
            String much = Insight.much(change.percent(), change.difference());
            return Optional.of(new News(
                    last.isNewsBeside(first)
                            ? total() + Topic.was(what, last.unit()) + end + ", "
                                    + change.difference().absolute().inWords()
                                    + (change.percent().isPresent() ? less + " (" + much + ")" : less) + " than "
                                    + English.at(change.from()) + " (" + first.inWords() + ")."
                            : total() + Topic.was(what, last.unit()) + end + ", about as " + muchOrMany(last) + " as "
                                    + English.at(change.from()) + " (" + first.inWords() + ").",
                    size(change.percent(), change.difference())));
        }
        if (!goes) {
            return Optional.of(new News(
                    total() + " went up and down without a clear direction, from " + ends + " to " + end + ".", 0));
        }
        String moved = change.difference().value().signum() > 0
                ? topic.vary("rose", "grew", "went up")
                : topic.vary("fell", "went down", "dropped");
        return Optional.of(new News(
                total() + " " + moved + " by " + Insight.much(change.percent(), change.difference()) + ", from " + ends
                        + " to " + end + manner() + ".",
                size(change.percent(), change.difference())));
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
                    case UNEVEN -> ", with ups and downs";
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
                        .map(found -> English.capital(what)
                                + Topic.was(what, found.figure().unit()) + "highest " + English.at(found.period())
                                + ": "
                                + found.figure().inWords() + ".")
                : facts.of(Fact.Lowest.class)
                        .map(found -> English.capital(what)
                                + Topic.was(what, found.figure().unit()) + "lowest " + English.at(found.period()) + ": "
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
        String sum = facts.of(Fact.Total.class)
                .filter(total -> facts.every(Fact.Unfinished.class).isEmpty())
                .map(total -> "; together it is " + total.figure().inWords())
                .orElse("");
        return Optional.of("The highest was " + highest + ", the lowest " + lowest + sum + ".");
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
