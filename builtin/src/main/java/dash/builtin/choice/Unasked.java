package dash.builtin.choice;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a statement does that no word of the question asks for: it counts where nothing was to be counted. */
final class Unasked {

    private static final Set<String> COUNTING = Set.of(
            "many", "count", "counts", "number", "often", "times", "much", "total", "frequent", "popular", "common");
    private static final Set<String> SUMMING = Set.of(
            "total",
            "sum",
            "much",
            "overall",
            "altogether",
            "combined",
            "amount",
            "revenue",
            "many",
            "number",
            "sales");
    private static final Set<String> AVERAGING =
            Set.of("average", "mean", "avg", "averages", "typical", "usual", "rate");
    private static final Set<String> DIVIDING =
            Set.of("each", "per", "every", "by", "respective", "for", "which", "what", "who", "most", "least", "and");
    private static final Set<String> ORDERING = Set.of(
            "order",
            "ordered",
            "sort",
            "sorted",
            "rank",
            "ranked",
            "top",
            "bottom",
            "first",
            "last",
            "latest",
            "alphabetical",
            "alphabetically",
            "descending",
            "ascending",
            "most",
            "least",
            "fewest",
            "best",
            "worst",
            "recent",
            "leading",
            "maximum",
            "minimum");

    private static final Pattern NUMBERED_KEY = Pattern.compile(".*(?:^|_|(?<=[a-z]))(id|key|number|no|code)$");

    /** What is to be shown, where a sentence of its own says so. */
    private static final Pattern SHOWN = Pattern.compile(
            "(?is).*[.?!;:]\\s*(?:please )?(?:show|give|return|list|tell|display|include|provide|report|output)\\b(?<all>[^.?!]*)[.?!]?\\s*");

    private static final Pattern JOINT =
            Pattern.compile("(?i)\\s*,\\s*(?:and\\b)?|\\band\\b|\\bplus\\b|\\bas well as\\b");

    private final String question;
    private final List<Token> tokens;
    private final Set<String> words = new HashSet<>();
    private final boolean measured;

    Unasked(String question, List<Token> tokens) {
        this.question = question;
        this.tokens = List.copyOf(tokens);
        tokens.forEach(token -> words.add(token.lower()));
        this.measured = tokens.stream()
                .anyMatch(token -> token.kind() == Token.Kind.WORD
                        && Lexicon.english().measure(token.lower()).isPresent());
    }

    void tell(Asked asked, Statement statement, boolean denied, Map<String, Double> evidence) {
        Statement.tell(evidence, "unasked-negation", !denied && statement.negates());
        Statement.tell(
                evidence, "unasked-count", !asks(COUNTING) && !measured && !asks(ORDERING) && statement.has("count("));
        Statement.tell(evidence, "unasked-sum", !asks(SUMMING) && statement.has("sum("));
        Statement.tell(evidence, "unasked-average", !asks(AVERAGING) && statement.has("avg("));
        Statement.tell(evidence, "unasked-grouping", !asks(DIVIDING) && statement.has("group by"));
        Statement.tell(evidence, "unasked-order", !asks(ORDERING) && !measured && statement.has("order by"));
        Statement.tell(evidence, "unasked-limit", !asks(ORDERING) && !measured && statement.has("limit "));
        Statement.tell(evidence, "numbers-a-key", asked.where().stream().anyMatch(this::numbersKey));
        evidence.put("outputs", Math.min(asked.outputs().size(), 4.0));
        evidence.put("outputs-missing", (double)
                Math.clamp(listed() - asked.outputs().size(), 0, 3));
    }

    private boolean asks(Set<String> any) {
        return any.stream().anyMatch(words::contains);
    }

    /** "3" taken for the number that tells a row apart, where no word speaks of such a number. */
    private boolean numbersKey(Condition condition) {
        return condition
                        instanceof
                        Condition.Compared(
                                Term.Attribute(var of, String column),
                                var comparison,
                                Term.Constant(Term.Constant.Kind kind, String value))
                && kind == Term.Constant.Kind.NUMBER
                && NUMBERED_KEY.matcher(column.toLowerCase(Locale.ROOT)).matches()
                && tokens.stream().noneMatch(token -> token.is("id", "ids", "number", "no", "code", "key", "#"));
    }

    /** How many things the question lists, roughly: one more than there are joining words behind its first noun. */
    private int listed() {
        Matcher shown = SHOWN.matcher(question);
        if (shown.matches()) {
            return (int) Math.min(JOINT.matcher(shown.group("all")).results().count(), 4) + 1;
        }
        long joints = tokens.stream().filter(token -> token.is("and", "plus")).count();
        return (int) Math.min(joints, 3) + 1;
    }
}
