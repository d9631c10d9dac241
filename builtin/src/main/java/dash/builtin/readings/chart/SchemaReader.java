package dash.builtin.readings.chart;

import dash.builtin.lexicon.Kind;
import dash.builtin.lexicon.Lexicon;
import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.SchemaNames;
import dash.builtin.links.names.Target;
import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.readings.EvenNone;
import dash.builtin.readings.Generator;
import dash.builtin.readings.SchemaReading;
import dash.builtin.sql.JoinPaths;
import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import dash.context.Context;
import dash.schema.RelationName;
import dash.schema.Table;
import dash.search.Values;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads questions over the live schema, with whatever tables, columns and values their words name. */
public final class SchemaReader implements Generator {

    private static final int SMALL = 30;
    private static final int MOST_READINGS = 8;

    /** The first few of what has no order are any few. */
    private static final double UNORDERED = 1.2;

    /** A value of the question told back to who asked. */
    private static final double SAID = 0.5;

    private static final double ONLY_SAID = 2.5;

    /** A single word so far from any name is no question. */
    private static final double FAR = 0.5;

    /** A word that only repeats what the reading speaks of. */
    private static final double ABSORBED = 0.2;

    private final Context context;
    private final SchemaNames names;
    private final Values values;

    public SchemaReader(Context context, SchemaNames names, Values values) {
        this.context = context;
        this.names = names;
        this.values = values;
    }

    @Override
    public List<SchemaReading> read(Worded worded) {
        String question = worded.text();
        List<Token> tokens = worded.tokens();
        if (tokens.isEmpty() || Orders.at(tokens)) {
            return List.of();
        }
        boolean hundredths = tokens.stream().anyMatch(token -> token.is("cents"));
        SchemaWorld world = new SchemaWorld(JoinPaths.of(context), context.schema(), context.today());
        List<SchemaReading> shown = Instruction.of(question, tokens)
                .map(instruction -> shown(worded, instruction, world, hundredths))
                .orElse(List.of());
        return shown.isEmpty() ? readings(parsed(worded, world), world, hundredths) : shown;
    }

    /** All but the last sentence, with what that one says is to be shown. */
    private List<SchemaReading> shown(Worded worded, Instruction instruction, World world, boolean hundredths) {
        Worded before = worded.upTo(Sentences.last(worded.text(), worded.tokens()));
        Parsed parsed = parsed(before, world);
        Shows shows = new Shows(names, world, new FigureWords(names, before.tokens()));
        List<Phrase> phrases = parsed.phrases().stream()
                .flatMap(phrase -> shows.of(phrase, instruction).stream())
                .toList();
        return readings(new Parsed(phrases, parsed.slots(), parsed.afterthoughts()), world, hundredths);
    }

    /** What the words of a question come to, with the places of the words and what only a whole reading tells. */
    private record Parsed(List<Phrase> phrases, List<Slot> slots, Afterthoughts afterthoughts) {}

    private Parsed parsed(Worded worded, World world) {
        List<Token> tokens = worded.tokens();
        List<NameLink> links = new OwnColumns(tokens, names.links(tokens)).told();
        List<Table> tables = tables(links);
        Set<RelationName> near = new LinkedHashSet<>();
        tables.forEach(table -> near.add(table.name()));
        Ordinals ordinals = new Ordinals(tokens, links);
        Set<Integer> silent = new LinkedHashSet<>(EvenNone.at(worded.text(), tokens));
        silent.addAll(ordinals.places());
        WordClasses words = new WordClasses(tokens, links, silent);
        List<ValueLink> found = new ValueLinks(context, values, worded.text(), tokens, words).links(tables, links);
        WordClasses classes = words.with(found);
        Layout layout = new Layout(worded.text(), tokens, classes);
        Flags flags = new Flags(context, values);
        new Lexemes(tokens, layout, classes, tables, flags)
                .put(
                        links,
                        new Measures(names, near).links(tokens),
                        found,
                        worded.periods(),
                        people(tables),
                        rows(tables, Kind.GROUP));
        new MetricNouns(context.knowledge(), context.schema()).put(worded.metrics(), tokens, layout);
        new LineValues(tables).put(tokens, layout);
        new SoldUnits(tokens, tables, layout).put(links);
        new MeasuredIn(tables, layout).put();
        new Equations(tokens, tables, layout).put(links);
        new Tails(tokens, layout).put();
        new Opposites(names, flags).put(tokens, layout);
        Genders.put(tokens, tables, flags, layout);
        new MeasuringVerbs(names, classes).put(tokens, layout);
        new HowMuch(names).put(tokens, layout);
        new TimeWords(tables).put(tokens, layout);
        new Deadlines(tokens, layout).put();
        Elapsed.put(tokens, layout);
        ChangeWords changes = new ChangeWords(tokens);
        changes.put(layout);
        ordinals.put(layout);
        DayParts.put(tokens, layout);
        Durations.put(tokens, tables, links, layout);
        new Standing(tokens, context.today(), layout).put(links);
        new Busiest(tokens, layout).put(links);
        new Weekdays(tokens, world, layout).put(tables, links, found);
        new EarlierOnes(tokens, layout).put();
        new AgeWords(tables, context.today()).put(tokens, layout);
        new Superiors(tables).put(tokens, layout);
        Placings placings = new Placings(tables, tokens);
        placings.put(layout);
        Roles roles = new Roles(tables, tokens);
        roles.put(tokens, layout);
        List<Slot> slots = layout.slots();
        return new Parsed(
                slots.size() > Layout.MOST_SLOTS ? List.of() : new Chart(slots, new Rules(world)).whole(),
                slots,
                new Afterthoughts(
                        roles,
                        placings,
                        new HalfNames(links),
                        new OtherDates(links),
                        new Uncounted(tokens, tables),
                        Hints.in(worded.text(), tokens),
                        Somebody.in(tokens),
                        Denials.in(tokens),
                        !EvenNone.at(worded.text(), tokens).isEmpty(),
                        ordinals.passed(),
                        changes,
                        Durations.unit(tokens),
                        asked -> Durations.misses(asked, tokens)));
    }

