package dash.curate;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.NodeReader;
import dash.files.TreeWriter;
import dash.learn.Recorded;
import dash.learn.Recorder;
import dash.learnings.Category;
import dash.learnings.Discovery;
import dash.learnings.Evidence;
import dash.learnings.Lesson;
import dash.learnings.Rule;
import dash.learnings.Trust;
import dash.learnings.files.RuleText;
import dash.learnings.rules.RuleWords;
import dash.memory.Hearing;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A person says what to remember. It is for that person, until golden questions or a curator accept it for all. */
public final class Teaching {

    private static final int SHORT_TITLE = 80;
    private static final Set<String> LISTS = Set.of("left_columns", "right_columns", "tables");

    private final Recorder recorder;
    private final String person;
    private final Clock clock;

    public Teaching(Recorder recorder, String person, Clock clock) {
        this.recorder = recorder;
        this.person = person;
        this.clock = clock;
    }

    /**
     * What a person says.
     *
     * @param title empty for the beginning of the words
     * @param tables none for those of the rule
     */
    public record Said(
            String words, String title, List<String> tables, Optional<Category> category, Optional<Rule> rule) {
        public Said {
            tables = List.copyOf(tables);
        }

        Said with(Optional<Rule> other) {
            return new Said(words, title, tables, category, other);
        }
    }

    /** Who says what a word means teaches how to read questions. */
    private static Optional<Rule> meaning(String words) {
        return Hearing.of(words.strip().replaceAll("[.!]+$", "")) instanceof Hearing.Definition definition
                ? Optional.of(new Rule.WordMeans(definition.term(), definition.meaning()))
                : Optional.empty();
    }

    public Recorded teach(Said said) {
        Instant now = clock.instant();
        return recorder.record(
                lesson(said),
                Trust.proposed(new Trust.Scope.Person(person)),
                new Discovery(Discovery.Source.TAUGHT, person, "", now),
                new Evidence(now, Evidence.Kind.OBSERVED, person, "", "taught by " + person));
    }

    private static Lesson lesson(Said given) {
        Said said = given.rule().isPresent() ? given : given.with(meaning(given.words()));
        String words = said.words().strip();
        String title = said.title().isBlank() ? titleOf(words) : said.title().strip();
        if (words.isEmpty() || words.length() > Lesson.LONGEST_DESCRIPTION || title.length() > Lesson.LONGEST_TITLE) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("the lesson"),
                    String.valueOf(words.length()),
                    "a lesson has words, at most " + Lesson.LONGEST_DESCRIPTION + " characters, and a title of at most "
                            + Lesson.LONGEST_TITLE,
                    "Say in a sentence or two what to do");
        }
        return new Lesson(
                title,
                words,
                said.category()
                        .orElseGet(() -> said.rule().map(RuleWords::category).orElse(Category.OTHER)),
                said.rule(),
                said.tables().isEmpty() ? said.rule().map(Rule::tables).orElse(List.of()) : said.tables(),
                Optional.empty());
    }

    private static String titleOf(String words) {
        String sentence =
                words.replaceAll("\\s+", " ").split("(?<=[.!?])\\s", 2)[0].replaceAll("[.!?]+$", "");
        if (sentence.length() <= SHORT_TITLE) {
            return sentence;
        }
        int end = sentence.lastIndexOf(' ', SHORT_TITLE);
        return sentence.substring(0, end > 0 ? end : SHORT_TITLE) + "…";
    }

    /** A rule as a person writes it: its kind, and what that kind needs; several names with commas between them. */
    public static Rule rule(String kind, Map<String, String> settings) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("kind", kind);
        settings.forEach((key, value) -> tree.put(key, setting(key, value)));
        String text = TreeWriter.json(tree);
        return RuleText.read(NodeReader.json(Code.LEARNING_BROKEN).read("the rule", text, 1));
    }

    private static Object setting(String key, String value) {
        if (LISTS.contains(key)) {
            return Arrays.stream(value.split(",")).map(String::strip).toList();
        }
        try {
            return key.equals("factor") ? new BigDecimal(value.strip()) : value;
        } catch (NumberFormatException noNumber) {
            return value;
        }
    }
}
