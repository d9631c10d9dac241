package dash.builtin.readings;

import dash.builtin.links.Columns;
import dash.builtin.links.Link;
import dash.builtin.links.MetricLink;
import dash.builtin.links.Units;
import dash.builtin.periods.Grain;
import dash.builtin.periods.Period;
import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
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

    private final List<Group> groups = new ArrayList<>();
    private final List<Filter> filters = new ArrayList<>();
    private final List<Link.ToDimension> loose = new ArrayList<>();
    private final List<String> assumptions = new ArrayList<>();
    private final List<String> implied = new ArrayList<>();
    private Optional<Period> period = Optional.empty();
    private Optional<Link.ToExtreme> extreme = Optional.empty();
    private Optional<Link.ToTop> top = Optional.empty();
    private boolean groupIsPlural;
    private boolean needsGroup;
    private boolean now;
    private boolean which;
    private boolean dated;
    private double score;

    private Composition(List<Token> tokens, MetricLink metricLink, Columns columns, List<Link> telling) {
        this.tokens = tokens;
        this.metricLink = metricLink;
        this.metric = metricLink.metric();
        this.demands = new Demands(metric, columns);
        this.neighbours = new Neighbours(telling, tokens, metricLink, columns);
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
        boolean fits = neighbours.headIsMetric()
                && rank()
                && looseDimensionsFit()
                && timeFits()
                && demands.takes(filters)
                && groupsFit();
        return fits ? Optional.of(reading()) : Optional.empty();
    }

    private MetricReading reading() {
        makeFiscal();
        period.filter(found -> !found.assumption().isEmpty()).ifPresent(found -> assumptions.add(found.assumption()));
        MetricQuery query = new MetricQuery(metric, groups, filters, period, ranking(), which);
        return new MetricReading(metricLink, query, score, assumptions, implied);
    }

    private boolean take(int index) {
        return switch (neighbours.links().get(index)) {
            case Link.ToDimension dimension -> takeDimension(index, dimension);
            case Link.ToValue value -> takeValue(value);
            case Link.ToPeriod found -> takePeriod(found);
            case Link.ToGrain grain -> takeGrain(index, grain);
            case Link.ToTop found -> takeTop(index, found);
            case Link.ToExtreme found -> takeExtreme(found);
            case Link.ToCue cue -> takeCue(index, cue.cue());
            case Link.ToImplied noun -> takeImplied(noun);
            case Link.ToNothing nothing -> true;
        };
    }

    private boolean takeDimension(int index, Link.ToDimension link) {
        score += width(link) * 2.0;
        if (neighbours.grouped(index)) {
            group(link);
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

    private boolean takeValue(Link.ToValue value) {
        dated |= participle(value);
        filters.add(new Filter(value.dimension(), value.value()));
        score += width(value) * (value.own() ? 2.1 : 2.0);
        return true;
    }

    /** A state that is also something that happened: solved, cancelled, sent. */
    private boolean participle(Link.ToValue value) {
        String word = tokens.get(value.from()).lower();
        boolean happened = word.endsWith("ed") || WordKey.irregular(word);
        return happened && width(value) == 1;
    }

    private boolean takePeriod(Link.ToPeriod found) {
        boolean free = period.isEmpty();
        period = Optional.of(found.period());
        score += width(found) * 2.0;
        return free;
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
        implied.add(tokens.get(noun.from()).text());
        score -= 0.2;
        return true;
    }

    private boolean takeCue(int index, Link.Cue cue) {
        boolean beforeGroup = neighbours.standsBeforeGroup(index);
        return switch (cue) {
            case HOW_MANY -> Units.counts(metric);
            case HOW_MUCH -> !Units.counts(metric);
            case WHICH -> {
                needsGroup = true;
                which = true;
                yield neighbours.standsBeforeRanked(index) || neighbours.standsBeforeTop(index);
            }
            case WHO, LIST, SPLIT -> {
                needsGroup = true;
                yield true;
            }
            case BY -> beforeGroup || neighbours.namesWhoDidIt(index) || takeByMetric(index);
            case AND -> beforeGroup && index > 0 && neighbours.grouped(index - 1);
            case ALL -> !beforeGroup || neighbours.metricStandsBetween(index);
            case NOW -> {
                now = true;
                yield true;
            }
        };
    }

    /** "top customers by revenue": behind the "by" stands the metric itself. */
    private boolean takeByMetric(int index) {
        boolean metricNext = neighbours.metricStandsBehind(index);
        needsGroup |= metricNext;
        return metricNext;
    }

    private static int width(Link link) {
        return link.to() - link.from();
    }

    private boolean rank() {
        if (extreme.isPresent() && groups.isEmpty() && loose.size() == 1) {
            group(loose.removeFirst());
        }
        boolean ranked = extreme.isPresent() || top.isPresent();
        boolean bareNumberAlone = top.map(Link.ToTop::bare).orElse(false) && extreme.isEmpty();
        return !bareNumberAlone && (!ranked || groups.size() == 1);
    }

    private Optional<Ranking> ranking() {
        if (extreme.isEmpty() && top.isEmpty()) {
            return Optional.empty();
        }
        boolean most = extreme.map(Link.ToExtreme::most).orElse(true);
        if (top.isPresent() && top.get().count() > 0) {
            return Optional.of(new Ranking(most, top.get().count()));
        }
        if (top.isPresent() && groupIsPlural) {
            assumptions.add("\"Top\" without a number was taken as the top " + DEFAULT_TOP + ".");
            return Optional.of(new Ranking(most, DEFAULT_TOP));
        }
        return Optional.of(new Ranking(most, groupIsPlural ? 0 : 1));
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
        boolean possible = !demands.isWhole() || (groups.isEmpty() && filters.isEmpty());
        return enough && possible && groups.size() <= 2;
    }

    /**
     * "Tickets solved in 2025" is dated by the solving, not by whatever dates the metric, so a period beside such a state
     * does not fit.
     */
    private boolean timeFits() {
        if (dated && period.isPresent()) {
            return false;
        }
        boolean series = groups.stream().anyMatch(Group.ByTime.class::isInstance);
        if (demands.needsPeriod()) {
            return !now && period.map(Period::closed).orElse(false);
        }
        if (metric.timeColumn().isEmpty()) {
            return period.isEmpty() && !series;
        }
        if (period.isEmpty() && !series) {
            assumptions.add("No period was named, so all of the data counts.");
        }
        return !now;
    }

    /** The quarters of a fiscal year are fiscal quarters. */
    private void makeFiscal() {
        boolean fiscal = period.map(Period::fiscal).orElse(false);
        groups.replaceAll(group -> fiscal && group instanceof Group.ByTime(Grain grain, boolean named)
                ? new Group.ByTime(grain, named || grain == Grain.QUARTER || grain == Grain.YEAR)
                : group);
    }
}
