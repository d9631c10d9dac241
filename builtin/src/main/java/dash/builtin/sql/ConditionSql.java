package dash.builtin.sql;

import dash.builtin.periods.Period;
import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.schema.TypeFamily;
import dash.statement.Dialect;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes conditions at one place of a statement. */
final class ConditionSql {

    private final Scope scope;
    private final TermSql terms;
    private final Mentions mentions;

    ConditionSql(Scope scope) {
        this.scope = scope;
        this.terms = new TermSql(scope, List.of());
        this.mentions = new Mentions(scope.writing().paths());
    }

    /** All of them; those on rows of which many belong to one here ask whether there is one. */
    List<String> all(List<Condition> conditions) {
        List<String> texts = new ArrayList<>();
        List<Condition> elsewhere = new ArrayList<>();
        for (Condition condition : flat(conditions)) {
            if (condition instanceof Condition.Agreed(var of, var metric)
                    && metric.filters().isEmpty()) {
                continue;
            }
            if (outside(condition).isEmpty()) {
                texts.add(one(condition));
            } else {
                elsewhere.add(condition);
            }
        }
        if (!elsewhere.isEmpty()) {
            texts.addAll(new ExistsSql(scope).texts(elsewhere));
        }
        return texts;
    }

    static List<Condition> flat(List<Condition> conditions) {
        return conditions.stream()
                .flatMap(condition -> condition instanceof Condition.Every(List<Condition> all)
                        ? flat(all).stream()
                        : Stream.of(condition))
                .toList();
    }

    /** What a condition speaks of that is not here; alternatives are asked one by one unless they are about the same rows. */
    Set<Occurrence> outside(Condition condition) {
        return switch (condition) {
            case Condition.Not _ -> Set.of();
            case Condition.Either(List<Condition> some) -> {
                List<Set<Occurrence>> each = some.stream().map(this::missing).toList();
                yield new HashSet<>(each).size() == 1 ? each.getFirst() : Set.of();
            }
            case Condition.Every _,
                    Condition.Compared _,
                    Condition.Among _,
                    Condition.Between _,
                    Condition.Matches _,
                    Condition.Within _,
                    Condition.Missing _,
                    Condition.Holds _,
                    Condition.Agreed _,
                    Condition.Related _,
                    Condition.FoundIn _,
                    Condition.Picked _ -> missing(condition);
        };
    }

    /** Where everything is computed already there are no tables to miss. */
    private Set<Occurrence> missing(Condition condition) {
        if (scope.tree().nodes().isEmpty()) {
            return Set.of();
        }
        return mentions.of(condition).stream()
                .filter(occurrence -> scope.find(occurrence).isEmpty())
                .collect(Collectors.toSet());
    }

    private String one(Condition condition) {
        return switch (condition) {
            case Condition.Compared compared -> compared(compared);
            case Condition.Among(Term term, var values) ->
                terms.text(term) + " IN ("
                        + values.stream()
                                .map(value -> terms.beside(value, term))
                                .collect(Collectors.joining(", "))
                        + ")";
            case Condition.Between(Term term, Term low, Term high) -> between(term, low, high);
            case Condition.Matches matches -> matches(matches);
            case Condition.Within(Term date, Period period, boolean years) ->
                years
                        ? YearSql.within(date, period, terms)
                        : DateSql.of(date, scope).within(period);
            case Condition.Missing(Term term) -> terms.text(term) + " IS NULL";
            case Condition.Holds(Term term, boolean truth) -> holds(term, truth);
            case Condition.Agreed(Occurrence of, var metric) ->
                String.join(" AND ", new CanonicalSql(scope).filters(new Term.Canonical(metric, of)));
            case Condition.Related related -> new RelatedSql(scope).text(related);
            case Condition.Picked picked -> picked(picked);
            case Condition.FoundIn(Term.Attribute column, var query) -> foundIn(column, query);
            case Condition.Every(List<Condition> every) -> joined(every);
            case Condition.Either(List<Condition> some) ->
                some.stream().map(each -> joined(List.of(each))).collect(Collectors.joining(" OR ", "(", ")"));
            case Condition.Not(Condition not) -> not(not);
        };
    }

    private String joined(List<Condition> conditions) {
        return String.join(" AND ", all(conditions));
    }

    private String not(Condition condition) {
        if (missing(condition).isEmpty()) {
            if (condition instanceof Condition.Compared(Term left, Comparison comparison, Term right)) {
                return one(new Condition.Compared(left, comparison.opposite(), right));
            }
            if (condition instanceof Condition.Missing(Term term)) {
                return terms.text(term) + " IS NOT NULL";
            }
        }
        List<String> texts = all(List.of(condition));
        boolean exists = texts.size() == 1 && texts.getFirst().startsWith("EXISTS (");
        return exists ? "NOT " + texts.getFirst() : "NOT (" + String.join(" AND ", texts) + ")";
    }

