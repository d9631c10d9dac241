package dash.builtin.sql;

import dash.builtin.query.Asked;
import dash.builtin.query.Asked.BestOfEach;
import dash.builtin.query.Asked.Ordering;
import dash.builtin.query.Asked.Output;
import dash.builtin.query.Term;
import dash.statement.Dialect;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Writes the first rows of each group of rows. */
final class BestSql {

    private final Writing writing;

    BestSql(Writing writing) {
        this.writing = writing;
    }

    String text(Asked query) {
        BestOfEach best = query.bestOfEach().orElseThrow();
        Draft draft = new SelectSql(writing).draft(inner(query, best));
        Select select = draft.select();
        select.items(draft.items());
        List<String> hidden = new ArrayList<>();
        for (Ordering ordering : query.ordering()) {
            hidden.add(free("order_" + (hidden.size() + 1), draft.names()));
            select.items(List.of(draft.terms().text(ordering.term()) + " AS " + hidden.getLast()));
        }
        String place = free("place", draft.names());
        select.items(List.of(place(query, draft, best) + " AS " + place));
        Select outer = new Select();
        outer.distinct(query.distinct());
        outer.items(draft.names().stream().map(dialect()::name).toList());
        outer.from("FROM (\n" + Writing.indented(select.text()) + "\n) AS ranked");
        outer.where(List.of(places(place, query.passed(), best.count())));
        outer.orderBy(order(query, draft, hidden, place));
        outer.limit(query.limit());
        return outer.text();
    }

    private static String places(String place, int passed, int count) {
        return passed == 0
                ? place + " <= " + count
                : count == 1
                        ? place + " = " + (passed + 1)
                        : place + " > " + passed + " AND " + place + " <= " + (passed + count);
    }

    private static String free(String wanted, List<String> taken) {
        return taken.stream().anyMatch(wanted::equalsIgnoreCase) ? wanted + "_here" : wanted;
    }

    /** What decides the places has to be known inside. */
    private Asked inner(Asked query, BestOfEach best) {
        List<Ordering> needed = new ArrayList<>(query.ordering());
        needed.add(best.by());
        best.each().forEach(term -> needed.add(new Ordering(term, false)));
        return new Asked(
                query.subject(),
                Shape.expanded(query.outputs(), writing, true),
                query.where(),
                query.groups(),
                query.having(),
                needed,
                0,
                false,
                Optional.empty());
    }

    private String place(Asked query, Draft draft, BestOfEach best) {
        Set<Term> each = new LinkedHashSet<>();
        best.each().forEach(term -> Shape.keys(term, each, writing.paths()));
        List<String> groups = each.stream().map(draft.terms()::text).toList();
        String by = draft.terms().text(best.by().term());
        if (query.distinct() && query.passed() > 0) {
            return "dense_rank() OVER (PARTITION BY " + String.join(", ", groups) + " ORDER BY "
                    + dialect().order(by, best.by().descending()) + ")";
        }
        String others = draft.shape().outputs().stream()
                .map(output -> draft.terms().text(output.term()))
                .filter(text -> !groups.contains(text) && !text.equals(by))
                .findFirst()
                .map(text -> ", " + dialect().order(text, false))
                .orElse("");
        return "row_number() OVER (PARTITION BY " + String.join(", ", groups) + " ORDER BY "
                + dialect().order(by, best.by().descending()) + others + ")";
    }

    private List<String> order(Asked query, Draft draft, List<String> hidden, String place) {
        List<String> order = new ArrayList<>();
        for (int index = 0; index < hidden.size(); index++) {
            order.add(dialect()
                    .order(hidden.get(index), query.ordering().get(index).descending()));
        }
        if (hidden.isEmpty() && !query.distinct()) {
            List<Term> outputs =
                    draft.shape().outputs().stream().map(Output::term).toList();
            query.bestOfEach().orElseThrow().each().stream()
                    .filter(outputs::contains)
                    .forEach(term -> order.add(dialect().name(draft.names().get(outputs.indexOf(term)))));
            order.add(place);
        }
        return order;
    }

    private Dialect dialect() {
        return writing.dialect();
    }
}
