package dash.builtin.sql;

import dash.builtin.query.Asked;
import dash.builtin.query.Term;
import dash.context.Context;
import dash.schema.TypeFamily;
import dash.statement.Dialect;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes terms at one place of a statement. */
final class TermSql {

    private final Scope scope;
    private final List<Term> groups;

    /** Groups are what running figures go along. */
    TermSql(Scope scope, List<Term> groups) {
        this.scope = scope;
        this.groups = List.copyOf(groups);
    }

    Scope scope() {
        return scope;
    }

    String text(Term term) {
        return scope.known(term).orElseGet(() -> written(term));
    }

    private String written(Term term) {
        return switch (term) {
            case Term.Attribute attribute -> column(attribute);
            case Term.Whole whole -> whole(whole);
            case Term.Constant constant -> new ConstantSql(dialect()).text(constant);
            case Term.Figure figure -> new FigureSql(scope).text(figure);
            case Term.Canonical canonical -> new CanonicalSql(scope).figure(canonical);
            case Term.Calculated calculated -> calculated(calculated);
            case Term.StepOf(var grain, Term date) -> DateSql.of(date, scope).step(grain);
            case Term.PartOf(var part, Term date) -> DateSql.of(date, scope).part(part);
            case Term.DaysBetween(Term from, Term to) ->
                dialect()
                        .daysBetween(
                                DateSql.of(from, scope).local(),
                                DateSql.of(to, scope).local());
            case Term.Age(Term.Attribute birth, var day) ->
                DateSql.of(birth, scope).yearsUntil(day);
            case Term.Later(Term date, var grain, int count) ->
                DateSql.of(date, scope).later(grain, count);
            case Term.Single(Asked query) -> single(query);
            case Term.OfItsKind kind -> ofItsKind(kind);
            case Term.Tally tally -> new RelatedSql(scope).tally(tally);
            case Term.ShareOf(Term figure, boolean percent) -> share(text(figure), percent);
            case Term.Running(Term figure, var each) -> "sum(" + text(figure) + ") OVER (" + along(each) + ")";
            case Term.Before(Term figure, var each) -> "lag(" + text(figure) + ") OVER (" + along(each) + ")";
        };
    }

    /** As it is told: what is kept as text is shown as it is written there. */
    String shown(Term term) {
        boolean number = term instanceof Term.Attribute attribute
                && ToldNumbers.parsed(attribute, "", scope.writing().context()).isPresent();
        return number ? scope.known(term).orElseGet(() -> scope.column((Term.Attribute) term)) : text(term);
    }

    private String column(Term.Attribute attribute) {
        String column = scope.column(attribute);
        Context context = scope.writing().context();
        return (Writing.family(attribute).filter(TypeFamily::isTime).isEmpty()
                        ? ToldNumbers.parsed(attribute, column, context)
                        : ToldDays.parsed(attribute, column, context))
                .orElse(column);
    }

    private String whole(Term.Whole whole) {
        Node node = scope.find(whole.of()).orElseThrow(() -> new Unwritable(whole.of() + " is not within reach"));
        return scope.isAlone() ? "*" : scope.qualifier(node) + ".*";
    }

    private String calculated(Term.Calculated calculated) {
        String left = operand(calculated.left());
        String right = operand(calculated.right());
        return switch (calculated.operator()) {
            case PLUS -> left + " + " + right;
            case MINUS -> left + " - " + right;
            case TIMES -> left + " * " + right;
            case DIVIDED ->
                calculated.right() instanceof Term.Constant(Term.Constant.Kind kind, String number)
                        ? left + " / " + number + ".0"
                        : left + " * 1.0 / NULLIF(" + text(calculated.right()) + ", 0)";
        };
    }

    /** Two operations are told apart by parentheses. */
    private String operand(Term term) {
        boolean simple = term instanceof Term.Attribute
                || term instanceof Term.Constant
                || term instanceof Term.Figure
                || term instanceof Term.Single
                || term instanceof Term.OfItsKind
                || scope.known(term).isPresent();
        return simple ? text(term) : "(" + text(term) + ")";
    }

    private String single(Asked query) {
        return "(\n" + Writing.indented(new SelectSql(scope.writing()).text(query)) + "\n)";
    }

    private String ofItsKind(Term.OfItsKind kind) {
        Node here = scope.find(kind.of().of()).orElseThrow(() -> new Unwritable(kind.of() + " is not within reach"));
        String relation = scope.writing().relation(kind.of().of().table());
        String other = dialect().name("alike");
        String agreeing = kind.alike().stream()
                .map(column -> other + "." + dialect().name(column) + " = " + scope.qualified(here, column))
                .collect(Collectors.joining(" AND "));
        String told = other + "." + dialect().name(kind.of().column());
        String function = switch (kind.function()) {
            case MEDIAN ->
                dialect()
                        .median(told)
                        .orElseThrow(() -> new Unwritable(dialect().title() + " has no median"));
            case GREATEST -> "max(" + told + ")";
            case LEAST -> "min(" + told + ")";
            case AVERAGE, SUM, COUNT, DEVIATION -> "avg(" + told + ")";
        };
        return "(SELECT " + function + " FROM " + relation + " AS " + other + " WHERE " + agreeing + ")";
    }

    private String share(String figure, boolean percent) {
        return "(" + figure + ") * " + (percent ? "100.0" : "1.0") + " / NULLIF(sum(" + figure + ") OVER (), 0)";
    }

    /** The window that goes along all groups but these, of which each begins anew. */
    private String along(List<Term> each) {
        String order = groups.stream()
                .filter(group -> !each.contains(group))
                .map(this::text)
                .collect(Collectors.joining(", "));
        if (order.isEmpty()) {
            throw new Unwritable("there are no groups to go along");
        }
        Set<Term> kinds = new LinkedHashSet<>();
        each.forEach(kind -> Shape.keys(kind, kinds, scope.writing().paths()));
        String anew = kinds.stream().map(this::text).collect(Collectors.joining(", "));
        return (anew.isEmpty() ? "" : "PARTITION BY " + anew + " ") + "ORDER BY " + order;
    }

    /** A term beside another one: a value is written as what it is compared with. */
    String beside(Term term, Term other) {
        return term instanceof Term.Constant constant && other instanceof Term.Attribute attribute
                ? new ConstantSql(dialect()).text(constant, Writing.column(attribute))
                : text(term);
    }

    /** As a text, which a pattern can be held against. */
    String asText(Term term) {
        boolean isText = Writing.type(term).isEmpty()
                || Writing.family(term).filter(TypeFamily.TEXT::equals).isPresent();
        return isText ? text(term) : dialect().asText(text(term));
    }

    private Dialect dialect() {
        return scope.writing().dialect();
    }
}
