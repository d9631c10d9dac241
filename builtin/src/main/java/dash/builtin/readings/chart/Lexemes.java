package dash.builtin.readings.chart;

import dash.builtin.lexicon.Kind;
import dash.builtin.lexicon.Lexicon;
import dash.builtin.lexicon.PartOfSpeech;
import dash.builtin.links.names.Explanation;
import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.Target;
import dash.builtin.periods.Grain;
import dash.builtin.periods.PeriodMention;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import dash.schema.Column;
import dash.schema.Table;
import dash.schema.TypeFamily;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Puts into the places of a question all that may begin there: names, values, measures, periods, numbers, grammar. */
final class Lexemes {

    /** The form of a column that says what a row is called. */
    static final String NAMING = ".*(name|title|description|nm)";

    /** Nobody asks for the number of a row that has a name. */
    private static final double NUMBER = 0.5;

    private static final double AMOUNT = 0.6;

    /** "Directed" is near enough to a director. */
    private static final double DERIVED = 0.7;

    private static final double EXACT = 0.2;
    private static final double PAIRED = 0.3;

    private static final String[] COMPARING = {
        "above", "below", "over", "under", "more", "less", "at", "between", "the", "most", "least", "better", "worse"
    };

    private final List<Token> tokens;
    private final Layout layout;
    private final WordClasses classes;
    private final List<Table> tables;
    private final Flags flags;

    Lexemes(List<Token> tokens, Layout layout, WordClasses classes, List<Table> tables, Flags flags) {
        this.tables = tables;
        this.flags = flags;
        this.tokens = tokens;
        this.layout = layout;
        this.classes = classes;
    }

    void put(
            List<NameLink> names,
            List<MeasureLink> measures,
            List<ValueLink> values,
            List<PeriodMention> periods,
            List<Frame> people,
            List<Frame> houses) {
        names.forEach(this::name);
        new MeasureLexemes(tokens, layout).put(measures);
        values.stream().filter(link -> !insideOf(periods, link)).forEach(this::value);
        periods.forEach(
                mention -> layout.put(mention.from(), mention.to(), new Sense.Time(mention.period()), Cost.NOTHING));
        periods.stream()
                .filter(mention -> mention.ends().size() == 2)
                .forEach(mention -> layout.put(
                        mention.from(),
                        mention.to(),
                        new Sense.FromTo(
                                mention.ends().getFirst(), mention.ends().getLast()),
                        Cost.NOTHING));
        boolean metres = UnitNames.any(tables, "m");
        for (int index = 0; index < tokens.size(); index++) {
            if (!isDated(periods, index)) {
                new Magnitudes(tokens, layout, metres).at(index);
            }
            single(index, tokens.get(index));
        }
        new Cues(layout).put(people, houses);
        names.stream().filter(link -> link.target() instanceof Target.OfTable).forEach(link -> both(link, names));
        bothOfOneKind(names);
    }

    /** "both owners and professionals": who names them all has said what "both" says. */
    private void both(NameLink first, List<NameLink> names) {
        int and = first.to();
        int both = articled(first.from()) - 1;
        boolean paired = both >= 0
                && tokens.get(both).is("both")
                && and + 1 < tokens.size()
                && tokens.get(and).is("and")
                && names.stream()
                        .anyMatch(second -> articled(second.from()) == and + 1
                                && second.cost() < PAIRED
                                && second.target() instanceof Target.OfTable(var table)
                                && !table.name().equals(first.target().table().name()));
        if (paired && first.cost() < PAIRED) {
            layout.put(both, both + 1, new Sense.Word(Sense.Cue.EITHER), Cost.NOTHING);
        }
    }

    /** Where a noun begins with the article before it. */
    private int articled(int from) {
        return from > 0 && tokens.get(from - 1).is("a", "an", "the") ? from - 1 : from;
    }

