package dash.builtin.sql;

import dash.builtin.query.Asked;
import dash.builtin.query.Asked.Output;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes figures over different rows: each part is computed on its own, and then they are put side by side. */
final class PartsSql {

    private final Writing writing;

    PartsSql(Writing writing) {
        this.writing = writing;
    }

    Draft draft(Asked query, Shape shape, Partition partition) {
        Map<Term, String> known = new HashMap<>();
        StringBuilder from = new StringBuilder();
        for (int index = 0; index < partition.parts().size(); index++) {
            String name = "part_" + (index + 1);
            List<Term> figures = partition.parts().get(index);
            from.append(index == 0 ? "FROM (\n" : shape.keys().isEmpty() ? "\nCROSS JOIN (\n" : "\nLEFT JOIN (\n")
                    .append(Writing.indented(new SelectSql(writing).text(part(query, shape, figures))))
                    .append("\n) AS ")
                    .append(name);
            if (index > 0 && !shape.keys().isEmpty()) {
                from.append(" ON ").append(same(shape, name));
            }
            know(known, shape, figures, index, name);
        }
        JoinTree nothing = new JoinTree(writing.paths(), List.of());
        Scope scope = new Scope(writing, nothing, Optional.empty(), List.of(), List.of(), known);
        Select select = new Select();
        select.from(from.toString());
        select.where(new ConditionSql(scope).all(query.having()));
        return new Draft(query, shape, select, new TermSql(scope, query.groups()));
    }

    private static Asked part(Asked query, Shape shape, List<Term> figures) {
        List<Output> outputs = new ArrayList<>();
        for (int index = 0; index < shape.keys().size(); index++) {
            outputs.add(new Output(shape.keys().get(index), key(index)));
        }
        for (int index = 0; index < figures.size(); index++) {
            outputs.add(new Output(figures.get(index), figure(index)));
        }
        return new Asked(
                query.subject(),
                outputs,
                query.where(),
                shape.keys(),
                List.of(),
                List.of(),
                0,
                false,
                Optional.empty());
    }

    private static void know(Map<Term, String> known, Shape shape, List<Term> figures, int part, String name) {
        for (int index = 0; index < shape.keys().size() && part == 0; index++) {
            known.put(shape.keys().get(index), name + "." + key(index));
        }
        for (int index = 0; index < figures.size(); index++) {
            boolean count = figures.get(index) instanceof Term.Figure found && found.function() == Term.Function.COUNT;
            String column = name + "." + figure(index);
            known.put(
                    figures.get(index),
                    count && part > 0 && !shape.keys().isEmpty() ? "coalesce(" + column + ", 0)" : column);
        }
    }

    /** A group without a value is one group too. */
    private String same(Shape shape, String name) {
        List<String> conditions = new ArrayList<>();
        for (int index = 0; index < shape.keys().size(); index++) {
            boolean filled = shape.keys().get(index) instanceof Term.Attribute attribute
                    && !Writing.column(attribute).nullable();
            String left = "part_1." + key(index);
            String right = name + "." + key(index);
            conditions.add(filled ? left + " = " + right : writing.dialect().distinctFrom(left, right, true));
        }
        return String.join(" AND ", conditions);
    }

    private static String key(int index) {
        return "key_" + (index + 1);
    }

    private static String figure(int index) {
        return "figure_" + (index + 1);
    }
}
