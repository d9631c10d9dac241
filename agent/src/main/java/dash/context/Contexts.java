package dash.context;

import dash.context.Context.Search;
import dash.context.Context.Told;
import dash.context.Found.Group;
import dash.documents.Library;
import dash.documents.Passage;
import dash.documents.Passages;
import dash.knowledge.Calendar;
import dash.knowledge.Knowledge;
import dash.knowledge.Names;
import dash.learnings.Learning;
import dash.memory.Remembered;
import dash.question.Asker;
import dash.question.Question;
import dash.schema.Schema;
import dash.schema.SchemaReader;
import dash.search.ColumnName;
import dash.search.Hit;
import dash.search.SearchIndex;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;

/**
 * Gathers the layers. Small projects are put in whole: leaving something out saves nothing and can only cost an answer.
 * Larger ones are searched. Safe for many questions at once; the same state of the layers gives the same context.
 */
public final class Contexts {

    private static final int RECALLED_TOKENS = 2_000;

    /** Servers that keep documents are given more time than what stands here, and have limits of their own. */
    private static final int PATIENCE = 4;

    private static final int MOST_OF_ONE = 6;

    private final Layers layers;
    private final Optional<SearchIndex> index;
    private final Tokens tokens;
    private final ContextLimits limits;
    private final Clock clock;
    private final AtomicReference<Catalogue> latest =
            new AtomicReference<>(new Catalogue(Knowledge.EMPTY, NoSchema.UNREAD));

    /** Without an index a project that is not small is taken in order until the budget is used up. */
    public Contexts(Layers layers, Optional<SearchIndex> index, Tokens tokens, ContextLimits limits, Clock clock) {
        this.layers = layers;
        this.index = index;
        this.tokens = tokens;
        this.limits = limits;
        this.clock = clock;
    }

    /** The same layers with other learnings, for a trial; past answers would give the right one away. */
    public Contexts with(Lessons lessons) {
        Layers others =
                new Layers(layers.knowledge(), layers.schemas(), layers.documents(), lessons, layers.sensitive());
        return new Contexts(others, index, tokens, limits, clock);
    }

    /** Everything is in, however much that is. */
    public Contexts(Knowledge knowledge, SchemaReader schemas, Clock clock) {
        this(Layers.of(() -> knowledge, schemas), Optional.empty(), new EstimatedTokens(), ContextLimits.NONE, clock);
    }

    /** Whether a project of this size needs no search, if it also fits into the budget. */
    public static boolean isSmall(Knowledge knowledge, Schema schema, ContextLimits limits) {
        return isSmall(new Catalogue(knowledge, schema), 0, limits);
    }

    private static boolean isSmall(Catalogue catalogue, int more, ContextLimits limits) {
        return catalogue.tables().size() < limits.smallTables() && catalogue.items() + more < limits.smallItems();
    }

    public Context gather(Question question) {
        try (SideBySide side = new SideBySide(limits.time())) {
            Material material = material(question.asker(), side);
            List<Remembered> preferences = layers.memories().of(question.asker());
            LocalDate today = Days.today(calendar(material), preferences, clock);
            Optional<Draft> whole = whole(material, today);
            Draft draft = whole.isPresent() ? whole.get() : searched(question.whole(), material, side);
            return context(draft, material, preferences, today, side);
        }
    }

    private Material material(Asker asker, SideBySide side) {
        Future<Knowledge> knowledge = side.start(() -> layers.knowledge().get());
        Future<Schema> schema = side.start(() -> layers.schemas().schema());
        Future<List<Learning>> lessons = side.start(() -> layers.lessons().inUseFor(asker));
        Knowledge known =
                side.take(knowledge, Knowledge.EMPTY, Layer.TABLES, Layer.ANNOTATIONS, Layer.PATTERNS, Layer.DOCUMENTS);
        return new Material(
                catalogue(known, side.take(schema, NoSchema.UNREAD, Layer.SCHEMA)),
                side.take(lessons, List.of(), Layer.LEARNINGS),
                List.of(),
                layers.sensitive());
    }

