package dash.answer;

import dash.statement.Frame;
import dash.statement.Over;
import java.util.Optional;
import java.util.Set;

/** Says over which rows a window function looks. */
final class WindowWords {

    /** Functions that go by the order of the rows, whatever the frame is. */
    private static final Set<String> BY_POSITION =
            Set.of("row_number", "rank", "dense_rank", "ntile", "lag", "lead", "percent_rank", "cume_dist");

    private final Speaker speaker;

    WindowWords(Speaker speaker) {
        this.speaker = speaker;
    }

    String of(Over over, String function) {
        return switch (over) {
            case Over.Named named -> " over the window " + named.name();
            case Over.Specification specification -> specification(specification, function);
        };
    }

    String specification(Over.Specification specification, String function) {
        String base =
                specification.base().map(name -> " over the window " + name).orElse("");
        String within = specification.partitionBy().isEmpty()
                ? ""
                : " within each " + English.and(speaker.values(specification.partitionBy()));
        String order = specification.orderBy().isEmpty()
                ? ""
                : ", in the order of " + new OrderWords(speaker).of(specification.orderBy());
        boolean all = base.isEmpty() && within.isEmpty() && order.isEmpty();
        String reach = BY_POSITION.contains(function) ? "" : reach(specification);
        return (all ? " over all rows" : base + within + order) + reach;
    }

    /** With an order and no frame, SQL looks from the first row up to the current one. */
    private String reach(Over.Specification specification) {
        Optional<Frame> frame = specification.frame();
        if (frame.isEmpty()) {
            return specification.orderBy().isEmpty() ? "" : ", up to and including the current row";
        }
        String start = bound(frame.get().start());
        String end = frame.get().end().map(this::bound).orElse("the current row");
        return ", from " + start + " to " + end
                + switch (frame.get().exclusion()) {
                    case UNSAID -> "";
                    case CURRENT_ROW -> ", without the current row";
                    case GROUP -> ", without the rows equal in order";
                    case TIES -> ", without the other rows equal in order";
                };
    }

    private String bound(Frame.Bound bound) {
        String offset = bound.offset().map(speaker::value).orElse("");
        return switch (bound.kind()) {
            case UNBOUNDED_PRECEDING -> "the first row";
            case PRECEDING -> offset + " before";
            case CURRENT_ROW -> "the current row";
            case FOLLOWING -> offset + " after";
            case UNBOUNDED_FOLLOWING -> "the last row";
        };
    }
}
