package dash.builtin.readings;

import dash.builtin.links.Columns;
import dash.builtin.links.Link;
import dash.builtin.links.MetricLink;
import dash.builtin.links.Units;
import dash.builtin.periods.Grain;
import dash.builtin.periods.Period;
import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import dash.knowledge.Dimension;
import dash.knowledge.Metric;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Puts the links of one cover together, or finds that they do not fit. Made for one cover and thrown away. */
final class Composition {

    private static final int DEFAULT_TOP = 10;

    private final List<Token> tokens;
    private final MetricLink metricLink;
    private final Metric metric;
    private final Columns columns;

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

    Composition(List<Token> tokens, MetricLink metricLink, Columns columns) {
        this.tokens = tokens;
        this.metricLink = metricLink;
        this.metric = metricLink.metric();
        this.columns = columns;
        this.score = metricLink.tokens().cardinality() * (metricLink.exact() ? 3.0 : 2.6);
    }

    Optional<MetricReading> compose(List<Link> cover) {
        List<Link> telling =
                cover.stream().filter(link -> !(link instanceof Link.ToNothing)).toList();
        for (int index = 0; index < telling.size(); index++) {
            if (!take(telling, index)) {
                return Optional.empty();
            }
        }
        if (!headIsMetric(telling) || !rank() || !looseDimensionsFit() || !timeFits() || !filtersFit()) {
            return Optional.empty();
        }
        if ((needsGroup && groups.isEmpty())
                || groups.size() > 2
                || (templated() && !(groups.isEmpty() && filters.isEmpty()))) {
            return Optional.empty();
        }
        makeFiscal();
        period.filter(found -> !found.assumption().isEmpty()).ifPresent(found -> assumptions.add(found.assumption()));
        MetricQuery query = new MetricQuery(metric, groups, filters, period, ranking(), which);
        return Optional.of(new MetricReading(metricLink, query, score, assumptions, implied));
    }

    private boolean take(List<Link> links, int index) {
        Link link = links.get(index);
        Optional<Link> next = index + 1 < links.size() ? Optional.of(links.get(index + 1)) : Optional.empty();
        return switch (link) {
            case Link.ToDimension dimension -> takeDimension(links, index, dimension);
            case Link.ToValue value -> {
                dated |= participle(value);
                filters.add(new Filter(value.dimension(), value.value()));
                score += (value.to() - value.from()) * (value.own() ? 2.1 : 2.0);
                yield true;
            }
            case Link.ToPeriod found -> takePeriod(found);
            case Link.ToGrain grain -> takeGrain(links, index, grain);
            case Link.ToTop found -> {
                boolean free = top.isEmpty();
                top = Optional.of(found);
                yield free && next.map(Composition::canBeRanked).orElse(false);
            }
            case Link.ToExtreme found -> {
                boolean free = extreme.isEmpty();
                extreme = Optional.of(found);
                yield free;
            }
            case Link.ToCue cue -> takeCue(links, index, cue, next);
            case Link.ToImplied noun -> {
                implied.add(tokens.get(noun.from()).text());
                score -= 0.2;
                yield true;
            }
            case Link.ToNothing nothing -> true;
        };
    }

    private static boolean canBeRanked(Link link) {
        return link instanceof Link.ToDimension || link instanceof Link.ToGrain || link instanceof Link.ToExtreme;
    }

    private boolean takeCue(List<Link> links, int index, Link.ToCue cue, Optional<Link> next) {
        boolean beforeGroup = next.map(link -> link instanceof Link.ToDimension || link instanceof Link.ToGrain)
                .orElse(false);
        return switch (cue.cue()) {
            case HOW_MANY -> Units.counts(metric);
            case HOW_MUCH -> !Units.counts(metric);
            case WHICH -> {
                needsGroup = true;
                which = true;
                yield next.map(Composition::canBeRanked).orElse(false)
                        || next.map(Link.ToTop.class::isInstance).orElse(false);
            }
            case WHO, LIST, SPLIT -> {
                needsGroup = true;
                yield true;
            }
            case BY -> beforeGroup || byMetric(cue, next);
            case AND -> beforeGroup && index > 0 && grouped(links, index - 1);
            case ALL -> !beforeGroup || next.map(link -> between(cue, link)).orElse(true);
            case NOW -> {
                now = true;
                yield true;
            }
        };
    }

    /** "top customers by revenue": behind the "by" stands the metric itself. */
    private boolean byMetric(Link.ToCue cue, Optional<Link> next) {
        int behind = metricLink.tokens().nextSetBit(cue.to());
        boolean metricNext =
                behind >= 0 && next.map(link -> behind < link.from()).orElse(true);
        needsGroup |= metricNext;
        return metricNext;
    }

    private boolean between(Link first, Link second) {
        int behind = metricLink.tokens().nextSetBit(first.to());
        return behind >= 0 && behind < second.from();
    }

    private boolean takeDimension(List<Link> links, int index, Link.ToDimension link) {
        score += (link.to() - link.from()) * 2.0;
        if (grouped(links, index)) {
            groups.add(new Group.ByDimension(link.dimension()));
            groupIsPlural |= link.plural();
            return true;
        }
        if (besideItsValue(links, index, link.dimension())) {
            return true;
        }
        loose.add(link);
        return !(index > 0 && cueAt(links, index - 1, Link.Cue.ALL));
    }

