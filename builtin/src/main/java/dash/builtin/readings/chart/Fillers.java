package dash.builtin.readings.chart;

import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.Target;
import dash.builtin.words.Token;
import java.util.List;

/** Words that fill a place beside another and say no more than that one does. */
record Fillers(List<Token> tokens, List<NameLink> names) {

    boolean at(int index) {
        return kept(index) || dividing(index);
    }

    /** "per order record", "no invoice on record": that rows are rows says nothing of them. */
    private boolean kept(int index) {
        boolean row = tokens.get(index).is("record", "records", "row", "rows", "entry", "entries");
        boolean on = tokens.get(index).is("on")
                && index + 1 < tokens.size()
                && tokens.get(index + 1).is("record", "file");
        boolean after = index > 0
                && (tokens.get(index - 1).is("on")
                        || names.stream()
                                .anyMatch(link -> link.to() == index
                                        && link.cost() < 0.1
                                        && link.target() instanceof Target.OfTable));
        return on || (row && after) || (tokens.get(index).is("file") && after);
    }

    /** "grouped by", "broken down by": what says that the "by" divides says no more than the "by". */
    private boolean dividing(int index) {
        int by = index + 1;
        while (by < tokens.size() && tokens.get(by).is("down", "up", "out")) {
            by++;
        }
        return by < tokens.size()
                && tokens.get(by).is("by")
                && tokens.get(index)
                        .is(
                                "grouped",
                                "group",
                                "split",
                                "divided",
                                "broken",
                                "separated",
                                "aggregated",
                                "categorized",
                                "down");
    }
}
