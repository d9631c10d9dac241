package dash.learnings.files;

import dash.fault.Code;
import dash.files.Fields;
import dash.files.Node;
import dash.files.NodeReader;
import dash.files.TreeWriter;
import dash.learnings.Category;
import dash.learnings.Discovery;
import dash.learnings.Learning;
import dash.learnings.Lesson;
import dash.learnings.Mistake;
import dash.learnings.Tally;
import dash.learnings.Trust;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * One learning as one text. Files have no numbers: what a learning is called in one store means nothing in another.
 * Confidence is written for readers and computed anew when read.
 */
public final class LearningText {

    private static final String[] KEYS = {
        "title",
        "description",
        "learning",
        "category",
        "rule",
        "applies_to_tables",
        "tables_affected",
        "original_error",
        "error_code",
        "mistake",
        "original_sql",
        "corrected_sql",
        "difference",
        "confidence_score",
        "times_applied",
        "times_helped",
        "times_failed",
        "golden_supported",
        "times_seen",
        "last_used",
        "status",
        "is_active",
        "status_reason",
        "promoted_to",
        "scope",
        "source",
        "discovered_in_conversation",
        "discovered_by_user",
        "created_at"
    };

    private LearningText() {}

    public static String write(Learning learning) {
        return TreeWriter.json(tree(learning));
    }

    /** In the format that the name of the file says. */
    public static String write(String file, Learning learning) {
        return isYaml(file) ? TreeWriter.yaml(tree(learning)) : write(learning);
    }

    private static boolean isYaml(String file) {
        return file.toLowerCase(Locale.ROOT).matches(".*\\.ya?ml");
    }

    /** {@code shown} is what faults call the text; what it does not say comes from {@code unsaid}. */
    public static Learning read(String shown, String text, int number, int version, Discovery unsaid) {
        NodeReader reader =
                isYaml(shown) ? NodeReader.yaml(Code.LEARNING_BROKEN) : NodeReader.json(Code.LEARNING_BROKEN);
        return read(reader.read(shown, text, 1), number, version, unsaid);
    }

    public static Map<String, Object> tree(Learning learning) {
        Map<String, Object> tree = new LinkedHashMap<>();
        Lesson lesson = learning.lesson();
        tree.put("title", lesson.title());
        tree.put("description", lesson.description());
        tree.put("category", lesson.category().written());
        lesson.rule().ifPresent(rule -> tree.put("rule", RuleText.tree(rule)));
        tree.put("applies_to_tables", lesson.tables());
        lesson.mistake().ifPresent(mistake -> mistake(tree, mistake));
        tree.put("confidence_score", BigDecimal.valueOf(learning.confidence()));
        tally(tree, learning.tally());
        Trust trust = learning.trust();
        tree.put("status", trust.status().written());
        said(tree, "status_reason", trust.reason());
        said(tree, "promoted_to", trust.promotedTo());
        tree.put("scope", trust.scope() instanceof Trust.Scope.Person(String name) ? name : "project");
        tree.put("source", learning.discovery().source().written());
        said(tree, "discovered_in_conversation", learning.discovery().question());
        said(tree, "discovered_by_user", learning.discovery().by());
        tree.put("created_at", learning.discovery().at().toString());
        return tree;
    }

    private static void mistake(Map<String, Object> tree, Mistake mistake) {
        said(tree, "original_error", mistake.error());
        said(tree, "error_code", mistake.code());
        tree.put("mistake", mistake.sort().written());
        said(tree, "original_sql", mistake.before());
        said(tree, "corrected_sql", mistake.after());
        said(tree, "difference", mistake.difference());
    }

    private static void tally(Map<String, Object> tree, Tally tally) {
        tree.put("times_applied", tally.applied());
        counted(tree, "times_helped", tally.helped(), 0);
        counted(tree, "times_failed", tally.failed(), 0);
        counted(tree, "golden_supported", tally.supported(), 0);
        counted(tree, "times_seen", tally.seen(), 1);
        tally.lastUsed().ifPresent(at -> tree.put("last_used", at.toString()));
    }

    private static void counted(Map<String, Object> tree, String key, int count, int usual) {
        if (count != usual) {
            tree.put(key, count);
        }
    }

    private static void said(Map<String, Object> tree, String key, String text) {
        if (!text.isBlank()) {
            tree.put(key, text);
        }
    }

