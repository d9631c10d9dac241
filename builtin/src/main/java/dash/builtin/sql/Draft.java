package dash.builtin.sql;

import dash.builtin.query.Asked;
import dash.builtin.query.Asked.Ordering;
import dash.builtin.query.Asked.Output;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.statement.Dialect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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

    String finished() {
        boolean regrouped = query.distinct() && !shape.grouped() && !ordersByOutputs();
        select.distinct(query.distinct() && ordersByOutputs());
        select.items(items());
        if (regrouped) {
            Shape.expanded(shape.outputs(), terms.scope().writing(), true)
                    .forEach(output -> select.groupBy(List.of(terms.text(output.term()))));
        }
        query.ordering().forEach(ordering -> select.orderBy(List.of(order(ordering, regrouped))));
        if (query.limit() > 0 && !query.ordering().isEmpty()) {
            tieBreak().ifPresent(item -> select.orderBy(List.of(item)));
        }
        select.limit(query.limit());
        return select.text();
    }

    /** The columns, each with a name of its own. */
    List<String> items() {
        List<String> items = new ArrayList<>();
        for (int index = 0; index < names.size(); index++) {
            Term term = shape.outputs().get(index).term();
            String text = terms.text(term);
            String name = names.get(index);
            boolean same = name.isEmpty() || text.equals(name(name)) || text.endsWith("." + name(name));
            items.add(same ? text : text + " AS " + name(name));
        }
        return items;
    }

    private boolean ordersByOutputs() {
        return query.ordering().stream().allMatch(ordering -> output(ordering.term()) >= 0 || inWhole(ordering.term()));
    }

    private boolean inWhole(Term term) {
        return term instanceof Term.Attribute(Occurrence of, String column)
                && shape.outputs().stream().map(Output::term).anyMatch(new Term.Whole(of)::equals);
    }

    private int output(Term term) {
        return shape.outputs().stream().map(Output::term).toList().indexOf(term);
    }

    /** Rows that became one are ordered by the first of them. */
    private String order(Ordering ordering, boolean regrouped) {
        String text = item(ordering.term());
        boolean folded = regrouped && output(ordering.term()) < 0;
        return dialect()
                .order(folded ? (ordering.descending() ? "max(" : "min(") + text + ")" : text, ordering.descending());
    }

    private String item(Term term) {
        if (term instanceof Term.Whole(Occurrence of)) {
            return terms.text(
                    new Term.Attribute(of, of.table().columns().getFirst().name()));
        }
        int output = output(term);
        return output < 0 || term instanceof Term.Attribute ? terms.text(term) : name(names.get(output));
    }

    /** So that a cut falls at the same place every time. */
    private Optional<String> tieBreak() {
        return shape.outputs().stream()
                .map(Output::term)
                .findFirst()
                .filter(first -> query.ordering().stream()
                        .noneMatch(ordering -> ordering.term().equals(first)))
                .map(this::item)
                .map(item -> dialect().order(item, false));
    }

    private String name(String name) {
        return dialect().name(name);
    }

    private Dialect dialect() {
        return terms.scope().writing().dialect();
    }
}
