package dash.builtin.sql;

import dash.builtin.query.Asked;
import dash.builtin.query.Asked.BestOfEach;
import dash.builtin.query.Asked.Ordering;
import dash.builtin.query.Asked.Output;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A query in the making. */
final class Query {

    private final Occurrence subject;
    private final List<Output> outputs = new ArrayList<>();
    private final List<Condition> where = new ArrayList<>();
    private final List<Term> groups = new ArrayList<>();
    private final List<Condition> having = new ArrayList<>();
    private final List<Ordering> ordering = new ArrayList<>();
    private int limit;
    private int passed;
    private boolean distinct;
    private Optional<BestOfEach> best = Optional.empty();

    private Query(Occurrence subject) {
        this.subject = subject;
    }

    static Query about(Occurrence subject) {
        return new Query(subject);
    }

    Query show(Term... terms) {
        for (Term term : terms) {
            outputs.add(new Output(term, ""));
        }
        return this;
    }

    Query where(Condition... conditions) {
        where.addAll(List.of(conditions));
        return this;
    }

    Query by(Term... terms) {
        groups.addAll(List.of(terms));
        return this;
    }

    Query having(Condition... conditions) {
        having.addAll(List.of(conditions));
        return this;
    }

    Query least(Term term) {
        ordering.add(new Ordering(term, false));
        return this;
    }

    Query most(Term term) {
        ordering.add(new Ordering(term, true));
        return this;
    }

    Query first(int rows) {
        limit = rows;
        return this;
    }

    Query behind(int rows) {
        passed = rows;
        return this;
    }

    Query distinct() {
        distinct = true;
        return this;
    }

    Query bestOfEach(Term each, Term most, int count) {
        best = Optional.of(new BestOfEach(List.of(each), new Ordering(most, true), count));
        return this;
    }

    Asked asked() {
        return new Asked(subject, outputs, where, groups, having, ordering, limit, distinct, best).passing(passed);
    }
}