    /** The tables that the question names, and their neighbours; all of them when there are few. */
    private List<Table> tables(List<NameLink> links) {
        List<Table> all = context.schema().tables();
        if (all.size() <= SMALL) {
            return all;
        }
        Map<RelationName, Table> near = new LinkedHashMap<>();
        links.forEach(
                link -> near.put(link.target().table().name(), link.target().table()));
        return new ArrayList<>(near.values());
    }

    /** The tables whose rows are people, by what the table is called; else the columns that name some. */
    private List<Frame> people(List<Table> tables) {
        List<Frame> rows = new ArrayList<>(
                rows(tables.stream().filter(SchemaReader::isStaff).toList()));
        rows.addAll(rows(tables, Kind.PERSON));
        return rows.isEmpty() ? names.people().stream().map(SchemaReader::named).toList() : rows;
    }

    /** A word for many of them, of whom each row is one. */
    private static boolean isStaff(Table table) {
        return lastWord(table).matches("staff|personnel|crew|people|faculty");
    }

    private static List<Frame> rows(List<Table> tables, Kind kind) {
        return rows(tables.stream()
                .filter(table -> !isStaff(table))
                .filter(table -> Lexicon.english().kinds(WordKey.singular(lastWord(table))).stream()
                        .limit(2)
                        .anyMatch(kind::equals))
                .toList());
    }

    private static List<Frame> rows(List<Table> tables) {
        return tables.stream()
                .filter(table -> table.kind() == Table.Kind.TABLE)
                .filter(table -> table.foreignKeys().size() < 2
                        || table.columns().size() > table.foreignKeys().size() + 2)
                .limit(4)
                .map(table -> Frame.rows(Occurrence.of(table), false))
                .toList();
    }

    private static Frame named(Target.OfColumn person) {
        Occurrence rows = Occurrence.of(person.table());
        return Frame.of(rows, List.of(new Term.Attribute(rows, person.column().name())), false);
    }

    /** "support_agents" are agents. */
    private static String lastWord(Table table) {
        String name = table.name().name().toLowerCase(java.util.Locale.ROOT);
        return name.substring(name.lastIndexOf('_') + 1);
    }

