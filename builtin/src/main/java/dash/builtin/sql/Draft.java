package dash.builtin.sql;

import dash.builtin.query.Asked;
import dash.builtin.query.Term;
import dash.statement.Dialect;
import java.util.ArrayList;
import java.util.List;

/** A statement that lacks its columns, its order and its limit. */
final class Draft {

    private final Asked query;
    private final Shape shape;
    private final Select select;
    private final TermSql terms;
    private final List<String> names;

    Draft(Asked query, Shape shape, Select select, TermSql terms) {
        this.query = query;
        this.shape = shape;
        this.select = select;
        this.terms = terms;
        this.names = OutputNames.of(shape.outputs());
    }

    Select select() {
        return select;
    }

    TermSql terms() {
        return terms;
    }

    Shape shape() {
        return shape;
    }

    List<String> names() {
        return names;
    }

    /** The one row of figures without groups needs no order. */
    String finished() {
        OrderSql order = new OrderSql(query, shape, names, terms);
        boolean folded = query.distinct() && !shape.grouped() && !order.isShown();
        boolean single = shape.grouped() && shape.keys().isEmpty();
        select.distinct(query.distinct() && order.isShown());
        select.items(items());
        if (folded) {
            Shape.expanded(shape.outputs(), terms.scope().writing(), true)
                    .forEach(output -> select.groupBy(List.of(terms.shown(output.term()))));
        }
        if (!single) {
            select.orderBy(order.items(folded));
            select.limit(query.limit());
            if (query.passed() > 0) {
                select.offset(dialect().offset(Integer.toString(query.passed()), query.limit() > 0));
            }
        }
        return select.text();
    }

    /** The columns, each with a name of its own. */
    List<String> items() {
        List<String> items = new ArrayList<>();
        for (int index = 0; index < names.size(); index++) {
            Term term = shape.outputs().get(index).term();
            String text = terms.shown(term);
            String name = names.get(index);
            boolean same = name.isEmpty() || text.equals(name(name)) || text.endsWith("." + name(name));
            items.add(same ? text : text + " AS " + name(name));
        }
        return items;
    }

    private String name(String name) {
        return dialect().name(name);
    }

    private Dialect dialect() {
        return terms.scope().writing().dialect();
    }
}
