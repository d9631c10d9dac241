package dash.guard;

import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.Query;
import dash.statement.Relation;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Sensitive columns are read by no statement, in no position: a condition or an order tells about values as a result does.
 * Names are compared without asking which relation they belong to, so a namesake of another relation is refused too as long
 * as the statement reads the relation with the sensitive one. Besides its name, a column can be reached through stars, whole
 * rows, functions written as columns of a row, joins over equal names, and new names given by position.
 */
final class RefuseSensitiveColumns implements Rule {

    private static final String INSTEAD = "leave it out; name the other columns";

    @Override
    public Stream<Finding> inspect(Inspection inspection) {
        SensitiveReads reads = SensitiveReads.of(inspection);
        if (reads.isEmpty()) {
            return Stream.empty();
        }
        return Stream.of(
                        columns(inspection, reads),
                        fields(inspection, reads),
                        stars(inspection, reads),
                        joins(inspection, reads),
                        renamed(inspection, reads))
                .flatMap(found -> found);
    }

    private static Stream<Finding> columns(Inspection inspection, SensitiveReads reads) {
        return inspection.every(Expression.Column.class).flatMap(column -> {
            String last = column.name().last();
            Optional<Finding> named =
                    named(inspection, reads, column, last).or(() -> inside(inspection, reads, column));
            Stream<Sensitive> rows = column.name()
                    .schema()
                    .map(row -> called(inspection, reads, row, last))
                    .orElseGet(() -> reads.called(last));
            return named
                    .or(() -> rows.findFirst()
                            .map(known -> reached(inspection, column, column.name() + " takes the whole row", known)))
                    .stream();
        });
    }

    /** {@code c.address.city} and {@code address.city} take a field of a column; a relation may be called like one. */
    private static Optional<Finding> inside(Inspection inspection, SensitiveReads reads, Expression.Column column) {
        List<String> parts = column.name().parts();
        for (int at = 0; at < parts.size() - 1; at++) {
            String part = parts.get(at);
            String next = parts.get(at + 1);
            boolean relation =
                    reads.called(part).anyMatch(known -> known.others().contains(next));
            Optional<Finding> named = relation ? Optional.empty() : named(inspection, reads, column, part);
            if (named.isPresent()) {
                return named;
            }
        }
        return Optional.empty();
    }

    private static Stream<Finding> fields(Inspection inspection, SensitiveReads reads) {
        return inspection
                .every(Expression.Field.class)
                .flatMap(field -> named(inspection, reads, field, field.field()).stream());
    }

    private static Optional<Finding> named(Inspection inspection, SensitiveReads reads, Node place, String column) {
        return reads.withColumn(column)
                .map(known -> inspection.finding(
                        Finding.Code.SENSITIVE_COLUMN,
                        place.span(),
                        column + " is the name of the sensitive column "
                                + known.relation().last() + "." + column,
                        INSTEAD));
    }

    /** {@code t.f} is {@code f(t)} when t has no such column: {@code t.row_to_json} gives everything away. */
    private static Stream<Sensitive> called(Inspection inspection, SensitiveReads reads, String row, String column) {
        boolean function = inspection.serverHasFunction(column) || inspection.isUserFunction(column);
        return reads.called(row).filter(known -> function && !known.others().contains(column));
    }

    /** A bare star means what stands beside it in FROM; one with a name in front may mean an outer query's relation. */
    private static Stream<Finding> stars(Inspection inspection, SensitiveReads reads) {
        Set<Expression> harmless = inspection
                .every(Query.Select.class)
                .filter(select -> select.from().stream()
                        .flatMap(reads::directlyIn)
                        .findFirst()
                        .isEmpty())
                .flatMap(select -> select.items().stream().map(Query.SelectItem::value))
                .collect(Collectors.toSet());
        return inspection.every(Expression.Star.class).flatMap(star -> {
            List<String> qualifier = star.qualifier();
            Stream<Sensitive> meant = qualifier.isEmpty()
                    ? reads.tables().values().stream().filter(_ -> !harmless.contains(star))
                    : reads.called(qualifier.getLast());
            return meant.findFirst().map(known -> reached(inspection, star, "* takes every column", known)).stream();
        });
    }

    private static Stream<Finding> joins(Inspection inspection, SensitiveReads reads) {
        return inspection.every(Relation.Join.class).flatMap(join -> {
            Stream<Finding> using =
                    join.using().stream().flatMap(column -> named(inspection, reads, join, column).stream());
            Stream<Finding> natural = reads.directlyIn(join)
                    .filter(_ -> join.natural())
                    .limit(1)
                    .map(known -> reached(inspection, join, "NATURAL compares every column of the same name", known));
            return Stream.concat(using, natural);
        });
    }

    /** {@code customer AS c (a, b)} gives columns new names by position, and a join with an alias is a row of its own. */
    private static Stream<Finding> renamed(Inspection inspection, SensitiveReads reads) {
        return inspection
                .every(Relation.class)
                .filter(relation -> relation.alias()
                        .filter(alias -> relation instanceof Relation.Join
                                || relation instanceof Relation.Construct
                                || !alias.columns().isEmpty())
                        .isPresent())
                .flatMap(relation -> reads.directlyIn(relation)
                        .limit(1)
                        .map(known -> reached(inspection, relation, "the alias gives columns another name", known)));
    }

    private static Finding reached(Inspection inspection, Node place, String how, Sensitive known) {
        return inspection.finding(
                Finding.Code.SENSITIVE_COLUMN,
                place.span(),
                how + ", with the sensitive " + SensitiveReads.listed(known),
                INSTEAD);
    }
}
