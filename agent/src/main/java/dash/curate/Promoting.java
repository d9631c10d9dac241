package dash.curate;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.knowledge.BusinessRule;
import dash.knowledge.Edition;
import dash.knowledge.Item;
import dash.knowledge.ItemId;
import dash.knowledge.Kind;
import dash.knowledge.KnowledgeBase;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Names;
import dash.knowledge.QueryPattern;
import dash.knowledge.Revision;
import dash.knowledge.Standing;
import dash.knowledge.files.FreeLocation;
import dash.learnings.Learning;
import dash.learnings.Lesson;
import dash.learnings.Mistake;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Makes curated knowledge of what was found out, under the name of the person who says so. Nothing is known twice. */
public final class Promoting {

    private final KnowledgeBase knowledge;
    private final String curator;
    private final Clock clock;

    public Promoting(KnowledgeBase knowledge, String curator, Clock clock) {
        this.knowledge = knowledge;
        this.curator = curator;
        this.clock = clock;
    }

    /** What a learning can become. */
    public enum Into {
        RULE,
        PATTERN
    }

    /** Returns what it became, as {@code rule: title}. */
    String promote(Learning learning, Into into, Optional<String> name) {
        Item item = switch (into) {
            case RULE -> rule(learning.lesson());
            case PATTERN -> pattern(learning, name);
        };
        put(item);
        return item.kind().written() + ": " + item.label();
    }

    private static BusinessRule rule(Lesson lesson) {
        return new BusinessRule(lesson.title(), lesson.description(), lesson.tables(), List.of(), List.of("learned"));
    }

    private QueryPattern pattern(Learning learning, Optional<String> name) {
        Lesson lesson = learning.lesson();
        String sql = lesson.mistake()
                .map(Mistake::after)
                .filter(text -> !text.isBlank())
                .orElseThrow(() -> FaultException.of(
                        Code.LEARNING_REFUSED,
                        Place.named("learning " + learning.number()),
                        learning.title(),
                        "it holds no statement that a pattern could be made of",
                        "Promote it to a rule: dash learnings promote " + learning.number() + " --to rule"));
        return new QueryPattern(
                name.orElseGet(() -> FreeLocation.slug(lesson.title())),
                lesson.description(),
                List.of(),
                "",
                lesson.tables(),
                List.of(),
                List.of("learned"),
                Optional.of(verified()),
                List.of(),
                sql.strip());
    }

    /** A statement that a person called right for a question. */
    public KnowledgeItem pattern(String name, String description, String question, List<String> tables, String sql) {
        return put(new QueryPattern(
                name,
                description,
                List.of(question),
                "",
                tables,
                List.of(),
                List.of("confirmed"),
                Optional.of(verified()),
                List.of(),
                sql.strip()));
    }

    private QueryPattern.Verified verified() {
        return new QueryPattern.Verified(curator, LocalDate.now(clock).toString());
    }

    private KnowledgeItem put(Item item) {
        refuseDuplicate(item);
        return new Editing(knowledge, curator).put(item, Standing.Origin.PROMOTED, OptionalInt.empty());
    }

    /** Asked inside the change, where nobody can add the same meanwhile. */
    private void refuseDuplicate(Item item) {
        knowledge.change(curator, edition -> {
            duplicate(edition, item).ifPresent(twin -> {
                throw FaultException.of(
                        Code.KNOWLEDGE_DUPLICATE,
                        Place.named(item.kind().inWords()),
                        item.label(),
                        "the " + item.kind().inWords() + " " + twin.content().label() + " already says this",
                        "Look at it: dash knowledge show " + item.kind().written() + " \""
                                + twin.content().label() + "\"");
            });
            return List.of();
        });
    }

    private static Optional<KnowledgeItem> duplicate(Edition edition, Item item) {
        return edition.living().stream()
                .filter(known -> known.id().equals(item.id()) || saysTheSame(known.content(), item))
                .findFirst();
    }

    private static boolean saysTheSame(Item known, Item item) {
        return switch (item) {
            case BusinessRule rule ->
                known instanceof BusinessRule other
                        && !rule.description().isBlank()
                        && Names.key(rule.description()).equals(Names.key(other.description()));
            case QueryPattern pattern ->
                known instanceof QueryPattern other
                        && (SameSql.same(pattern.sql(), other.sql()) || sharesQuestion(pattern, other));
            default -> false;
        };
    }

    private static boolean sharesQuestion(QueryPattern one, QueryPattern other) {
        return one.questions().stream()
                .anyMatch(question -> other.questions().stream().anyMatch(known -> SameSql.sameWords(question, known)));
    }

    /** Takes what a learning became out of use again, as long as nobody made something else of it. */
    void takeBack(Learning learning) {
        String became = learning.trust().promotedTo();
        Kind kind = became.startsWith(Kind.PATTERN.written()) ? Kind.PATTERN : Kind.RULE;
        ItemId id = ItemId.of(kind, became.substring(became.indexOf(':') + 1).strip());
        List<Revision> history = knowledge.history(id);
        boolean untouched = !history.isEmpty()
                && history.getLast().standing().origin() == Standing.Origin.PROMOTED
                && history.getLast().act().equals("added");
        boolean gone = !history.isEmpty() && history.getLast().standing().status() == Standing.Status.RETIRED;
        if (!untouched && !gone) {
            throw FaultException.of(
                    Code.LEARNING_REFUSED,
                    Place.named("learning " + learning.number()),
                    became,
                    "the knowledge it became was changed since; nothing was changed now",
                    "Retire that first: dash knowledge retire " + kind.written() + " NAME");
        }
        if (untouched) {
            new Editing(knowledge, curator)
                    .retire(id, OptionalInt.of(history.getLast().version()));
        }
    }
}
