package dash.server.learnings;

import dash.files.Fields;
import dash.files.Node;
import dash.learnings.Category;
import dash.learnings.Rule;
import dash.learnings.files.RuleText;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads what a request says of learnings. */
final class Spoken {

    private static final BigDecimal MOST = BigDecimal.valueOf(999_999_999);

    private Spoken() {}

    static Optional<Category> category(Fields body) {
        return body.said("category")
                .map(word -> Category.of(word)
                        .orElseThrow(() -> body.wrong(
                                "category",
                                word,
                                "a category is one of "
                                        + Arrays.stream(Category.values())
                                                .map(Category::written)
                                                .collect(Collectors.joining(", ")))));
    }

    /** In the form that files have. */
    static Optional<Rule> rule(Fields body) {
        return body.node("rule").map(RuleText::read);
    }

    static int number(Fields body, String key) {
        BigDecimal number = body.number(key).orElseThrow(() -> body.wrong(key, "", key + " has to be there"));
        return whole(body, key, number);
    }

    static List<Integer> numbers(Fields body, String key) {
        return body.items(key).stream().map(node -> number(body, key, node)).toList();
    }

    private static int number(Fields body, String key, Node node) {
        if (node instanceof Node.Numeral numeral && numeral.digits().length() <= 20) {
            return whole(body, key, new BigDecimal(numeral.digits()));
        }
        throw body.wrong(key, "", key + " is a list of numbers of learnings");
    }

    private static int whole(Fields body, String key, BigDecimal number) {
        boolean whole = number.signum() > 0
                && number.compareTo(MOST) <= 0
                && number.stripTrailingZeros().scale() <= 0;
        if (!whole) {
            throw body.wrong(key, number.toPlainString(), "learnings have whole numbers from 1");
        }
        return number.intValueExact();
    }
}