    private Catalogue catalogue(Knowledge knowledge, Schema schema) {
        Catalogue before = latest.get();
        if (before.isOf(knowledge, schema)) {
            return before;
        }
        Catalogue fresh = new Catalogue(knowledge, schema);
        latest.set(fresh);
        return fresh;
    }

    private static Calendar calendar(Material material) {
        return material.catalogue().knowledge().calendar().orElse(Calendar.DEFAULT);
    }

    /** What was picked, before the budget. */
    private record Draft(List<Piece> pieces, List<Cut> cuts, Search search, boolean whole) {}

    private Optional<Draft> whole(Material material, LocalDate today) {
        int more = material.lessons().size() + material.further().size();
        if (!isSmall(material.catalogue(), more, limits)) {
            return Optional.empty();
        }
        List<Piece> pieces =
                new Picking(material, limits).everything(Picking.WHOLE).pieces();
        int cost = ContextText.cost(tokens, pieces, calendar(material), today);
        for (Piece piece : pieces) {
            cost += tokens.count(piece.forms().getFirst());
        }
        return cost <= limits.tokens()
                ? Optional.of(new Draft(pieces, List.of(), Search.NONE, true))
                : Optional.empty();
    }

    private Draft searched(String text, Material material, SideBySide side) {
        if (index.isEmpty()) {
            Picking picking = new Picking(material, limits).everything(Picking.UNSEARCHED);
            return new Draft(picking.pieces(), picking.cuts(), Search.NONE, false);
        }
        Found found = search(index.get(), text, material, side);
        Picking picking = new Picking(material, limits).found(found);
        return new Draft(picking.pieces(), picking.cuts(), found.search(), false);
    }

    private static Found search(SearchIndex index, String text, Material material, SideBySide side) {
        Map<Group, Future<Optional<List<Hit>>>> running = new EnumMap<>(Group.class);
        for (Group group : Group.values()) {
            if (group != Group.LESSONS) {
                running.put(group, side.start(() -> Optional.of(index.search(text, group.kinds(), group.depth()))));
            }
        }
        Map<Group, List<Hit>> hits = new EnumMap<>(Group.class);
        hits.put(Group.LESSONS, LessonSearch.hits(text, material.lessons(), Group.LESSONS.depth()));
        running.forEach((group, work) ->
                side.take(work, Optional.empty(), group.layer()).ifPresent(found -> hits.put(group, found)));
        return new Found(hits, index.ways().contains(Hit.Way.MEANING) ? Search.WORDS_AND_MEANING : Search.WORDS);
    }

    private Context context(
            Draft draft, Material material, List<Remembered> preferences, LocalDate today, SideBySide side) {
        Calendar calendar = calendar(material);
        int room = limits.tokens() - ContextText.cost(tokens, draft.pieces(), calendar, today);
        Budget.Outcome outcome = Budget.fit(draft.pieces(), tokens, Math.max(0, room));
        String text = ContextText.of(outcome.fitted(), calendar, today, outcome.truncated());
        List<Cut> cuts = new ArrayList<>(draft.cuts());
        cuts.addAll(outcome.cuts());
        cuts.sort(Comparator.comparing(Cut::layer));
        Knowledge all = material.catalogue().knowledge();
        return new Context(
                draft.whole() ? all : Bundle.of(all, outcome.fitted()),
                material.catalogue().schema(),
                today,
                material.catalogue().version(),
                outcome.fitted().stream()
                        .map(fitted -> fitted.piece().told(fitted.form()))
                        .toList(),
                side.missing(),
                cuts,
                outcome.fitted().stream()
                        .flatMap(fitted -> fitted.piece().lesson().stream())
                        .toList(),
                material.lessons(),
                preferences,
                draft.whole() ? material.catalogue().allPassages() : passages(outcome),
                new Told(text, tokens.count(text), uses(outcome, material), draft.search()));
    }

    private static List<LayerUse> uses(Budget.Outcome outcome, Material material) {
        return Arrays.stream(Layer.values())
                .map(layer -> new LayerUse(
                        layer,
                        material.there(layer),
                        (int) outcome.fitted().stream()
                                .filter(fitted -> fitted.piece().layer() == layer)
                                .count(),
                        outcome.tokens().getOrDefault(layer, 0),
                        outcome.truncated().contains(layer)))
                .toList();
    }

