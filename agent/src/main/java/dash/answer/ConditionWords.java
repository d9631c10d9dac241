package dash.answer;

import dash.statement.Expression;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Says a condition in words, so that it can stand after "where". */
final class ConditionWords {

    private static final Map<String, String> COMPARISONS = Map.ofEntries(
            Map.entry("=", "is"),
            Map.entry("<>", "is not"),
            Map.entry("!=", "is not"),
            Map.entry("<", "is less than"),
            Map.entry("<=", "is at most"),
            Map.entry(">", "is more than"),
            Map.entry(">=", "is at least"),
            Map.entry("~", "matches the expression"),
            Map.entry("~*", "matches, in capitals or not, the expression"),
            Map.entry("!~", "does not match the expression"),
            Map.entry("!~*", "does not match, in capitals or not, the expression"),
            Map.entry("@>", "contains"),
            Map.entry("<@", "is contained in"),
            Map.entry("&&", "overlaps"),
            Map.entry("?", "has the key"));

    private static final Map<String, String> DAYS = Map.of(
            "<", "is before",
            ">", "is after");

    private final Speaker speaker;

    ConditionWords(Speaker speaker) {
        this.speaker = speaker;
    }

    static boolean isComparison(String symbol) {
        return COMPARISONS.containsKey(symbol);
    }

    /** One after the other; a value held between two days is told as one stretch of time. */
    String all(List<Expression> conditions) {
        List<String> words = new ArrayList<>();
        List<Expression> left = new ArrayList<>(conditions);
        while (!left.isEmpty()) {
            Expression first = left.removeFirst();
            Optional<Expression> partner = left.stream()
                    .filter(other -> Stretch.of(first, other).isPresent())
                    .findFirst();
            partner.ifPresent(left::remove);
            words.add(partner.flatMap(other -> Stretch.of(first, other))
                    .map(this::stretch)
                    .orElseGet(() -> several(first) ? "(" + of(first) + ")" : of(first)));
        }
        return English.and(words);
    }

    private static boolean several(Expression condition) {
        return condition instanceof Expression.Logical;
    }

    private String stretch(Stretch stretch) {
        LocalDate last = stretch.before().minusDays(1);
        String value = speaker.value(stretch.value()) + zone(stretch);
        return last.equals(stretch.from())
                ? value + " is on " + LiteralWords.of(last)
                : value + " is from " + LiteralWords.of(stretch.from()) + " to " + LiteralWords.of(last)
                        + " (both included)";
    }

    private static String zone(Stretch stretch) {
        return stretch.zone().map(zone -> " (" + LiteralWords.zone(zone) + ")").orElse("");
    }

    String of(Expression condition) {
        return switch (condition) {
            case Expression.Operation operation
            when isComparison(operation.operator().symbol()) && operation.left().isPresent() ->
                comparison(operation.left().get(), operation.operator().symbol(), operation.right());
            case Expression.Logical logical -> logical(logical);
            case Expression.Not not -> not(not.operand());
            case Expression.NullTest test ->
                speaker.value(test.operand()) + (test.negated() ? " is filled in" : " is empty");
            case Expression.BooleanTest test -> booleanTest(test);
            case Expression.Between between -> between(between);
            case Expression.InList list -> inList(list);
            case Expression.Like like -> like(like);
            case Expression.DistinctFrom distinct ->
                speaker.value(distinct.left())
                        + (distinct.negated() ? " is " : " is not ")
                        + speaker.value(distinct.right())
                        + " (empty counts as a value)";
            case Expression.Exists exists -> "there is a row in " + speaker.rows(exists.query());
            case Expression.InSubquery in -> speaker.value(in.value()) + " is among " + speaker.query(in.query());
            case Expression.Quantified some -> quantified(some);
            case Expression.QuantifiedSubquery some -> quantified(some);
            case Expression.Column column -> flag(column, true);
            case Expression.Literal literal
            when literal.kind() == Expression.Literal.Kind.BOOLEAN ->
                literal.value().equals("true") ? "always" : "never";
            default -> speaker.value(condition) + " holds";
        };
    }

