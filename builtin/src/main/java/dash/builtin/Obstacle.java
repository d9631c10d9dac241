package dash.builtin;

import dash.builtin.links.Link;
import dash.builtin.links.MetricLink;
import dash.builtin.periods.Fineness;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.context.Context;
import dash.knowledge.Dimension;
import dash.knowledge.Metric;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The reasons that can be told why a question for a known metric has no answer. */
record Obstacle(
        List<Token> tokens,
        Context context,
        MetricLink asked,
        List<Link> links,
        Set<String> unexplained,
        List<Token> unknown) {

    String told() {
        return breakdown()
                .or(() -> unexplained.isEmpty() ? period().or(this::tooFine).or(this::values) : Optional.empty())
                .orElseGet(() -> unexplained.isEmpty() ? apart() : notKnown());
    }

    private String notKnown() {
        return unknown.isEmpty()
                ? "I know " + name() + " and the other words, but not how they belong together."
                : "I know " + name() + ". " + Refusal.doNotKnow(unknown) + ".";
    }

    /** Every word is known, and they do not fit together. */
    private String apart() {
        String asked = metric().timeColumn().isPresent() ? " for a period" : " as it stands now";
        return "I know " + name() + " and every other word of this, but not how they belong together. Asked" + asked
                + ", " + possible();
    }

    /** Only when the word behind "by" is all that nothing explains: otherwise the other words matter as much. */
    private Optional<String> breakdown() {
        for (int index = 1; index < tokens.size(); index++) {
            String word = tokens.get(index).text();
            if (tokens.get(index - 1).is("by", "per") && unexplained.equals(Set.of(word))) {
                return Optional.of(name() + " cannot be broken down by " + word + "; " + possible());
            }
        }
        return Optional.empty();
    }

    private String possible() {
        List<String> words = metric().sqlTemplate().isPresent()
                ? List.of()
                : metric().dimensions().stream().map(Dimension::word).distinct().toList();
        return words.isEmpty() ? "it is known as a whole only." : "it can by " + String.join(", ", words) + ".";
    }

    private Optional<String> period() {
        boolean overTime = outside().anyMatch(link -> link instanceof Link.ToPeriod || link instanceof Link.ToGrain);
        boolean ofNow =
                metric().timeColumn().isEmpty() && metric().sqlTemplate().isEmpty();
        return overTime && ofNow
                ? Optional.of(name() + " is a figure of now; it cannot be asked for a period." + instead())
                : Optional.empty();
    }

    private Optional<String> tooFine() {
        Fineness fineness = Fineness.of(metric());
        boolean finer = metric().expression().isPresent()
                && outside()
                        .anyMatch(link -> (link instanceof Link.ToPeriod found
                                        && !fineness.tells(found.period(), context.calendar(), context.today()))
                                || (link instanceof Link.ToGrain step && !fineness.tells(step.grain())));
        return finer
                ? Optional.of(name() + " is known by " + metric().grain() + " only; it cannot be asked for less.")
                : Optional.empty();
    }

    private String instead() {
        return context.knowledge().metrics().stream()
                .filter(other -> !other.equals(metric()) && other.runnable() && dated(other) && related(other))
                .findFirst()
                .map(other -> " " + other.name() + " can.")
                .orElse("");
    }

    private static boolean dated(Metric metric) {
        return metric.timeColumn().isPresent()
                || metric.sqlTemplate().filter(sql -> sql.contains("{{period_")).isPresent();
    }

    private boolean related(Metric other) {
        List<String> name = Words.keys(other.name());
        return holds(name, Words.keys(metric().name()))
                || metric().caveats().stream().anyMatch(caveat -> holds(Words.keys(caveat), name));
    }

    private static boolean holds(List<String> text, List<String> part) {
        return !part.isEmpty() && Collections.indexOfSubList(text, part) >= 0;
    }

    private Optional<String> values() {
        List<Link.ToValue> values = outside()
                .filter(Link.ToValue.class::isInstance)
                .map(Link.ToValue.class::cast)
                .toList();
        for (Link.ToValue one : values) {
            for (Link.ToValue other : values) {
                boolean apart = one.to() <= other.from() && one.dimension().equals(other.dimension());
                if (apart && !one.value().equals(other.value())) {
                    return Optional.of("I can take one " + one.dimension().word() + " at a time, and this names two: "
                            + one.value() + " and " + other.value() + ".");
                }
            }
        }
        return Optional.empty();
    }

    private Stream<Link> outside() {
        return links.stream()
                .filter(link -> asked.tokens().get(link.from(), link.to()).isEmpty());
    }

    private Metric metric() {
        return asked.metric();
    }

    private String name() {
        return metric().name();
    }
}