    private static Learning read(Node node, int number, int version, Discovery unsaid) {
        Fields fields = Fields.of(Code.LEARNING_BROKEN, "learning", node, KEYS);
        Discovery discovery = new Discovery(
                fields.said("source")
                        .map(word -> Discovery.Source.of(word)
                                .orElseThrow(
                                        () -> fields.wrong("source", word, "no source of a learning is called so")))
                        .orElse(unsaid.source()),
                fields.said("discovered_by_user").orElse(unsaid.by()),
                fields.said("discovered_in_conversation").orElse(unsaid.question()),
                fields.said("created_at")
                        .map(at -> instant(fields, "created_at", at))
                        .orElse(unsaid.at()));
        return new Learning(number, lesson(fields), trust(fields), discovery, tally(fields), version);
    }

    private static Lesson lesson(Fields fields) {
        String description = fields.text("description", "learning");
        String title = fields.said("title").orElseGet(() -> titleOf(description));
        if (title.strip().length() > Lesson.LONGEST_TITLE) {
            throw fields.wrong("title", title, "a title has at most " + Lesson.LONGEST_TITLE + " characters");
        }
        if (description.strip().length() > Lesson.LONGEST_DESCRIPTION) {
            throw fields.wrong(
                    "description", "", "a description has at most " + Lesson.LONGEST_DESCRIPTION + " characters");
        }
        Category category = fields.said("category")
                .map(word -> Category.of(word)
                        .orElseThrow(() -> fields.wrong("category", word, "no category of learnings is called so")))
                .orElse(Category.OTHER);
        return new Lesson(
                title,
                description,
                category,
                fields.node("rule").map(RuleText::read),
                fields.texts("applies_to_tables", "tables_affected"),
                mistake(fields));
    }

    /** What has no title is called by its first words. */
    private static String titleOf(String description) {
        String flat = description.strip().replaceAll("\\s+", " ");
        int sentence = flat.indexOf(". ");
        String first = sentence > 0 ? flat.substring(0, sentence) : flat;
        if (first.length() <= Lesson.LONGEST_TITLE) {
            return first;
        }
        int end = first.lastIndexOf(' ', Lesson.LONGEST_TITLE - 3);
        return first.substring(0, end > 0 ? end : Lesson.LONGEST_TITLE - 3) + "...";
    }

    private static Optional<Mistake> mistake(Fields fields) {
        Mistake.Sort sort = fields.said("mistake")
                .map(word -> Mistake.Sort.of(word)
                        .orElseThrow(() -> fields.wrong("mistake", word, "a mistake is failed, doubted or corrected")))
                .orElse(fields.said("original_error").isPresent() ? Mistake.Sort.FAILED : Mistake.Sort.CORRECTED);
        Mistake mistake = new Mistake(
                sort,
                fields.textOrEmpty("original_error"),
                fields.textOrEmpty("error_code"),
                fields.textOrEmpty("original_sql"),
                fields.textOrEmpty("corrected_sql"),
                fields.textOrEmpty("difference"));
        boolean nothing = mistake.equals(new Mistake(sort, "", "", "", "", ""));
        return nothing ? Optional.empty() : Optional.of(mistake);
    }

    private static Trust trust(Fields fields) {
        Trust.Status status = fields.said("status")
                .map(word -> Trust.Status.of(word)
                        .orElseThrow(() -> fields.wrong("status", word, "no status of a learning is called so")))
                .or(() -> fields.truth("is_active").map(on -> on ? Trust.Status.ACTIVE : Trust.Status.RETIRED))
                .orElse(Trust.Status.PROPOSED);
        String scope = fields.said("scope").orElse("project");
        return new Trust(
                status,
                scope.equals("project") ? new Trust.Scope.Project() : new Trust.Scope.Person(scope),
                fields.textOrEmpty("status_reason"),
                fields.textOrEmpty("promoted_to"));
    }

    private static Tally tally(Fields fields) {
        return new Tally(
                count(fields, "times_applied", 0),
                count(fields, "times_helped", 0),
                count(fields, "times_failed", 0),
                count(fields, "golden_supported", 0),
                count(fields, "times_seen", 1),
                fields.said("last_used").map(at -> instant(fields, "last_used", at)));
    }

    private static int count(Fields fields, String key, int usual) {
        return fields.number(key)
                .map(number -> {
                    if (number.signum() < 0 || number.stripTrailingZeros().scale() > 0 || number.precision() > 9) {
                        throw fields.wrong(key, number.toPlainString(), key + " is a whole number from 0");
                    }
                    return number.intValueExact();
                })
                .orElse(usual);
    }

    private static Instant instant(Fields fields, String key, String text) {
        try {
            return OffsetDateTime.parse(text).toInstant();
        } catch (DateTimeParseException noMoment) {
            throw fields.wrong(key, text, "a moment is written as 2025-01-31T12:00:00Z");
        }
    }
}