    /** "Who directed": the column of the director, where it is a name. */
    private void doer(NameLink link, Term.Attribute attribute, Cost cost) {
        boolean asked = link.from() == 1 && link.to() == 2 && tokens.getFirst().is("who") && done(link);
        if (asked && World.isText(attribute) && World.plain(attribute).matches(".*(er|or|ist|ian)(_name)?")) {
            layout.put(
                    0,
                    2,
                    new Sense.Noun(Frame.of(attribute.of(), List.of(attribute), false)),
                    cost.plus(Feature.LINK, 0.2 - link.cost()));
        }
    }

    /** "both a singer above 50 and a singer below 30". */
    private void bothOfOneKind(List<NameLink> names) {
        for (NameLink first : names) {
            for (NameLink second : names) {
                boolean same = first.target() instanceof Target.OfTable
                        && first.target().equals(second.target())
                        && Math.max(first.cost(), second.cost()) < PAIRED;
                int from = same && first.to() < second.from()
                        ? said("both", Math.max(0, first.from() - 4), first.from())
                        : -1;
                if (from >= 0 && said("and", first.to(), second.from()) >= 0) {
                    layout.put(from, from + 1, new Sense.Word(Sense.Cue.BOTH_OF), Cost.NOTHING);
                }
            }
        }
    }

    private int said(String word, int from, int to) {
        for (int index = from; index < to; index++) {
            if (tokens.get(index).is(word)) {
                return index;
            }
        }
        return -1;
    }

    /** The number of "in 2019" says when, and neither how many nor which one. */
    private boolean isDated(List<PeriodMention> periods, int index) {
        return index > 0
                && tokens.get(index).kind() == Token.Kind.NUMBER
                && tokens.get(index - 1).is("in", "during", "since", "until")
                && periods.stream().anyMatch(mention -> mention.from() <= index && index < mention.to());
    }

    /** The April of "April 2021" is no name. */
    private static boolean insideOf(List<PeriodMention> periods, ValueLink link) {
        return periods.stream()
                .anyMatch(mention -> mention.from() <= link.from()
                        && mention.to() >= link.to()
                        && mention.to() - mention.from() > link.to() - link.from());
    }

    private void single(int index, Token token) {
        if (token.kind() == Token.Kind.QUOTED) {
            layout.put(index, index + 1, new Sense.Text(token.text()), Cost.NOTHING.plus(Feature.VALUE, 0.3));
        }
        boolean spelled = index > 0 && tokens.get(index - 1).is("letter", "letters", "prefix", "substring");
        if (spelled && token.kind() == Token.Kind.WORD) {
            layout.put(index, index + 1, new Sense.Text(token.text()), Cost.NOTHING.plus(Feature.VALUE, 0.3));
        }
        Grain.named(token.lower())
                .ifPresent(grain ->
                        layout.put(index, index + 1, new Sense.Steps(new Ticks.Each(grain), false), Cost.NOTHING));
        Grain.every(token.lower())
                .ifPresent(grain ->
                        layout.put(index, index + 1, new Sense.Steps(new Ticks.Each(grain), true), Cost.NOTHING));
    }

    private void name(NameLink link) {
        Cost cost = Cost.NOTHING.plus(Feature.LINK, link.cost());
        Occurrence rows = Occurrence.of(link.target().table());
        switch (link.target()) {
            case Target.OfTable table ->
                rows(link, Frame.rows(rows, link.plural()), cost.plus(Feature.LINK, amount(link)));
            case Target.OfColumn(var table, var column) -> {
                Term.Attribute attribute = new Term.Attribute(rows, column.name());
                boolean led = leading(link, attribute, cost);
                doer(link, attribute, cost);
                column(link, attribute, column, cost.plus(Feature.LINK, led ? NUMBER : mistaken(link, attribute)));
            }
            case Target.OfColumns(var table, var columns) -> {
                List<Term> heads = columns.stream()
                        .<Term>map(column -> new Term.Attribute(rows, column.name()))
                        .toList();
                noun(link, Frame.of(rows, heads, link.plural()), cost);
            }
        }
    }

