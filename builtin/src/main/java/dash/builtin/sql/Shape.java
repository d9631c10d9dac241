package dash.builtin.sql;

import dash.builtin.query.Asked;
import dash.builtin.query.Asked.Output;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.schema.Column;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What a query comes down to.
 *
 * @param outputs with the columns of whole rows one by one where rows are grouped
 * @param figures everything that is computed over rows
 * @param keys everything that rows are grouped by
 */
record Shape(List<Output> outputs, List<Term> figures, List<Term> keys, boolean grouped) {

    static Shape of(Asked query, Writing writing) {
        JoinPaths paths = writing.paths();
        Set<Term> figures = new LinkedHashSet<>();
        Mentions.terms(query).forEach(term -> figures(term, figures));
        boolean grouped = !figures.isEmpty() || !query.groups().isEmpty();
        List<Output> outputs = expanded(query.outputs(), writing, grouped);
        Set<Term> keys = new LinkedHashSet<>();
        if (grouped) {
            outputs.forEach(output -> keys(output.term(), keys, paths));
            query.groups().forEach(term -> keys(term, keys, paths));
            query.having().forEach(condition -> Mentions.terms(condition).forEach(term -> keys(term, keys, paths)));
            query.ordering().forEach(ordering -> keys(ordering.term(), keys, paths));
        }
        return new Shape(outputs, List.copyOf(figures), List.copyOf(keys), grouped);
    }

    /** Columns one by one, where they have to be told one by one or where some of them are nobody's business. */
    static List<Output> expanded(List<Output> outputs, Writing writing, boolean all) {
        List<Output> single = new ArrayList<>();
        for (Output output : outputs) {
            if (output.term() instanceof Term.Whole(Occurrence of)
                    && (all || !writing.sensitive(of.table()).isEmpty())) {
                of.table().columns().stream()
                        .map(Column::name)
                        .filter(column -> !writing.sensitive(of.table()).contains(column.toLowerCase(Locale.ROOT)))
                        .forEach(column -> single.add(new Output(new Term.Attribute(of, column), "")));
            } else {
                single.add(output);
            }
        }
        return single.stream().distinct().toList();
    }

    static void figures(Term term, Set<Term> found) {
        if (term instanceof Term.Figure || term instanceof Term.Canonical) {
            found.add(term);
        }
        Mentions.parts(term).forEach(part -> figures(part, found));
    }

    static boolean hasFigure(Term term) {
        Set<Term> found = new LinkedHashSet<>();
        figures(term, found);
        return !found.isEmpty();
    }

    /** Parts of a term that are computed over no rows, as large as they can be. */
    static void keys(Term term, Set<Term> found, JoinPaths paths) {
        if (term instanceof Term.Whole(Occurrence of)) {
            Keys.find(of.table(), paths)
                    .orElseGet(() ->
                            of.table().columns().stream().map(Column::name).toList())
                    .forEach(column -> found.add(new Term.Attribute(of, column)));
        } else if (!hasFigure(term)) {
            if (!Mentions.of(term).isEmpty()) {
                found.add(term);
            }
        } else {
            Mentions.parts(term).forEach(part -> keys(part, found, paths));
        }
    }

    /** Everything that has to be joined to say this. */
    Set<Occurrence> needed() {
        Set<Occurrence> found = new LinkedHashSet<>(Mentions.ofAll(keys));
        outputs.forEach(output -> found.addAll(Mentions.of(output.term())));
        found.addAll(Mentions.ofAll(figures));
        return found;
    }
}
