package dash.builtin.readings;

import dash.builtin.links.Columns;
import dash.builtin.links.Link;
import dash.knowledge.Dimension;
import dash.knowledge.Metric;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects the values of one cover: those of one column that stand in a list belong together. */
final class Narrowing {

    private final Metric metric;
    private final Columns columns;
    private final Neighbours neighbours;
    private final List<Filter> filters = new ArrayList<>();
    private final List<Integer> places = new ArrayList<>();

    Narrowing(Metric metric, Columns columns, Neighbours neighbours) {
        this.metric = metric;
        this.columns = columns;
        this.neighbours = neighbours;
    }

    List<Filter> filters() {
        return filters;
    }

    /** Where each of them stands, by its first word. */
    List<Integer> places() {
        return places;
    }

    void take(int index, Link.ToValue value) {
        boolean listed =
                !filters.isEmpty() && continues(index) && same(filters.getLast().dimension(), value.dimension());
        if (listed) {
            filters.add(filters.removeLast().or(value.value()));
        } else {
            filters.add(new Filter(value.dimension(), List.of(value.value()), excluded(index)));
            places.add(value.from());
        }
    }

    /** Whether a value stands before it, with nothing but an "and" between. */
    private boolean continues(int index) {
        int before = neighbours.isCue(index - 1, Link.Cue.AND) || neighbours.isCue(index - 1, Link.Cue.VERSUS)
                ? index - 2
                : index - 1;
        return before >= 0 && neighbours.links().get(before) instanceof Link.ToValue;
    }

    private boolean excluded(int index) {
        int before = index > 0 && neighbours.links().get(index - 1) instanceof Link.ToDimension ? index - 2 : index - 1;
        return neighbours.isCue(before, Link.Cue.WITHOUT);
    }

    private boolean same(Dimension one, Dimension other) {
        return columns.of(metric, one).equals(columns.of(metric, other));
    }

    /** What several values were named of. */
    Optional<Dimension> listed() {
        return filters.stream()
                .filter(filter -> filter.values().size() > 1 && !filter.without())
                .map(Filter::dimension)
                .findFirst();
    }
}
