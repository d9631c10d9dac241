package dash.databases.mysql.parser;

import dash.statement.Expression;
import dash.statement.Frame;
import dash.statement.OrderItem;
import dash.statement.Over;
import dash.statement.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads windows, their frames, and the items of every ORDER BY. */
final class WindowReader {

    private final StatementReader reader;
    private final Cursor cursor;

    WindowReader(StatementReader reader) {
        this.reader = reader;
        this.cursor = reader.cursor();
    }

    List<Query.NamedWindow> named() {
        List<Query.NamedWindow> windows = new ArrayList<>();
        do {
            int start = cursor.at();
            String name = windowName();
            cursor.expect("AS");
            Over.Specification specification = specification();
            windows.add(new Query.NamedWindow(cursor.from(start), name, specification));
        } while (cursor.accept(","));
        return windows;
    }

    Over over() {
        int start = cursor.at();
        if (cursor.is("(")) {
            return specification();
        }
        String name = windowName();
        return new Over.Named(cursor.from(start), name);
    }

    private String windowName() {
        return Naming.column(cursor.name().value());
    }

    private Over.Specification specification() {
        int start = cursor.at();
        cursor.expect("(");
        boolean based = Cursor.isPlainName(cursor.peek()) && !isFrame();
        Optional<String> base = based ? Optional.of(windowName()) : Optional.empty();
        List<Expression> partitionBy =
                cursor.accept("PARTITION", "BY") ? reader.expressions().list() : List.of();
        List<OrderItem> orderBy = cursor.accept("ORDER", "BY") ? orderItems() : List.of();
        Optional<Frame> frame = isFrame() ? Optional.of(frame()) : Optional.empty();
        cursor.expect(")");
        return new Over.Specification(cursor.from(start), base, partitionBy, orderBy, frame);
    }

    private boolean isFrame() {
        return cursor.is("ROWS") || cursor.is("RANGE");
    }

    private Frame frame() {
        int start = cursor.at();
        Frame.Unit unit = cursor.take().is("ROWS") ? Frame.Unit.ROWS : Frame.Unit.RANGE;
        boolean between = cursor.accept("BETWEEN");
        Frame.Bound first = bound();
        Optional<Frame.Bound> last = Optional.empty();
        if (between) {
            cursor.expect("AND");
            last = Optional.of(bound());
        }
        Frame.Exclusion exclusion = Frame.Exclusion.UNSAID;
        if (cursor.is("EXCLUDE")) {
            throw cursor.notUnderstood("EXCLUDE in a window");
        }
        return new Frame(cursor.from(start), unit, first, last, exclusion);
    }

    private Frame.Bound bound() {
        int start = cursor.at();
        if (cursor.accept("CURRENT", "ROW")) {
            return new Frame.Bound(cursor.from(start), Frame.Kind.CURRENT_ROW, Optional.empty());
        }
        if (cursor.accept("UNBOUNDED")) {
            boolean before = before();
            Frame.Kind kind = before ? Frame.Kind.UNBOUNDED_PRECEDING : Frame.Kind.UNBOUNDED_FOLLOWING;
            return new Frame.Bound(cursor.from(start), kind, Optional.empty());
        }
        Expression offset = reader.expressions().simple();
        boolean before = before();
        return new Frame.Bound(
                cursor.from(start), before ? Frame.Kind.PRECEDING : Frame.Kind.FOLLOWING, Optional.of(offset));
    }

    private boolean before() {
        if (cursor.accept("PRECEDING")) {
            return true;
        }
        cursor.expect("FOLLOWING");
        return false;
    }

    List<OrderItem> orderItems() {
        List<OrderItem> items = new ArrayList<>();
        do {
            Expression value = reader.expressions().read();
            OrderItem.Direction direction = cursor.accept("ASC")
                    ? OrderItem.Direction.ASCENDING
                    : cursor.accept("DESC") ? OrderItem.Direction.DESCENDING : OrderItem.Direction.UNSAID;
            items.add(new OrderItem(value.span(), value, direction, OrderItem.Nulls.UNSAID, Optional.empty()));
        } while (cursor.accept(","));
        if (cursor.are("WITH", "ROLLUP")) {
            throw cursor.notUnderstood("WITH ROLLUP behind ORDER BY");
        }
        return items;
    }
}