    /** "ticket revenue" is an amount, although sales are near to it and {@code ticket_sales} are rows. */
    private double amount(NameLink link) {
        String table = link.target().table().name().name().toLowerCase(Locale.ROOT);
        return tokens.subList(link.from(), link.to()).stream()
                        .anyMatch(
                                token -> LineValues.isAmount(token) && !table.contains(WordKey.singular(token.lower())))
                ? AMOUNT
                : 0;
    }

    /** "customers ordered": what somebody did names the rows of it, and never what is asked for. */
    private void rows(NameLink link, Frame frame, Cost cost) {
        boolean done = done(link) && tokens.get(link.from()).lower().matches(".*(ed|ing)");
        layout.put(link.from(), link.to(), new Sense.Noun(frame), cost, done ? Glue.VERB : 0);
    }

    private boolean done(NameLink link) {
        return link.to() - link.from() == 1 && classes.verb(link.from());
    }

    /** "doctors paid above average" are not asked for their pay. */
    private boolean suffered(NameLink link) {
        String lower = tokens.get(link.from()).lower();
        boolean form = !lower.endsWith("s") && !Lexicon.english().lemma(lower).equals(lower);
        boolean measured = link.to() < tokens.size() && tokens.get(link.to()).is(COMPARING);
        return done(link) && form && measured;
    }

    private void noun(NameLink link, Frame frame, Cost cost) {
        layout.put(link.from(), link.to(), new Sense.Noun(frame), cost);
    }

    /** "origin depot" is the depot that a column leads to, not its number. */
    private boolean leading(NameLink link, Term.Attribute attribute, Cost cost) {
        Table table = attribute.of().table();
        boolean key = tokens.get(link.to() - 1).is("id", "ids", "code", "codes", "number", "numbers", "no", "key");
        List<Table> led = key
                ? List.of()
                : table.foreignKeys().stream()
                        .filter(foreign -> foreign.columns().equals(List.of(attribute.column())))
                        .filter(foreign -> !foreign.target().equals(table.name()))
                        .flatMap(foreign ->
                                tables.stream().filter(other -> other.name().equals(foreign.target())))
                        .filter(other -> link.cost() < 0.15
                                ? namedAfter(attribute.column(), other) || plays(link, World.plain(attribute))
                                : link.cost() < DERIVED && plays(link, World.plain(attribute)))
                        .toList();
        long ways = led.isEmpty()
                ? 0
                : table.foreignKeys().stream()
                        .filter(foreign ->
                                foreign.target().equals(led.getFirst().name()))
                        .count();
        led.forEach(other -> noun(
                link,
                Frame.rows(new Occurrence(other, 0, ways > 1 ? attribute.column() : ""), link.plural()),
                cost.plus(Feature.LINK, 0.04)));
        return !led.isEmpty();
    }

    /** A publisher is somebody, and neither a day nor a year of publishing. */
    private double mistaken(NameLink link, Term.Attribute attribute) {
        String lower = tokens.get(link.to() - 1).lower();
        boolean somebody = link.cost() > EXACT
                && lower.matches(".*(er|or|ers|ors|ist|ists)")
                && Lexicon.english().kinds(WordKey.singular(lower)).stream()
                        .anyMatch(kind -> kind == Kind.PERSON || kind == Kind.GROUP);
        return somebody && (World.isTime(attribute) || World.isNumber(attribute)) ? 3 : 0;
    }

    /** "mentor" where {@code mentor_id} leads to lecturers. */
    private boolean plays(NameLink link, String column) {
        String said = tokens.get(link.to() - 1).lower();
        return column.startsWith(Lexicon.english().lemma(said)) && !said.equals(column);
    }

    private static boolean namedAfter(String column, Table table) {
        String noun = WordKey.singular(table.name().name().toLowerCase(Locale.ROOT));
        String last = noun.substring(noun.lastIndexOf('_') + 1);
        return column.toLowerCase(Locale.ROOT).matches(".*" + Pattern.quote(last) + "(_?(id|code|cd|no))?");
    }

