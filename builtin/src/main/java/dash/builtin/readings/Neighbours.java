package dash.builtin.readings;

import dash.builtin.links.Columns;
import dash.builtin.links.Link;
import dash.builtin.links.MetricLink;
import dash.builtin.words.Token;
import dash.knowledge.Dimension;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The telling links of one cover by their places: what stands before, behind and beside one of them. */
record Neighbours(List<Link> links, List<Token> tokens, MetricLink metricLink, Columns columns) {

    /** The places of the words that say something of the figures; what is only implied does not. */
    Set<Integer> used() {
        Set<Integer> used = metricLink.tokens().stream().boxed().collect(Collectors.toSet());
        for (Link link : links) {
            if (!(link instanceof Link.ToImplied || link instanceof Link.ToLight)) {
                IntStream.range(link.from(), link.to()).forEach(used::add);
            }
        }
        return used;
    }

    Optional<Link> behind(int index) {
        return index + 1 < links.size() ? Optional.of(links.get(index + 1)) : Optional.empty();
    }

    boolean standsBeforeGroup(int index) {
        return behind(index).filter(Neighbours::canGroup).isPresent();
    }

    boolean standsBeforeRanked(int index) {
        return behind(index)
                .filter(link -> canGroup(link) || link instanceof Link.ToExtreme)
                .isPresent();
    }

    boolean standsBeforeTop(int index) {
        return behind(index).filter(Link.ToTop.class::isInstance).isPresent();
    }

    boolean standsBeforeValue(int index) {
        boolean noun = behind(index).filter(Link.ToDimension.class::isInstance).isPresent();
        return behind(noun ? index + 1 : index)
                .filter(Link.ToValue.class::isInstance)
                .isPresent();
    }

    boolean standsBeside(int index, Class<? extends Link> kind) {
        return behind(index).filter(kind::isInstance).isPresent()
                || (index > 0 && kind.isInstance(links.get(index - 1)));
    }

    /** Whether it stands between two values or two periods. */
    boolean lists(int index) {
        return index > 0
                && behind(index)
                        .filter(next ->
                                next.getClass().equals(links.get(index - 1).getClass()))
                        .filter(next -> next instanceof Link.ToValue || next instanceof Link.ToPeriod)
                        .isPresent();
    }

    /** Whether it joins two words by which the metric is described. */
    boolean standsInMetric(int index) {
        Link link = links.get(index);
        return metricLink.described()
                && link.from() > 0
                && metricLink.tokens().get(link.from() - 1)
                && metricLink.tokens().get(link.to());
    }

    /** Whether it is what a ranking is of: behind top, a superlative or which. */
    boolean ranked(int index) {
        return index > 0
                && (links.get(index - 1) instanceof Link.ToTop
                        || links.get(index - 1) instanceof Link.ToExtreme
                        || isCue(index - 1, Link.Cue.WHICH));
    }

    private static boolean canGroup(Link link) {
        return link instanceof Link.ToDimension || link instanceof Link.ToGrain;
    }

    /**
     * "Parcels shipped by Mill & Sons": between a word of the metric's name and a value, "by" says who did it. In "revenue by
     * sales channel" the value is only the first word of what the revenue is broken down by.
     */
    boolean namesWhoDidIt(int index) {
        int by = links.get(index).from();
        return by > 0
                && tokens.get(by).is("by")
                && metricLink.tokens().get(by - 1)
                && behind(index).filter(Link.ToValue.class::isInstance).isPresent()
                && !standsBeforeGroup(index + 1);
    }

    boolean isCue(int index, Link.Cue cue) {
        return index >= 0 && index < links.size() && links.get(index) instanceof Link.ToCue found && found.cue() == cue;
    }

    /** Whether the metric's name is what comes next, be it as "the number of" it. */
    boolean metricStandsBehind(int index) {
        int metric = metricLink.tokens().nextSetBit(links.get(index).to());
        int last = isCue(index + 1, Link.Cue.HOW_MANY) ? index + 1 : index;
        return metric >= 0 && behind(last).map(link -> metric < link.from()).orElse(true);
    }

    /** Whether a word of the metric's name stands between a link and the next one. */
    boolean metricStandsBetween(int index) {
        return behind(index).isPresent() && metricStandsBehind(index);
    }

    /** Whether what stands at this place is to be broken down by: behind by, which, what, top, and, or a superlative. */
    boolean grouped(int index) {
        Link link = links.get(index);
        if (!canGroup(link)) {
            return false;
        }
        if (link instanceof Link.ToGrain grain && grain.adverb()) {
            return true;
        }
        boolean asked = link.from() > 0 && tokens.get(link.from() - 1).is("what", "which", "whose");
        return asked
                || (index > 0 && (!metricStandsBetween(index - 1) || described(index - 1)) && leadsToGroup(index - 1));
    }

    /** "Top-selling product": a word that describes the metric may stand between the ranking and what is ranked. */
    private boolean described(int index) {
        return metricLink.described()
                && (links.get(index) instanceof Link.ToTop || links.get(index) instanceof Link.ToExtreme);
    }

    private boolean leadsToGroup(int index) {
        return switch (links.get(index)) {
            case Link.ToCue cue ->
                cue.cue() == Link.Cue.BY
                        || cue.cue() == Link.Cue.WHICH
                        || (cue.cue() == Link.Cue.AND && index > 0 && grouped(index - 1));
            case Link.ToTop found -> true;
            case Link.ToExtreme found -> true;
            case Link.ToDimension found -> false;
            case Link.ToValue found -> false;
            case Link.ToPeriod found -> false;
            case Link.ToGrain found -> false;
            case Link.ToImplied found -> false;
            case Link.ToThreshold found -> false;
            case Link.ToBaseline found -> false;
            case Link.ToLight found -> false;
            case Link.ToNothing found -> false;
        };
    }

    boolean besideItsValue(int index, Dimension dimension) {
        return holdsValue(index - 1, dimension) || holdsValue(index + 1, dimension);
    }

    private boolean holdsValue(int index, Dimension dimension) {
        return index >= 0
                && index < links.size()
                && links.get(index) instanceof Link.ToValue value
                && columns.of(metricLink.metric(), value.dimension())
                        .equals(columns.of(metricLink.metric(), dimension));
    }

    /** In "how many customers placed orders" customers are counted, so a metric that counts orders is not meant. */
    boolean headIsMetric() {
        for (int index = 0; index < links.size(); index++) {
            if (isCue(index, Link.Cue.HOW_MANY)) {
                int metric = metricLink.tokens().nextSetBit(links.get(index).to());
                int rival = rivalBehind(index);
                return metric >= 0 && (rival < 0 || metric < rival);
            }
        }
        return true;
    }

    /** A word that is part of the metric's own phrase ("support tickets"), or names the rows it counts, is no rival. */
    private int rivalBehind(int index) {
        for (Link link : links.subList(index + 1, links.size())) {
            boolean noun = link instanceof Link.ToImplied found
                    && !found.rows()
                    && !metricLink.tokens().get(found.to());
            if (link instanceof Link.ToDimension || noun) {
                return link.from();
            }
        }
        return -1;
    }
}
