package dash.builtin.readings.chart;

import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.List;
import java.util.Optional;

/** What a question calculates itself: "quantity times unit price", "amount minus discount". */
final class OperandRules {

    private final Joined joined;

    OperandRules(Joined joined) {
        this.joined = joined;
    }

    void begin(Term.Operator operator, Frame noun) {
        if (noun.isBare()
                && !noun.each()
                && noun.heads().size() == 1
                && isNumber(noun.heads().getFirst())) {
            joined.add(new Sense.Operand(operator, noun));
        }
    }

    private static boolean isNumber(Term term) {
        return switch (term) {
            case Term.Attribute attribute -> World.isNumber(attribute);
            case Term.Figure figure -> true;
            case Term.Calculated calculated -> true;
            default -> false;
        };
    }

    /** Two numbers of one row give one of that row, which is added up where all are asked for; figures give a figure. */
    void calculated(Frame left, Sense.Operand operand) {
        boolean plain = left.heads().size() == 1 && left.groups().isEmpty() && !left.isRanked() && left.open() == 0;
        if (!plain || !isNumber(left.heads().getFirst()) || joined.glued(Glue.BREAK)) {
            return;
        }
        Term one = left.heads().getFirst();
        Term other = operand.frame().heads().getFirst();
        boolean summed = one instanceof Term.Figure figure && figure.function() == Term.Function.SUM;
        Optional<Term> inner = Frame.figure(one) ? argument(one) : Optional.of(one);
        if (inner.isPresent() && !Frame.figure(other)) {
            ofRows(left, inner.get(), operand, summed, one);
        } else if (Frame.figure(one) && Frame.figure(other) && operand.operator() == Term.Operator.MINUS) {
            joined.joins(left.core().table(), operand.frame().core().table())
                    .ifPresent(cost -> joined.noun(
                            left.withHeads(List.of(new Term.Calculated(operand.operator(), one, other))), cost));
        }
    }

    /** "total quantity times unit price" adds up what each row comes to. */
    private static Optional<Term> argument(Term figure) {
        return figure instanceof Term.Figure own
                        && own.of().filter(OperandRules::isNumber).isPresent()
                ? own.of()
                : Optional.empty();
    }

    private void ofRows(Frame left, Term one, Sense.Operand operand, boolean summed, Term said) {
        Occurrence own = left.core();
        Occurrence its = operand.frame().core();
        boolean turned = !own.equals(its) && joined.world().toOne(its.table(), own.table());
        Occurrence rows = turned ? its : own;
        if (!turned && !own.equals(its) && !joined.world().toOne(own.table(), its.table())) {
            return;
        }
        Term value = new Term.Calculated(
                operand.operator(), one, operand.frame().heads().getFirst());
        Frame frame = left.withCore(rows);
        joined.joins(own.table(), its.table()).ifPresent(cost -> {
            if (said instanceof Term.Figure figure) {
                joined.noun(frame.withHeads(List.of(over(figure.function(), value, rows))), cost);
            } else {
                joined.noun(frame.withHeads(List.of(value)), cost);
                joined.noun(
                        frame.withHeads(List.of(over(Term.Function.SUM, value, rows))),
                        cost.plus(Joined.implied(summed ? 0 : 0.15)));
            }
        });
    }

    private static Term over(Term.Function function, Term value, Occurrence rows) {
        return new Term.Figure(function, Optional.of(value), rows, false, List.of());
    }
}