    private String comparison(Expression left, String symbol, Expression right) {
        boolean namesakes = left instanceof Expression.Column one
                && right instanceof Expression.Column other
                && speaker.value(one).equals(speaker.value(other));
        if (namesakes) {
            return speaker.value(left)
                    + (symbol.equals("=")
                            ? " is the same on both sides"
                            : " on one side " + COMPARISONS.getOrDefault(symbol, symbol) + " on the other");
        }
        boolean days = LiteralWords.day(right).isPresent() && DAYS.containsKey(symbol);
        if (LiteralWords.day(right).isPresent() && (symbol.equals(">=") || symbol.equals("<="))) {
            return speaker.value(left) + " is " + speaker.value(right)
                    + (symbol.equals(">=") ? " or later" : " or earlier");
        }
        String words = days ? DAYS.get(symbol) : COMPARISONS.getOrDefault(symbol, symbol);
        return speaker.value(left) + " " + words + " " + speaker.value(right);
    }

    private String logical(Expression.Logical logical) {
        List<String> parts = logical.operands().stream()
                .map(operand -> several(operand) ? "(" + of(operand) + ")" : of(operand))
                .toList();
        boolean and = logical.connective() == Expression.Connective.AND;
        return and ? all(logical.operands()) : English.or(parts);
    }

    /** A column such as is_open reads as the sentence it is named after. */
    private String flag(Expression.Column column, boolean yes) {
        String name = speaker.value(column);
        for (String verb : List.of("is ", "has ", "was ", "can ")) {
            if (name.startsWith(verb)) {
                return "it " + (yes ? name : verb + "not " + name.substring(verb.length()));
            }
        }
        return name + (yes ? " is yes" : " is no");
    }

    private String not(Expression operand) {
        return switch (operand) {
            case Expression.Column column -> flag(column, false);
            case Expression.Exists exists -> "there is no row in " + speaker.rows(exists.query());
            case Expression.InSubquery in -> speaker.value(in.value()) + " is not among " + speaker.query(in.query());
            default -> "it is not so that " + (several(operand) ? "(" + of(operand) + ")" : of(operand));
        };
    }

    private String booleanTest(Expression.BooleanTest test) {
        String truth = switch (test.truth()) {
            case TRUE -> "yes";
            case FALSE -> "no";
            case UNKNOWN -> "unknown";
        };
        String subject = test.operand() instanceof Expression.Column
                ? speaker.value(test.operand())
                : "whether " + of(test.operand());
        return subject + (test.negated() ? " is not " : " is ") + truth;
    }

    private String between(Expression.Between between) {
        return speaker.value(between.value())
                + (between.negated() ? " is not between " : " is between ")
                + speaker.value(between.low())
                + " and "
                + speaker.value(between.high())
                + (between.symmetric() ? " (in either order)" : "");
    }

    private String inList(Expression.InList list) {
        List<String> values = speaker.values(list.list());
        String value = speaker.value(list.value());
        if (values.size() <= 3) {
            return value + (list.negated() ? " is not " : " is ") + English.or(values);
        }
        return value + (list.negated() ? " is none of " : " is one of ") + String.join(", ", values);
    }

    private String like(Expression.Like like) {
        String value = speaker.value(like.value());
        String anyCase = like.matching() == Expression.Matching.ILIKE ? ", in capitals or not" : "";
        boolean plain =
                like.matching() != Expression.Matching.SIMILAR && like.escape().isEmpty();
        if (plain && like.pattern() instanceof Expression.Literal literal) {
            Optional<String> simple = LikePattern.words(literal.value(), like.negated());
            if (simple.isPresent()) {
                return value + " " + simple.get() + anyCase;
            }
        }
        return value
                + (like.negated() ? " does not fit the pattern " : " fits the pattern ")
                + speaker.value(like.pattern())
                + anyCase;
    }

    private String quantified(Expression.Quantified some) {
        String value = speaker.value(some.value());
        List<String> values = some.array() instanceof Expression.ArrayLiteral literal
                ? speaker.values(literal.elements())
                : List.of(speaker.value(some.array()));
        String symbol = some.operator().symbol();
        boolean any = some.quantifier() == Expression.Quantifier.ANY;
        if (any && symbol.equals("=")) {
            return value + " is one of " + String.join(", ", values);
        }
        return value + " " + COMPARISONS.getOrDefault(symbol, symbol) + (any ? " one of " : " each of ")
                + String.join(", ", values);
    }

    private String quantified(Expression.QuantifiedSubquery some) {
        String symbol = some.operator().symbol();
        boolean any = some.quantifier() == Expression.Quantifier.ANY;
        String words = any && symbol.equals("=")
                ? "is among"
                : COMPARISONS.getOrDefault(symbol, symbol) + (any ? " one of" : " each of");
        return speaker.value(some.value()) + " " + words + " " + speaker.query(some.query());
    }
}
