package dash.builtin.readings;

import dash.builtin.links.Columns;
import dash.builtin.links.Link;
import dash.builtin.links.MetricLink;
import dash.builtin.links.States;
import dash.builtin.links.Units;
import dash.builtin.periods.Grain;
import dash.builtin.periods.Period;
import dash.builtin.words.Token;
import dash.knowledge.Dimension;
import dash.knowledge.Metric;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts the links of one cover together, or finds that they do not fit. Made for one cover and thrown away. */
final class Composition {

    private static final int DEFAULT_TOP = 10;

    private final List<Token> tokens;
    private final MetricLink metricLink;
    private final Metric metric;
    private final Demands demands;
    private final Neighbours neighbours;
    private final WhoAsked people;

    private final Narrowing narrowing;
    private final Shaping shaping;
    private final List<Group> groups = new ArrayList<>();
    private final List<Link.ToDimension> loose = new ArrayList<>();
    private final List<String> assumptions = new ArrayList<>();
    private final List<String> implied = new ArrayList<>();
    private final List<Period> periods = new ArrayList<>();
    private Optional<Link.ToExtreme> extreme = Optional.empty();
    private Optional<Link.ToTop> top = Optional.empty();
    private Optional<Group> ranked = Optional.empty();
    private boolean groupIsPlural;
    private boolean needsGroup;
    private boolean who;
    private boolean now;
    private boolean which;
    private boolean each;
    private boolean dated;
    private double score;

    private Composition(List<Token> tokens, MetricLink metricLink, Columns columns, List<Link> telling) {
        this.tokens = tokens;
        this.metricLink = metricLink;
        this.metric = metricLink.metric();
        this.demands = new Demands(metric, columns);
        this.neighbours = new Neighbours(telling, tokens, metricLink, columns);
        this.people = new WhoAsked(metric, tokens, columns);
        this.narrowing = new Narrowing(metric, columns, neighbours);
        this.shaping = new Shaping(metric);
        this.score = metricLink.tokens().cardinality() * (metricLink.exact() ? 3.0 : 2.6);
    }

    static Optional<MetricReading> of(List<Link> cover, List<Token> tokens, MetricLink metricLink, Columns columns) {
        List<Link> telling =
                cover.stream().filter(link -> !(link instanceof Link.ToNothing)).toList();
        return new Composition(tokens, metricLink, columns, telling).compose();
    }

    private Optional<MetricReading> compose() {
        for (int index = 0; index < neighbours.links().size(); index++) {
            if (!take(index)) {
                return Optional.empty();
            }
        }
        boolean compared =
                extreme.isPresent() || top.isPresent() || shaping.threshold().isPresent();
        if (who && compared && groups.isEmpty() && loose.isEmpty()) {
            people.dimension().ifPresent(dimension -> groups.add(new Group.ByDimension(dimension)));
        }
        boolean fits = neighbours.headIsMetric()
                && compare()
                && rank()
                && groupLoose()
                && looseDimensionsFit()
                && timeFits()
                && demands.takes(narrowing.filters())
                && groupsFit()
                && (!shaping.has(Link.Cue.RUNNING) || periods.stream().allMatch(Period::closed));
        return fits ? reading() : Optional.empty();
    }

    private Optional<MetricReading> reading() {
        makeFiscal();
        periods.stream()
                .map(Period::assumption)
                .filter(sentence -> !sentence.isEmpty())
                .forEach(assumptions::add);
        Optional<Ranking> ranking = ranking();
        return shaping.aspect(groups, narrowing, ranking, new PartOfWhole(tokens))
                .map(aspect -> {
                    MetricQuery query = new MetricQuery(
                            metric,
                            groups,
                            narrowing.filters(),
                            periods,
                            ranking,
                            which,
                            shaping.threshold(),
                            onlyMembers(ranking) ? new Aspect.Members() : aspect);
                    return new MetricReading(metricLink, query, score, assumptions, implied, neighbours.used());
                });
    }

    /** "Which drivers won a race" and "which customers churned" ask who did at all; "which drivers won races" may want to know how many. */
    private boolean onlyMembers(Optional<Ranking> ranking) {
        boolean one = metricLink.tokens().stream()
                .anyMatch(index -> tokens.get(index).is("a", "an")
                        || (index > 0 && tokens.get(index - 1).is("a", "an", "any")));
        return which
                && (one || happened())
                && groups.size() == 1
                && Units.counts(metric)
                && ranking.isEmpty()
                && shaping.threshold().isEmpty();
    }

    /** "Which customers churned": the metric is named by what they did and by no thing that could be counted. */
    private boolean happened() {
        return metricLink.tokens().stream().mapToObj(tokens::get).allMatch(States::happened);
    }

