package dash.builtin.links;

import dash.builtin.periods.Grain;
import dash.builtin.periods.PeriodMention;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.knowledge.Metric;
import java.util.List;
import java.util.Optional;

/** Words that speak of the one period of a question again: "during that month", "by the month's end", "on the 1st". */
final class SamePeriod {

    private final List<Token> tokens;
    private final List<PeriodMention> periods;

    SamePeriod(List<Token> tokens, List<PeriodMention> periods) {
        this.tokens = tokens;
        this.periods = periods;
    }

    void at(int index, Metric metric, List<Link> links) {
        Optional<Grain> grain = periods.size() == 1 && periods.getFirst().to() <= index
                ? periods.getFirst().period().grain()
                : Optional.empty();
        int to = grain.map(unit -> within(index, unit)).orElse(index);
        if (to > index) {
            links.add(new Link.ToNothing(index, to));
        }
        int first = grain.isPresent() && begins(metric) ? firstDay(index) : index;
        if (first > index) {
            links.add(new Link.ToImplied(index, first, false));
        }
    }

    /** Where "during that month", "by the month's end" or "by the end of the month" ends; the place itself when it is none. */
    private int within(int index, Grain grain) {
        if (is(index, "during", "in", "within", "of", "over")
                && is(index + 1, "that", "the")
                && (is(index + 1, "that") || is(index + 2, "same"))) {
            int unit = is(index + 2, "same") ? index + 3 : index + 2;
            return named(unit, grain) ? unit + 1 : index;
        }
        if (!is(index, "by") || !is(index + 1, "the", "that")) {
            return index;
        }
        boolean before = named(index + 2, grain) && is(index + 3, "end");
        boolean behind =
                is(index + 2, "end") && is(index + 3, "of") && is(index + 4, "the", "that") && named(index + 5, grain);
        return before ? index + 4 : behind ? index + 6 : index;
    }

    private int firstDay(int index) {
        boolean first = is(index, "on") && is(index + 1, "the") && is(index + 2, "1st", "first");
        return first ? (is(index + 3, "day") ? index + 4 : index + 3) : index;
    }

    /** A metric about what held when a period began says so itself. */
    private static boolean begins(Metric metric) {
        return Words.written(metric.definition()).stream()
                .anyMatch(word -> word.is("began", "begins", "start", "starts"));
    }

    private boolean named(int index, Grain grain) {
        return index < tokens.size()
                && Grain.named(tokens.get(index).lower()).filter(grain::equals).isPresent();
    }

    private boolean is(int index, String... words) {
        return index < tokens.size() && tokens.get(index).is(words);
    }
}
