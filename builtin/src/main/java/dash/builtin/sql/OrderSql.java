package dash.builtin.sql;

import dash.builtin.query.Asked;
import dash.builtin.query.Asked.Ordering;
import dash.builtin.query.Asked.Output;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.schema.TypeFamily;
import dash.statement.Dialect;
import java.util.ArrayList;
import java.util.List;

/** Writes the order of a statement's rows. */
final class OrderSql {

    private final Asked query;
    private final List<Term> outputs;
    private final List<String> names;
    private final TermSql terms;

    OrderSql(Asked query, Shape shape, List<String> names, TermSql terms) {
        this.query = query;
        this.outputs = shape.outputs().stream().map(Output::term).toList();
        this.names = names;
        this.terms = terms;
    }

    /** Whether everything that the order goes by is shown. */
    boolean isShown() {
        return query.ordering().stream().map(Ordering::term).allMatch(term -> outputs.contains(term) || inWhole(term));
    }

    private boolean inWhole(Term term) {
        return term instanceof Term.Attribute(Occurrence of, String column) && outputs.contains(new Term.Whole(of));
    }

    /** Rows that were folded into one are ordered by the first of them. */
    List<String> items(boolean folded) {
        List<String> items = new ArrayList<>();
        for (Ordering ordering : query.ordering()) {
            boolean many = folded && !outputs.contains(ordering.term());
            items.add(
                    many
                            ? dialect().order(extreme(ordering), ordering.descending())
                            : item(ordering.term(), ordering.descending()));
        }
        return items;
    }

    private String extreme(Ordering ordering) {
        String text = terms.text(ordering.term());
        boolean truth =
                Writing.family(ordering.term()).filter(TypeFamily.TRUTH::equals).isPresent();
        return (ordering.descending() ? "max(" : "min(") + (truth ? "CASE WHEN " + text + " THEN 1 ELSE 0 END" : text)
                + ")";
    }

    /** A figure by its name, unless the engine wants to calculate with it. */
    private String item(Term term, boolean descending) {
        if (term instanceof Term.Whole(Occurrence of)) {
            return item(new Term.Attribute(of, of.table().columns().getFirst().name()), descending);
        }
        String probe = dialect().order("?", descending);
        boolean calculated = probe.indexOf('?') != probe.lastIndexOf('?');
        int output = outputs.indexOf(term);
        boolean named = output >= 0 && !(term instanceof Term.Attribute) && !calculated;
        return dialect().order(named ? dialect().name(names.get(output)) : written(term), descending);
    }

    /** Which of two took longer on one day only the clock tells. */
    private String written(Term term) {
        return term instanceof Term.DaysBetween(Term from, Term to)
                ? DateSql.of(from, terms.scope()).elapsedTo(DateSql.of(to, terms.scope()))
                : terms.text(term);
    }

    private Dialect dialect() {
        return terms.scope().writing().dialect();
    }
}