    /** What nobody may see: sensitive by the project's own word, or by that of the knowledge in this context. */
    public Predicate<ColumnName> hidden(Context context) {
        return layers.sensitive()
                .or(column -> context.knowledge().tables().stream()
                        .filter(note -> context.schema()
                                .find(note.name())
                                .filter(table -> table.name().equals(column.table()))
                                .isPresent())
                        .flatMap(note -> note.sensitiveColumns().stream())
                        .anyMatch(name -> Names.key(name).equals(Names.key(column.column()))));
    }

    /** Knowledge, learnings and past answers about these words. */
    public Recollection recall(String words, Asker asker) {
        try (SideBySide side = new SideBySide(limits.time())) {
            Material material = material(asker, side);
            Draft draft = searched(words, material, side);
            List<Piece> some = draft.pieces().stream()
                    .filter(piece -> piece.section() != Section.SCHEMA && piece.layer() != Layer.DOCUMENTS)
                    .toList();
            Disclosed disclosed = Disclosed.of(material);
            return new Recollection(
                    shortly(some),
                    layers.past().about(words, asker).stream()
                            .map(disclosed::of)
                            .toList());
        }
    }

    /** The documents that stand here and speak of these words, whole, the best first; nobody elsewhere is asked. */
    public List<Passage> passages(String words) {
        Catalogue all = latest.get();
        if (index.isEmpty()) {
            return all.allPassages();
        }
        List<Hit> hits = index.get().search(words, Group.PASSAGES.kinds(), Group.PASSAGES.depth());
        List<String> paths = hits.stream()
                .flatMap(hit -> all.passage(hit.id()).stream())
                .map(Passage::path)
                .distinct()
                .toList();
        return all.allPassages().stream()
                .filter(passage -> paths.contains(passage.path()))
                .sorted(Comparator.comparingInt(passage -> paths.indexOf(passage.path())))
                .toList();
    }

    /** Documents about these words. Servers that keep some are asked too, with no more words than they may hear. */
    public Consultation consult(String words, Question question) {
        try (SideBySide side = new SideBySide(limits.time().multipliedBy(PATIENCE))) {
            Knowledge all = layers.knowledge().get();
            String outgoing = Outgoing.words(words, question.text(), all);
            Future<Library.Findings> further = side.start(() -> outgoing.isBlank()
                    ? Library.Findings.NONE
                    : layers.documents().about(outgoing));
            Material material = material(question.asker(), side);
            Draft draft = searched(words, material, side);
            Library.Findings brought = side.take(further, Library.Findings.NONE, Layer.DOCUMENTS);
            List<Piece> pieces = new ArrayList<>(new Picking(material.with(cut(brought)), limits).brought());
            draft.pieces().stream()
                    .filter(piece -> piece.layer() == Layer.DOCUMENTS)
                    .forEach(pieces::add);
            Budget.Outcome outcome = fitted(pieces);
            List<String> notes = new ArrayList<>(brought.notes());
            side.missing().stream()
                    .filter(missing -> missing.layer() == Layer.DOCUMENTS)
                    .forEach(missing -> notes.add("documents: " + missing.reason()));
            return new Consultation(ContextText.body(outcome.fitted(), outcome.truncated()), passages(outcome), notes);
        }
    }

    private static List<Passage> cut(Library.Findings brought) {
        return brought.documents().stream()
                .flatMap(document -> Passages.of(document).stream().limit(MOST_OF_ONE))
                .toList();
    }

    private static List<Passage> passages(Budget.Outcome outcome) {
        return outcome.fitted().stream()
                .flatMap(fitted -> fitted.piece().passage().stream())
                .toList();
    }

    private String shortly(List<Piece> pieces) {
        Budget.Outcome outcome = fitted(pieces);
        return ContextText.body(outcome.fitted(), outcome.truncated());
    }

    private Budget.Outcome fitted(List<Piece> pieces) {
        return Budget.fit(pieces, tokens, Math.min(RECALLED_TOKENS, limits.tokens()));
    }
}