    private boolean take(int index) {
        return switch (neighbours.links().get(index)) {
            case Link.ToDimension dimension -> takeDimension(index, dimension);
            case Link.ToValue value -> takeValue(index, value);
            case Link.ToPeriod found -> takePeriod(found);
            case Link.ToGrain grain -> takeGrain(index, grain);
            case Link.ToTop found -> takeTop(index, found);
            case Link.ToExtreme found -> takeExtreme(found);
            case Link.ToCue cue -> takeCue(index, cue);
            case Link.ToImplied noun -> takeImplied(noun);
            case Link.ToThreshold found -> shaping.take(found.threshold());
            case Link.ToBaseline found -> shaping.take(found.grain());
            case Link.ToLight word -> takeLight(word);
            case Link.ToNothing nothing -> true;
        };
    }

    private boolean takeDimension(int index, Link.ToDimension link) {
        score += width(link) * 2.0;
        if (neighbours.grouped(index)) {
            group(link);
            ranked = neighbours.ranked(index) ? Optional.of(groups.getLast()) : ranked;
            return true;
        }
        if (neighbours.besideItsValue(index, link.dimension())) {
            return true;
        }
        loose.add(link);
        return !neighbours.isCue(index - 1, Link.Cue.ALL);
    }

    private void group(Link.ToDimension link) {
        groups.add(new Group.ByDimension(link.dimension()));
        groupIsPlural |= link.plural();
    }

    private boolean takeLight(Link.ToLight word) {
        implied.add(tokens.get(word.from()).text());
        score -= 0.1;
        return true;
    }

    private boolean takeValue(int index, Link.ToValue value) {
        dated |= participle(value);
        narrowing.take(index, value);
        score += width(value) * (value.own() ? 2.1 : 2.0);
        return true;
    }

    /** A state that is also something that happened: solved, cancelled, sent. */
    private boolean participle(Link.ToValue value) {
        return width(value) == 1 && States.happened(tokens.get(value.from()));
    }

    private boolean takePeriod(Link.ToPeriod found) {
        periods.add(found.period());
        score += width(found) * 2.0;
        return true;
    }

    private boolean takeGrain(int index, Link.ToGrain grain) {
        score += width(grain) * 2.0;
        groupIsPlural |= grain.plural();
        groups.add(new Group.ByTime(grain.grain(), grain.fiscal()));
        return neighbours.grouped(index);
    }

    private boolean takeTop(int index, Link.ToTop found) {
        boolean free = top.isEmpty();
        top = Optional.of(found);
        return free && neighbours.standsBeforeRanked(index);
    }

    private boolean takeExtreme(Link.ToExtreme found) {
        boolean free = extreme.isEmpty();
        extreme = Optional.of(found);
        return free;
    }

    private boolean takeImplied(Link.ToImplied noun) {
        tokens.subList(noun.from(), noun.to()).forEach(token -> implied.add(token.text()));
        score -= 0.2;
        return true;
    }

    private boolean takeCue(int index, Link.ToCue link) {
        boolean beforeGroup = neighbours.standsBeforeGroup(index);
        return switch (link.cue()) {
            case HOW_MANY -> Units.counts(metric);
            case HOW_MUCH -> !Units.counts(metric);
            case WHICH -> {
                needsGroup = true;
                which = true;
                yield neighbours.standsBeforeRanked(index) || neighbours.standsBeforeTop(index);
            }
            case WHO, LIST, SPLIT -> {
                needsGroup = true;
                who |= link.cue() == Link.Cue.WHO;
                yield true;
            }
            case BY -> beforeGroup || neighbours.namesWhoDidIt(index) || takeByMetric(index) || takeEach(index);
            case AND ->
                (beforeGroup && index > 0 && neighbours.grouped(index - 1))
                        || neighbours.lists(index)
                        || neighbours.standsInMetric(index);
            case ALL -> !beforeGroup || neighbours.metricStandsBetween(index);
            case NOW -> {
                now = true;
                yield true;
            }
            case WITHOUT -> shaping.take(link) && neighbours.standsBeforeValue(index);
            case TAIL -> {
                needsGroup = true;
                yield shaping.take(link);
            }
            case SHARE, PERCENT, RUNNING, CHANGE, VERSUS -> shaping.take(link);
        };
    }

    /** "top customers by revenue": behind the "by" stands the metric itself. */
    private boolean takeByMetric(int index) {
        boolean metricNext = neighbours.metricStandsBehind(index);
        needsGroup |= metricNext;
        return metricNext;
    }

    /** "Web and partner each", "split between web and partner": of the values that are named, each. */
    private boolean takeEach(int index) {
        boolean values = neighbours.standsBeside(index, Link.ToValue.class);
        each |= values;
        return values;
    }

    /** Values and periods that are held against each other become groups. */
    private boolean compare() {
        boolean apart = each || shaping.has(Link.Cue.VERSUS) || (needsGroup && groups.isEmpty());
        Optional<Dimension> listed = apart ? narrowing.listed() : Optional.empty();
        listed.filter(dimension -> groups.size() < 2)
                .ifPresent(dimension -> groups.add(new Group.ByDimension(dimension)));
        boolean stands = !shaping.has(Link.Cue.VERSUS) || listed.isPresent() || periods.size() > 1 || shaping.changes();
        return stands && (!each || listed.isPresent()) && comparePeriods() && change();
    }