    private static List<SchemaReading> readings(Parsed parsed, World world, boolean hundredths) {
        Afterthoughts afterthoughts = parsed.afterthoughts();
        Finish finish = new Finish(world);
        Contradictions contradictions = new Contradictions(world);
        Map<Object, SchemaReading> readings = new LinkedHashMap<>();
        for (Phrase phrase : parsed.phrases()) {
            if (phrase.sense() instanceof Sense.Noun(Frame frame) && readings.size() < MOST_READINGS) {
                Optional<Asked> placed = afterthoughts.placed(finish.whole(frame));
                if (placed.isEmpty()) {
                    continue;
                }
                Asked whole = placed.get();
                Asked said = afterthoughts.roles().told(hundredths ? whole : MinorUnits.whole(whole));
                Optional<Asked> zeros = afterthoughts.evenNone() ? Zeros.of(said) : Optional.empty();
                Asked asked = afterthoughts.unit().told(zeros.orElse(said));
                double unordered = (frame.open() != 0 && asked.ordering().isEmpty() ? UNORDERED : 0)
                        + (tellsWhatIsSaid(asked) ? asked.outputs().size() == 1 ? ONLY_SAID : SAID : 0);
                Absorbed absorbed = new Absorbed(asked, afterthoughts.hints());
                List<String> ignored = ignored(phrase, parsed.slots()).stream()
                        .filter(word -> !afterthoughts.placings().saidBy(asked, word))
                        .filter(word -> !absorbed.has(word))
                        .toList();
                if (contradictions.in(asked)
                        || afterthoughts.uncounted().countedIn(asked)
                        || isHalf(frame, asked)
                        || RatioRules.isOfSome(asked, ignored)
                        || afterthoughts.changes().missedBy(asked)) {
                    continue;
                }
                boolean stray =
                        phrase.cost().of(Feature.PARTS) == 0 && phrase.cost().of(Feature.LINK) > FAR;
                Cost cost = refunded(phrase.cost(), parsed.slots(), absorbed)
                        .plus(afterthoughts.against(asked, ignored, world))
                        .plus(Feature.CONTENT, stray ? 1 : 0)
                        .plus(Feature.LOST, afterthoughts.evenNone() && zeros.isEmpty() ? 1 : 0)
                        .plus(Feature.CONTENT, afterthoughts.untold().test(said) ? 1 : 0);
                List<Float> features = new ArrayList<>();
                for (float feature : cost.features()) {
                    features.add(feature);
                }
                readings.merge(
                        unordered(asked),
                        new SchemaReading(asked, cost.total() + unordered, features, ignored),
                        (one, other) -> one.cost() <= other.cost() ? one : other);
            }
        }
        return readings.values().stream()
                .sorted(java.util.Comparator.comparingDouble(SchemaReading::cost))
                .toList();
    }

    /** What a reading speaks of anyway was passed over for little. */
    private static Cost refunded(Cost cost, List<Slot> slots, Absorbed absorbed) {
        Cost refunded = cost;
        for (int slot = 0; slot < slots.size(); slot++) {
            double content = slots.get(slot).missing().of(Feature.CONTENT);
            double verb = slots.get(slot).missing().of(Feature.VERB);
            if ((cost.passed() & 1L << slot) != 0
                    && ((content > 0 && absorbed.has(slots.get(slot).text()))
                            || (verb > 1 && absorbed.tells(slots.get(slot).text())))) {
                refunded = refunded.plus(Feature.CONTENT, -content)
                        .plus(Feature.VERB, verb > 1 ? -verb : 0)
                        .plus(Feature.LINK, ABSORBED);
            }
        }
        return refunded;
    }

    /** The first of each that nothing ranks, or a time in another unit than was asked for. */
    private static boolean isHalf(Frame frame, Asked asked) {
        return (!frame.within().isEmpty() && asked.bestOfEach().isEmpty())
                || asked.outputs().isEmpty();
    }

    /** Whether it would tell a value that the question itself names. */
    private static boolean tellsWhatIsSaid(Asked asked) {
        return asked.where().stream().anyMatch(condition -> switch (condition) {
            case Condition.Compared(Term left, Condition.Comparison equal, Term.Constant value) ->
                equal == Condition.Comparison.EQUAL && tells(asked, left);
            case Condition.Compared(Term left, var comparison, Term.Single average) ->
                asked.outputs().size() == 1 && tells(asked, left);
            case Condition.Within(Term date, var period, boolean years) ->
                asked.outputs().size() == 1 && tells(asked, date);
            default -> false;
        });
    }

    /** Two queries that differ in the order of their conditions are one. */
    private static Object unordered(Asked asked) {
        return List.of(
                asked.subject(),
                asked.outputs(),
                asked.where().stream().map(Alike::of).collect(Collectors.toSet()),
                asked.groups(),
                asked.having(),
                asked.ordering(),
                asked.limit(),
                asked.passed(),
                asked.distinct(),
                asked.bestOfEach());
    }

    private static boolean tells(Asked asked, Term term) {
        return asked.outputs().stream().anyMatch(output -> output.term().equals(term));
    }

    private static List<String> ignored(Phrase phrase, List<Slot> slots) {
        List<String> words = new ArrayList<>();
        for (int slot = 0; slot < slots.size(); slot++) {
            if ((phrase.cost().passed() & 1L << slot) != 0) {
                words.add(slots.get(slot).text());
            }
        }
        return words;
    }
}
