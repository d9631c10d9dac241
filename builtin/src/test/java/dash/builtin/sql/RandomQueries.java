package dash.builtin.sql;

import dash.builtin.periods.Grain;
import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Condition.Quantity;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.query.Term.Constant;
import dash.builtin.query.Term.Constant.Kind;
import dash.builtin.query.Term.Figure;
import dash.builtin.query.Term.Function;
import dash.schema.Column;
import dash.schema.Schema;
import dash.schema.Table;
import dash.schema.TypeFamily;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Queries without a meaning over any schema, the same ones for the same seed. */
final class RandomQueries {

    private final List<Table> tables;
    private final JoinPaths paths;
    private final Random random;
    private Occurrence subject;

    RandomQueries(Schema schema, JoinPaths paths, long seed) {
        this.tables = schema.tables();
        this.paths = paths;
        this.random = new Random(seed);
        this.subject = Occurrence.of(tables.getFirst());
    }

    Asked next() {
        subject = Occurrence.of(tables.get(random.nextInt(tables.size())));
        Query query = Query.about(subject);
        boolean figures = random.nextBoolean();
        if (figures) {
            figures(query);
        } else {
            query.show(random.nextInt(4) == 0 ? new Term.Whole(near()) : attribute(near()));
            query.show(attribute(near()));
        }
        for (int left = random.nextInt(4); left > 0; left--) {
            query.where(condition(2));
        }
        if (!figures && random.nextInt(3) == 0) {
            query.distinct();
        }
        if (!figures && random.nextInt(3) == 0) {
            query.most(attribute(near())).first(3);
        }
        return query.asked();
    }

    private void figures(Query query) {
        for (int left = random.nextInt(3); left > 0; left--) {
            Term group = random.nextInt(3) == 0 ? new Term.Whole(near()) : grouped(near());
            query.by(group).show(group);
        }
        query.show(figure());
        if (random.nextBoolean()) {
            query.show(figure());
        }
        if (random.nextInt(3) == 0) {
            query.having(new Condition.Compared(figure(), Comparison.MORE, number()));
        }
        if (random.nextInt(3) == 0) {
            query.show(new Term.ShareOf(figure(), true));
        }
        if (random.nextInt(2) == 0) {
            query.most(figure()).first(5);
        }
    }

    private Term grouped(Occurrence of) {
        Term.Attribute attribute = attribute(of);
        boolean time = Writing.family(attribute).filter(TypeFamily::isTime).isPresent();
        return time ? new Term.StepOf(List.of(Grain.values()).get(random.nextInt(5)), attribute) : attribute;
    }

    private Term figure() {
        Occurrence rows = near();
        List<Column> numbers = rows.table().columns().stream()
                .filter(column -> TypeFamily.of(column.type())
                        .filter(TypeFamily::isNumber)
                        .isPresent())
                .toList();
        List<Condition> only = random.nextInt(4) == 0 ? List.of(condition(0)) : List.of();
        if (numbers.isEmpty() || random.nextBoolean()) {
            return new Figure(Function.COUNT, Optional.empty(), rows, false, only);
        }
        Function function = List.of(Function.SUM, Function.AVERAGE, Function.LEAST, Function.GREATEST)
                .get(random.nextInt(4));
        String column = numbers.get(random.nextInt(numbers.size())).name();
        return new Figure(function, Optional.of(new Term.Attribute(rows, column)), rows, false, only);
    }

    private Condition condition(int depth) {
        Occurrence of = near();
        return switch (random.nextInt(depth > 0 ? 7 : 2)) {
            case 0 -> new Condition.Missing(attribute(of));
            case 1 -> compared(of);
            case 2 -> new Condition.Not(condition(depth - 1));
            case 3 -> new Condition.Either(List.of(condition(depth - 1), condition(depth - 1)));
            case 4 -> new Condition.Related(subject, of, List.of(), new Quantity.None());
            case 5 ->
                new Condition.Related(
                        subject,
                        of,
                        List.of(compared(of)),
                        new Quantity.Measured(Figure.count(of), Comparison.AT_LEAST, number()));
            default ->
                new Condition.Picked(
                        subject,
                        Query.about(of)
                                .show(attribute(of))
                                .most(attribute(of))
                                .first(2)
                                .asked());
        };
    }

    private Condition compared(Occurrence of) {
        Term.Attribute attribute = attribute(of);
        boolean number = Writing.family(attribute).filter(TypeFamily::isNumber).isPresent();
        boolean text = Writing.family(attribute).filter(TypeFamily.TEXT::equals).isPresent();
        if (number) {
            return new Condition.Compared(attribute, Comparison.AT_LEAST, number());
        }
        return text
                ? new Condition.Matches(attribute, Condition.Match.CONTAINS, "a_" + random.nextInt(9))
                : new Condition.Not(new Condition.Missing(attribute));
    }

    private Constant number() {
        return new Constant(Kind.NUMBER, String.valueOf(random.nextInt(5)));
    }

    private Term.Attribute attribute(Occurrence of) {
        List<Column> plain = of.table().columns().stream()
                .filter(column -> TypeFamily.of(column.type())
                        .filter(family -> family != TypeFamily.JSON)
                        .isPresent())
                .toList();
        List<Column> columns = plain.isEmpty() ? of.table().columns() : plain;
        return new Term.Attribute(
                of, columns.get(random.nextInt(columns.size())).name());
    }

    /** The subject or a table that is not far, sometimes a second time. */
    private Occurrence near() {
        List<Table> near = tables.stream()
                .filter(table -> paths.distance(subject.table(), table).orElse(9) <= 3)
                .toList();
        Occurrence found = Occurrence.of(near.get(random.nextInt(near.size())));
        boolean again = random.nextInt(6) == 0
                && paths.distance(subject.table(), found.table()).orElse(0) > 0;
        return again ? found.again(1) : found;
    }
}