    /** A column that only says yes or no restricts rather than it is asked for. */
    private void column(NameLink link, Term.Attribute attribute, Column column, Cost cost) {
        boolean truth =
                TypeFamily.of(column.type()).filter(TypeFamily.TRUTH::equals).isPresent();
        boolean flag = isFlag(attribute);
        Optional<Condition> yes = flags.says(attribute, true);
        boolean explained = Explanation.of(column.comment()).yesOrNo().isPresent();
        layout.put(
                link.from(),
                link.to(),
                new Sense.Noun(Frame.of(attribute.of(), List.of(attribute), link.plural())),
                truth || flag || explained || yes.isPresent()
                        ? cost.plus(Feature.IMPLIED, explained ? 1.5 : 0.6)
                        : cost,
                World.isNumber(attribute) && suffered(link) ? Glue.VERB : 0);
        yes.or(() -> writtenYes(attribute))
                .ifPresent(set ->
                        layout.put(link.from(), link.to(), Sense.Restriction.of(set), cost.plus(Feature.IMPLIED, 0.2)));
        if (flag) {
            Condition set = new Condition.Compared(attribute, Condition.Comparison.EQUAL, CompareRules.number("1"));
            layout.put(link.from(), link.to(), Sense.Restriction.of(set), cost.plus(Feature.IMPLIED, 0.2));
        }
        if (truth) {
            layout.put(link.from(), link.to(), Sense.Restriction.of(new Condition.Holds(attribute, true)), cost);
        }
    }

    /** A letter that says yes or no, as its name tells. */
    private static Optional<Condition> writtenYes(Term.Attribute attribute) {
        boolean said = World.isText(attribute)
                && attribute.column().toLowerCase(Locale.ROOT).matches(".*_(yn|y_n|yesno)");
        Term yes = new Term.Constant(Term.Constant.Kind.TEXT, "Y");
        return said
                ? Optional.of(new Condition.Compared(attribute, Condition.Comparison.EQUAL, yes))
                : Optional.empty();
    }

    /** A number that says yes or no: by its form, or because its name is what was done to a row. */
    static boolean isFlag(Term.Attribute attribute) {
        String name = World.plain(attribute);
        boolean done =
                name.matches("\\p{L}{4,}ed") && !Lexicon.english().lemma(name).equals(name);
        return World.isNumber(attribute)
                && (done || name.matches("(is|has)_.*|active|enabled|.*_(flag|flg)|deleted|archived"));
    }

    private void value(ValueLink link) {
        Condition condition = Holding.of(link);
        layout.put(
                link.from(),
                link.to(),
                new Sense.Restriction(List.of(condition), Optional.of(link.attribute()), false),
                Cost.NOTHING.plus(Feature.VALUE, link.cost()));
        if (ValueLinks.isDone(link, tokens)) {
            layout.put(
                    link.from(),
                    link.to(),
                    new Sense.Noun(Frame.rows(link.attribute().of(), true).with(List.of(condition))),
                    Cost.NOTHING.plus(Feature.VALUE, link.cost()),
                    Glue.VERB);
            return;
        }
        Token last = tokens.get(link.to() - 1);
        boolean many = last.plural() && !link.value().equalsIgnoreCase(last.text());
        boolean one = !many && link.to() - link.from() == 1 && isNoun(last) && !isName(link.attribute());
        if (many || one) {
            Frame rows = Frame.rows(link.attribute().of(), many).with(List.of(condition));
            layout.put(
                    link.from(),
                    link.to(),
                    new Sense.Noun(rows),
                    Cost.NOTHING.plus(Feature.VALUE, link.cost() + (many ? 0.15 : 0.3)));
        }
    }

    /** "the youngest dog": a kind of something is a noun like another. */
    private static boolean isNoun(Token token) {
        List<PartOfSpeech> parts = Lexicon.english().parts(token.lower());
        return token.text().equals(token.lower()) && !parts.isEmpty() && parts.getFirst() == PartOfSpeech.NOUN;
    }

    static boolean isName(Term.Attribute attribute) {
        return attribute.column().toLowerCase(Locale.ROOT).matches(NAMING);
    }
}