    /** A moment is compared with a whole day, not with its midnight. */
    private String compared(Condition.Compared compared) {
        Optional<Dialect.Clock> clock = Writing.type(compared.left()).flatMap(dialect()::clock);
        boolean moment = clock.filter(found -> found != Dialect.Clock.DAYS).isPresent();
        if (moment && compared.right() instanceof Term.Constant constant && constant.kind() == Term.Constant.Kind.DAY) {
            return onDay(compared, ConstantSql.day(constant));
        }
        if (compared.right() instanceof Term.Later(Term date, var grain, int count)) {
            return DateSql.of(compared.left(), scope)
                    .comparedWithLater(compared.comparison().symbol(), DateSql.of(date, scope), grain, count);
        }
        if (isNumberInText(compared)) {
            return dialect().numberIn(terms.text(compared.left())) + " "
                    + compared.comparison().symbol() + " " + terms.text(compared.right());
        }
        return terms.beside(compared.left(), compared.right()) + " "
                + compared.comparison().symbol() + " " + terms.beside(compared.right(), compared.left());
    }

    private String onDay(Condition.Compared compared, LocalDate day) {
        DateSql date = DateSql.of(compared.left(), scope);
        return switch (compared.comparison()) {
            case EQUAL -> date.within(days(Optional.of(day), Optional.of(day.plusDays(1))));
            case UNEQUAL -> "NOT (" + date.within(days(Optional.of(day), Optional.of(day.plusDays(1)))) + ")";
            case MORE -> date.within(days(Optional.of(day.plusDays(1)), Optional.empty()));
            case AT_LEAST -> date.within(days(Optional.of(day), Optional.empty()));
            case LESS -> date.within(days(Optional.empty(), Optional.of(day)));
            case AT_MOST -> date.within(days(Optional.empty(), Optional.of(day.plusDays(1))));
        };
    }

    private static Period days(Optional<LocalDate> from, Optional<LocalDate> to) {
        return new Period(from, to, "", "", false);
    }

    /** More or less than a number, of a column of texts: as texts 9 would be more than 1000. */
    private static boolean isNumberInText(Condition.Compared compared) {
        boolean ordered = compared.comparison() != Comparison.EQUAL && compared.comparison() != Comparison.UNEQUAL;
        return ordered
                && compared.left() instanceof Term.Attribute
                && Writing.family(compared.left())
                        .filter(TypeFamily.TEXT::equals)
                        .isPresent()
                && compared.right() instanceof Term.Constant(Term.Constant.Kind kind, var value)
                && kind == Term.Constant.Kind.NUMBER;
    }

    private String between(Term term, Term low, Term high) {
        boolean day = low instanceof Term.Constant constant && constant.kind() == Term.Constant.Kind.DAY;
        return day
                ? one(new Condition.Compared(term, Comparison.AT_LEAST, low)) + " AND "
                        + one(new Condition.Compared(term, Comparison.AT_MOST, high))
                : terms.text(term) + " BETWEEN " + terms.beside(low, term) + " AND " + terms.beside(high, term);
    }

    private String matches(Condition.Matches matches) {
        String plain = matches.text().replaceAll("([%_!])", "!$1");
        String pattern = switch (matches.match()) {
            case CONTAINS -> "%" + plain + "%";
            case STARTS -> plain + "%";
            case ENDS -> "%" + plain;
        };
        String text = terms.asText(matches.term());
        String escape = plain.equals(matches.text()) && plain.indexOf('\\') < 0 ? "" : " ESCAPE '!'";
        return dialect()
                .caselessLike()
                .map(like -> text + " " + like + " " + dialect().text(pattern) + escape)
                .orElseGet(() -> "lower(" + text + ") LIKE lower(" + dialect().text(pattern) + ")" + escape);
    }

    private String holds(Term term, boolean truth) {
        Optional<TypeFamily> family = Writing.family(term);
        if (family.filter(TypeFamily.TRUTH::equals).isPresent()) {
            return truth ? terms.text(term) : "NOT " + terms.text(term);
        }
        return terms.text(term) + " = " + ConstantSql.truth(truth, family);
    }

    private String picked(Condition.Picked picked) {
        Pick pick = Pick.of(picked, scope.writing().paths());
        String query = new SelectSql(scope.writing()).text(pick.query(picked.query()));
        return row(pick.left().stream().map(scope::column).toList()) + " IN (SELECT * FROM (\n"
                + Writing.indented(query) + "\n) AS picked)";
    }

    private String foundIn(Term.Attribute column, Asked query) {
        String text = new SelectSql(scope.writing()).text(query);
        return terms.text(column) + " IN (\n" + Writing.indented(text) + "\n)";
    }

    static String row(List<String> values) {
        return values.size() == 1 ? values.getFirst() : "(" + String.join(", ", values) + ")";
    }

    private Dialect dialect() {
        return scope.writing().dialect();
    }
}
