package dash.databases.sqlite.parser;

import dash.statement.Expression;
import dash.statement.Frame;
import dash.statement.OrderItem;
import dash.statement.Over;
import dash.statement.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads windows, their frames, and the items of every ORDER BY. */
final class WindowReader {

    private static final Set<String> FRAMES = Set.of("ROWS", "RANGE", "GROUPS");

    private final Readers readers;
    private final Cursor cursor;

    WindowReader(Readers readers) {
        this.readers = readers;
        this.cursor = readers.cursor;
    }

    List<Query.NamedWindow> named() {
        cursor.want("WINDOW");
        List<Query.NamedWindow> windows = new ArrayList<>();
        do {
            int mark = cursor.mark();
            String name = cursor.name();
            cursor.want("AS");
            Over.Specification specification = specification();
            windows.add(new Query.NamedWindow(cursor.since(mark), name, specification));
        } while (cursor.take(","));
        return windows;
    }

    Over over() {
        cursor.want("OVER");
        int mark = cursor.mark();
        if (cursor.is("(")) {
            return specification();
        }
        String name = cursor.name();
        return new Over.Named(cursor.since(mark), name);
    }

    private Over.Specification specification() {
        int mark = cursor.mark();
        cursor.want("(");
        Optional<String> base = startsWithName() ? Optional.of(cursor.name()) : Optional.empty();
        List<Expression> partitionBy = cursor.takeAll("PARTITION", "BY") ? readers.expressions.list() : List.of();
        List<OrderItem> orderBy = cursor.takeAll("ORDER", "BY") ? orderItems() : List.of();
        Optional<Frame> frame = isFrame() ? Optional.of(frame()) : Optional.empty();
        cursor.want(")");
        return new Over.Specification(cursor.since(mark), base, partitionBy, orderBy, frame);
    }

    /** The keywords that can begin a window are names only when none of their own can follow. */
    private boolean startsWithName() {
        return Keywords.isAnyName(cursor.here()) && !cursor.are("PARTITION", "BY") && !isFrame();
    }

    private boolean isFrame() {
        return cursor.here().kind() == Token.Kind.WORD
                && FRAMES.contains(cursor.here().text());
    }

    private Frame frame() {
        int mark = cursor.mark();
        Frame.Unit unit = Frame.Unit.valueOf(cursor.next().text());
        Frame.Bound start;
        Optional<Frame.Bound> end = Optional.empty();
        if (cursor.take("BETWEEN")) {
            start = bound(true);
            cursor.want("AND");
            end = Optional.of(bound(false));
        } else {
            start = bound(true);
        }
        Frame.Exclusion exclusion = exclusion();
        return new Frame(cursor.since(mark), unit, start, end, exclusion);
    }

    private Frame.Bound bound(boolean first) {
        int mark = cursor.mark();
        if (cursor.takeAll("CURRENT", "ROW")) {
            return new Frame.Bound(cursor.since(mark), Frame.Kind.CURRENT_ROW, Optional.empty());
        }
        if (cursor.are("UNBOUNDED", "PRECEDING") && first) {
            cursor.takeAll("UNBOUNDED", "PRECEDING");
            return new Frame.Bound(cursor.since(mark), Frame.Kind.UNBOUNDED_PRECEDING, Optional.empty());
        }
        if (cursor.are("UNBOUNDED", "FOLLOWING") && !first) {
            cursor.takeAll("UNBOUNDED", "FOLLOWING");
            return new Frame.Bound(cursor.since(mark), Frame.Kind.UNBOUNDED_FOLLOWING, Optional.empty());
        }
        if (cursor.is("UNBOUNDED") || cursor.is("CURRENT")) {
            throw cursor.wrong();
        }
        Expression offset = readers.expressions.read();
        Frame.Kind kind;
        if (cursor.take("PRECEDING")) {
            kind = Frame.Kind.PRECEDING;
        } else {
            cursor.want("FOLLOWING");
            kind = Frame.Kind.FOLLOWING;
        }
        return new Frame.Bound(cursor.since(mark), kind, Optional.of(offset));
    }

    private Frame.Exclusion exclusion() {
        if (!cursor.take("EXCLUDE")) {
            return Frame.Exclusion.UNSAID;
        }
        if (cursor.takeAll("NO", "OTHERS")) {
            return Frame.Exclusion.UNSAID;
        }
        if (cursor.takeAll("CURRENT", "ROW")) {
            return Frame.Exclusion.CURRENT_ROW;
        }
        if (cursor.take("GROUP")) {
            return Frame.Exclusion.GROUP;
        }
        cursor.want("TIES");
        return Frame.Exclusion.TIES;
    }

    List<OrderItem> orderItems() {
        List<OrderItem> items = new ArrayList<>();
        do {
            Expression value = readers.expressions.read();
            OrderItem.Direction direction = OrderItem.Direction.UNSAID;
            if (cursor.take("ASC")) {
                direction = OrderItem.Direction.ASCENDING;
            } else if (cursor.take("DESC")) {
                direction = OrderItem.Direction.DESCENDING;
            }
            OrderItem.Nulls nulls = OrderItem.Nulls.UNSAID;
            if (cursor.takeAll("NULLS", "FIRST")) {
                nulls = OrderItem.Nulls.FIRST;
            } else if (cursor.takeAll("NULLS", "LAST")) {
                nulls = OrderItem.Nulls.LAST;
            }
            items.add(new OrderItem(value.span(), value, direction, nulls, Optional.empty()));
        } while (cursor.take(","));
        return items;
    }
}