    private boolean comparePeriods() {
        if (periods.size() < 2) {
            return true;
        }
        List<Grain> grains = periods.stream()
                .flatMap(period -> period.grain().stream())
                .distinct()
                .toList();
        boolean alike = grains.size() == 1
                && periods.stream().allMatch(period -> period.grain().isPresent());
        if (alike && groups.stream().noneMatch(Group.ByTime.class::isInstance)) {
            groups.add(new Group.ByTime(grains.getFirst(), false));
        }
        return alike && periods.stream().distinct().count() == periods.size();
    }

    private boolean change() {
        if (shaping.changes() && groups.isEmpty() && shaping.baseline().isPresent()) {
            groups.add(new Group.ByTime(shaping.baseline().get(), false));
        }
        boolean agrees = shaping.baseline().isEmpty()
                || groups.stream()
                        .allMatch(group -> group instanceof Group.ByTime(Grain grain, var fiscal)
                                && grain == shaping.baseline().get());
        return !shaping.changes() || (agrees && periods.size() < 2);
    }

    private static int width(Link link) {
        return link.to() - link.from();
    }

    private boolean rank() {
        boolean alone = groups.isEmpty() || (groups.size() == 1 && ranked.isEmpty() && !loose.isEmpty());
        if (extreme.isPresent() && alone && loose.size() == 1) {
            group(loose.removeFirst());
            ranked = Optional.of(groups.getLast());
            groupIsPlural = loosePlural();
        }
        boolean isRanked = extreme.isPresent() || top.isPresent();
        boolean bareNumberAlone = top.map(Link.ToTop::bare).orElse(false) && extreme.isEmpty();
        boolean ofEach = groups.size() == 2 && ranked.isPresent();
        if (isRanked && ofEach && groups.getFirst().equals(ranked.get())) {
            groups.add(groups.removeFirst());
        }
        return !bareNumberAlone && (!isRanked || groups.size() == 1 || ofEach);
    }

    private boolean loosePlural() {
        return neighbours.links().stream()
                .anyMatch(link -> link instanceof Link.ToDimension found
                        && found.plural()
                        && ranked.equals(Optional.of(new Group.ByDimension(found.dimension()))));
    }

    /** "Countries with revenue above 100": what a threshold or a list is about is shown. */
    private boolean groupLoose() {
        boolean shown = shaping.threshold().isPresent() || (needsGroup && groups.isEmpty());
        if (shown && groups.isEmpty() && loose.size() == 1 && loose.getFirst().plural()) {
            group(loose.removeFirst());
        }
        return shaping.threshold().isEmpty() || !groups.isEmpty();
    }

    private Optional<Ranking> ranking() {
        if (extreme.isEmpty() && top.isEmpty()) {
            return Optional.empty();
        }
        boolean most = extreme.map(Link.ToExtreme::most).orElse(true);
        boolean ofEach = groups.size() == 2;
        if (top.isPresent() && top.get().count() > 0) {
            return Optional.of(new Ranking(most, top.get().count(), ofEach));
        }
        if (top.isPresent() && groupIsPlural) {
            assumptions.add("\"Top\" without a number was taken as the top " + DEFAULT_TOP + ".");
            return Optional.of(new Ranking(most, DEFAULT_TOP, ofEach));
        }
        return Optional.of(new Ranking(most, groupIsPlural ? 0 : 1, ofEach));
    }

    /** A dimension that nothing groups by says who the figure is about anyway: "MRR from customers in France". */
    private boolean looseDimensionsFit() {
        for (Link.ToDimension link : loose) {
            if (!link.plural()) {
                return false;
            }
            implied.add(tokens.get(link.to() - 1).text());
            score -= width(link) * 2.0 + 0.3;
        }
        return true;
    }

    private boolean groupsFit() {
        boolean enough = !needsGroup || !groups.isEmpty();
        boolean possible = !demands.isWhole()
                || (demands.takesSteps(groups) && narrowing.filters().isEmpty());
        return enough && possible && groups.size() <= 2;
    }

    /**
     * "Tickets solved in 2025" is dated by the solving, not by whatever dates the metric, so a period beside such a state
     * does not fit.
     */
    private boolean timeFits() {
        if (dated && !periods.isEmpty()) {
            return false;
        }
        boolean series = groups.stream().anyMatch(Group.ByTime.class::isInstance);
        if (demands.needsPeriod()) {
            return !now && periods.size() == 1 && periods.getFirst().closed() && !series;
        }
        if (metric.timeColumn().isEmpty()) {
            return periods.isEmpty() && !series;
        }
        if (periods.isEmpty() && !series) {
            assumptions.add("No period was named, so all of the data counts.");
        }
        return !now;
    }

    /** The quarters of a fiscal year are fiscal quarters. */
    private void makeFiscal() {
        boolean fiscal = !periods.isEmpty() && periods.stream().allMatch(Period::fiscal);
        groups.replaceAll(group -> fiscal && group instanceof Group.ByTime(Grain grain, boolean named)
                ? new Group.ByTime(grain, named || grain == Grain.QUARTER || grain == Grain.YEAR)
                : group);
    }
}