    /** Whether what stands at this place is to be broken down by: behind by, which, what, top, and, or a superlative. */
    private boolean grouped(List<Link> links, int index) {
        Link link = links.get(index);
        if (!(link instanceof Link.ToDimension) && !(link instanceof Link.ToGrain)) {
            return false;
        }
        if (link instanceof Link.ToGrain grain && grain.adverb()) {
            return true;
        }
        boolean asked = link.from() > 0 && tokens.get(link.from() - 1).is("what", "which", "whose");
        if (index == 0 || asked) {
            return asked;
        }
        Link before = links.get(index - 1);
        if (between(before, link)) {
            return false;
        }
        return switch (before) {
            case Link.ToCue cue ->
                cue.cue() == Link.Cue.BY
                        || cue.cue() == Link.Cue.WHICH
                        || (cue.cue() == Link.Cue.AND && index > 1 && grouped(links, index - 2));
            case Link.ToTop found -> true;
            case Link.ToExtreme found -> true;
            case Link.ToDimension found -> false;
            case Link.ToValue found -> false;
            case Link.ToPeriod found -> false;
            case Link.ToGrain found -> false;
            case Link.ToImplied found -> false;
            case Link.ToNothing found -> false;
        };
    }

    private boolean besideItsValue(List<Link> links, int index, Dimension dimension) {
        return holdsValue(links, index - 1, dimension) || holdsValue(links, index + 1, dimension);
    }

    private boolean holdsValue(List<Link> links, int index, Dimension dimension) {
        return index >= 0
                && index < links.size()
                && links.get(index) instanceof Link.ToValue value
                && columns.of(metric, value.dimension()).equals(columns.of(metric, dimension));
    }

    private static boolean cueAt(List<Link> links, int index, Link.Cue cue) {
        return links.get(index) instanceof Link.ToCue found && found.cue() == cue;
    }

    private boolean takePeriod(Link.ToPeriod found) {
        boolean free = period.isEmpty();
        period = Optional.of(found.period());
        score += (found.to() - found.from()) * 2.0;
        return free;
    }

    private boolean takeGrain(List<Link> links, int index, Link.ToGrain grain) {
        score += (grain.to() - grain.from()) * 2.0;
        groupIsPlural |= grain.plural();
        groups.add(new Group.ByTime(grain.grain(), grain.fiscal()));
        return grouped(links, index);
    }

    /** In "how many customers placed orders" customers are counted, so a metric that counts orders is not meant. */
    private boolean headIsMetric(List<Link> links) {
        for (int index = 0; index < links.size(); index++) {
            if (cueAt(links, index, Link.Cue.HOW_MANY)) {
                int metricAt = metricLink.tokens().nextSetBit(links.get(index).to());
                int rivalAt = rivalBehind(links, index);
                return metricAt >= 0 && (rivalAt < 0 || metricAt < rivalAt);
            }
        }
        return true;
    }

    /** A word that is part of the metric's own phrase ("support tickets"), or names the rows it counts, is no rival. */
    private int rivalBehind(List<Link> links, int index) {
        for (int at = index + 1; at < links.size(); at++) {
            Link link = links.get(at);
            boolean noun = link instanceof Link.ToImplied found
                    && !found.rows()
                    && !metricLink.tokens().get(found.to());
            if (link instanceof Link.ToDimension || noun) {
                return link.from();
            }
        }
        return -1;
    }

    private boolean rank() {
        if (extreme.isPresent() && groups.isEmpty() && loose.size() == 1) {
            Link.ToDimension only = loose.removeFirst();
            groups.add(new Group.ByDimension(only.dimension()));
            groupIsPlural |= only.plural();
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
        if (top.isPresent()) {
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
            score -= (link.to() - link.from()) * 2.0 + 0.3;
        }
        return true;
    }

    /** A state that is also something that happened: solved, cancelled, sent. */
    private boolean participle(Link.ToValue value) {
        String word = tokens.get(value.from()).lower();
        boolean happened = word.endsWith("ed") || WordKey.irregular(word);
        return happened && value.to() == value.from() + 1;
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
        if (needsPeriod()) {
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

    private boolean templated() {
        return metric.sqlTemplate().isPresent();
    }

    private boolean needsPeriod() {
        return metric.sqlTemplate()
                .map(template -> template.contains("{{period_start}}") || template.contains("{{period_end}}"))
                .orElse(false);
    }

    /** One value for each column, and none on a column that the metric's own filters already decide. */
    private boolean filtersFit() {
        long different = filters.stream()
                .map(filter -> columns.of(metric, filter.dimension()))
                .distinct()
                .count();
        return different == filters.size() && filters.stream().noneMatch(filter -> decided(filter.dimension()));
    }

    private boolean decided(Dimension dimension) {
        Pattern word = Pattern.compile("(?i)(?<![\\w])" + Pattern.quote(dimension.column()) + "(?![\\w])");
        return columns.own(metric, dimension)
                && metric.filters().stream()
                        .anyMatch(filter -> word.matcher(filter).find());
    }
}
