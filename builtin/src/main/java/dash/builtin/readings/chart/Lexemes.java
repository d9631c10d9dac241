package dash.builtin.readings.chart;

import dash.builtin.lexicon.Degree;
import dash.builtin.lexicon.Lexicon;
import dash.builtin.lexicon.Measure;
import dash.builtin.lexicon.PartOfSpeech;
import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.Target;
import dash.builtin.periods.Grain;
import dash.builtin.periods.PeriodMention;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.schema.Table;
import dash.schema.TypeFamily;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Makes the slots of a question: its words without the empty ones, each with all that may begin there. */
final class Lexemes {

    /** Say nothing wherever they stand. */
    private static final Set<String> EMPTY = words("""
            a an the all any some please can could you me i we us our my
            do does did there what list show find give return display tell get provide their its
            his her them they it these those this want would like know see also so
            corresponding database let s re hey hi he she your whats name's identify currently such will
            retrieve select fetch print ever then dataset report compute calculate determine ones one's being just only
            exactly she/he need looking i'd how as up out mr mrs ms dr prof results result output answer answers together along right now own
            overall whether if""");

    /** Verbs of asking and of belonging that say nothing a join does not. */
    private static final Set<String> LIGHT = words("""
            belong belongs belonging live lives living located made make makes associated related exist exists come comes
            part found based given take taken took happened happen occurred occur received receive did held assigned
            listed recorded registered got done used use uses involved placed total been went go goes played
            play work works working worked gave posted handled written wrote write have appear appears appeared kinds
            kind types different number value values amount among set available offered offer name member members person
            people item items copies role roles stored kept currently participated attended attend terms order data""");

    /** What numbers are in; a column has its unit anyway. */
    private static final Set<String> UNITS = words("""
            meter meters kilometer kilometers km mile miles minute minutes second seconds hour hours dollar dollars usd euro euros eur
            square millisecond milliseconds kg kilogram kilograms kilos ton tons tonnes liters litres feet inches pounds cents gram grams sq
            times centimetres centimeters kilometres metres cm mm""");

    private static Set<String> words(String text) {
        return Set.of(text.split("\\s+", -1));
    }

    private final String question;
    private final List<Token> tokens;
    private final List<Integer> kept = new ArrayList<>();
    private final Map<Integer, Integer> slotOf = new HashMap<>();
    private final Set<Integer> gaps = new HashSet<>();
    private final List<Draft> drafts = new ArrayList<>();

    private record Draft(String text, int glue, boolean verb, Cost missing, List<Slot.Lexeme> lexemes) {}

    private final List<Table> people;

    Lexemes(String question, List<Token> tokens, List<Table> people) {
        this.people = people;
        this.question = question;
        this.tokens = tokens;
    }

    List<Slot> slots(
            List<NameLink> names, List<MeasureLink> measures, List<ValueLink> values, List<PeriodMention> periods) {
        lay(names, values, periods);
        names.forEach(this::name);
        measures.forEach(this::measure);
        values.stream()
                .filter(link -> periods.stream().noneMatch(mention -> mention.from() <= link.from()
                        && mention.to() >= link.to()
                        && mention.to() - mention.from() > link.to() - link.from()))
                .forEach(this::value);
        periods.forEach(mention -> put(mention.from(), mention.to(), new Sense.Time(mention.period()), Cost.NOTHING));
        for (int index = 0; index < tokens.size(); index++) {
            single(index);
        }
        cues();
        opening(names);
        return drafts.stream()
                .map(draft -> new Slot(draft.text(), draft.glue(), draft.verb(), draft.missing(), draft.lexemes()))
                .toList();
    }

    /** Longer stories are not read. */
    static final int MOST_SLOTS = 60;

    /** Which tokens get a slot; commas and ends of sentences get one, too. */
    private void lay(List<NameLink> names, List<ValueLink> values, List<PeriodMention> periods) {
        boolean[] linked = new boolean[tokens.size() + 1];
        names.forEach(link -> mark(linked, link.from(), link.to()));
        values.forEach(link -> mark(linked, link.from(), link.to()));
        periods.forEach(link -> mark(linked, link.from(), link.to()));
        boolean gap = false;
        for (int index = 0; index < tokens.size(); index++) {
            Token token = tokens.get(index);
            boolean empty = token.kind() == Token.Kind.WORD && EMPTY.contains(token.lower()) && !cueWord(index);
            empty |= token.is("or", "and") && betweenEmpty(index);
            if (index > 0) {
                punctuation(tokens.get(index - 1), token);
            }
            if (empty && !onlyLinked(names, index)) {
                gap = true;
                continue;
            }
            if (gap) {
                gaps.add(drafts.size());
            }
            gap = false;
            slotOf.put(index, drafts.size());
            kept.add(index);
            boolean opening = index == 0 && token.is("when", "where", "who");
            int glue = token.kind() == Token.Kind.WORD && !opening ? Glue.of(token.lower()) : 0;
            boolean verb = verb(token, index);
            drafts.add(new Draft(token.text(), glue, verb, missing(token, glue, verb, participle(names, index)).passing(glue == 0 ? drafts.size() % 64 : 63), new ArrayList<>()));
        }
    }

    private static void mark(boolean[] linked, int from, int to) {
        for (int index = from; index < to; index++) {
            linked[index] = true;
        }
    }

    /** An empty word that is the whole name of something keeps its place. */
    private static boolean onlyLinked(List<NameLink> names, int index) {
        return names.stream().anyMatch(link -> link.from() == index && link.to() == index + 1 && link.cost() < 0.05);
    }

    /** "his or her": what joins two empty words is empty itself. */
    private boolean betweenEmpty(int index) {
        return index > 0
                && index + 1 < tokens.size()
                && EMPTY.contains(tokens.get(index - 1).lower())
                && EMPTY.contains(tokens.get(index + 1).lower());
    }

    private boolean cueWord(int index) {
        Token token = tokens.get(index);
        boolean how = token.is("how") && index + 1 < tokens.size() && tokens.get(index + 1).is("many", "much", "often");
        boolean exact = token.is("exactly", "just") && index + 1 < tokens.size() && Words.number(tokens.get(index + 1)).isPresent();
        boolean to = token.is("to") && index > 0 && tokens.get(index - 1).is("equal", "up", "highest", "lowest", "most", "least");
        boolean like = token.is("like") && index + 1 < tokens.size() && tokens.get(index + 1).kind() == Token.Kind.QUOTED;
        return how || exact || to || like || token.is("both", "either", "now") && false;
    }

    private void punctuation(Token before, Token token) {
        int from = Math.min(before.end(), question.length());
        int to = Math.min(Math.max(token.start(), from), question.length());
        String between = question.substring(from, to);
        boolean title = before.is("dr", "mr", "mrs", "ms", "prof", "no", "st", "vs");
        boolean ends = between.matches("(?s).*[?!;].*") || (!title && between.matches("(?s).*\\.\\s.*"));
        if (ends || between.contains(",")) {
            drafts.add(new Draft(ends ? "." : ",", ends ? Glue.BREAK : Glue.COMMA, false, Cost.NOTHING.plus(Feature.LOOSE, ends ? 0.5 : 0.02), new ArrayList<>()));
        }
    }

    /** By its usual part of speech, by its ending, or by standing where a verb stands: behind a plural, "who" or "do". */
    private boolean verb(Token token, int index) {
        List<PartOfSpeech> parts = token.kind() == Token.Kind.WORD ? Lexicon.english().parts(token.lower()) : List.of();
        boolean noun = index > 0
                && tokens.get(index - 1).is("many", "the", "a", "an", "of", "each", "every", "all", "any", "most", "fewest", "no", "our", "their", "its", "by", "per", "with", "much", "which", "what");
        if (noun) {
            return false;
        }
        boolean place = index > 0
                && (tokens.get(index - 1).plural() && !token.plural()
                        || index > 1 && tokens.get(index - 1).is("that", "which") || tokens.get(index - 1).is("who", "not", "has", "have", "had", "they", "never", "also", "we", "been"));
        return !parts.isEmpty() && (parts.contains(PartOfSpeech.VERB) && place || parts.getFirst() == PartOfSpeech.VERB || (parts.contains(PartOfSpeech.VERB) && token.lower().matches(".*(ed|ing|en)")));
    }

    /** "cancelled orders": a participle before a noun, or at the end, says more than a verb between two nouns. */
    private boolean participle(List<NameLink> names, int index) {
        String lower = tokens.get(index).lower();
        boolean form = lower.endsWith("ed")
                || lower.endsWith("ing")
                || !lower.endsWith("s") && !Lexicon.english().lemma(lower).equals(lower);
        boolean before = names.stream().anyMatch(link -> link.from() == index + 1 && link.cost() < 0.5);
        boolean last = index + 1 >= tokens.size()
                || tokens.get(index + 1).is("in", "during", "on") && index + 2 < tokens.size() && tokens.get(index + 2).kind() == Token.Kind.NUMBER;
        return form && (before || last);
    }

    private static Cost missing(Token token, int glue, boolean verb, boolean participle) {
        if (token.lower().startsWith("contain") || token.lower().startsWith("includ")) {
            return Cost.NOTHING.plus(Feature.LOOSE, 0.8);
        }
        if (glue != 0) {
            return Cost.NOTHING.plus(Feature.LOOSE, (glue & Glue.OR) != 0 ? 3 : (glue & (Glue.AND | Glue.BUT)) != 0 ? 0.3 : 0.02);
        }
        if (token.kind() != Token.Kind.WORD) {
            return Cost.NOTHING.plus(Feature.LOST, 1);
        }
        if (token.is("who")) {
            return Cost.NOTHING.plus(Feature.IMPLIED, 0.4);
        }
        if (UNITS.contains(token.lower())) {
            return Cost.NOTHING.plus(Feature.VERB, 0.3);
        }
        if (LIGHT.contains(token.lower())) {
            return Cost.NOTHING.plus(Feature.VERB, 0.4);
        }
        if (Set.of("not", "never", "without", "no", "except", "most", "least", "more", "less", "average", "highest", "lowest", "ratio", "percentage", "percent", "share", "both", "each", "every", "per", "than", "when", "where", "total", "sum", "maximum", "minimum", "first", "last", "latest", "top", "different", "distinct", "delete", "remove", "update", "insert", "change", "predict", "forecast", "will", "why", "should").contains(token.lower())) {
            return Cost.NOTHING.plus(Feature.LOST, 1);
        }
        return verb ? Cost.NOTHING.plus(Feature.VERB, participle ? 6 : 1) : Cost.NOTHING.plus(Feature.CONTENT, 1);
    }

    private void put(int from, int to, Sense sense, Cost cost) {
        Integer first = slotOf.get(from);
        int last = to;
        while (last > from && !slotOf.containsKey(last - 1)) {
            last--;
        }
        Integer end = slotOf.get(last - 1);
        if (first == null || end == null) {
            Integer next = from + 1 < to ? slotOf.get(from + 1) : null;
            if (first != null || next == null || end == null) {
                return;
            }
            first = next;
        }
        drafts.get(first).lexemes().add(new Slot.Lexeme(end - first + 1, new Phrase(sense, glueAt(first), cost)));
    }

    private int glueAt(int slot) {
        return gaps.contains(slot) ? Glue.GAP : 0;
    }

    private void name(NameLink link) {
        Cost cost = Cost.NOTHING.plus(Feature.LINK, link.cost());
        Occurrence rows = Occurrence.of(link.target().table());
        switch (link.target()) {
            case Target.OfTable table -> put(link.from(), link.to(), new Sense.Noun(Frame.rows(rows, link.plural())), cost);
            case Target.OfColumn(var table, var column) -> {
                Term.Attribute attribute = new Term.Attribute(rows, column.name());
                boolean truth = TypeFamily.of(column.type()).filter(TypeFamily.TRUTH::equals).isPresent();
                put(
                        link.from(),
                        link.to(),
                        new Sense.Noun(Frame.of(rows, List.of(attribute), link.plural())),
                        truth ? cost.plus(Feature.IMPLIED, 0.6) : cost);
                boolean flag = World.isNumber(attribute)
                        && column.name().toLowerCase(java.util.Locale.ROOT).matches("(is|has)_.*|active|enabled|.*_(flag|flg)|deleted|archived");
                if (flag) {
                    put(
                            link.from(),
                            link.to(),
                            Sense.Restriction.of(new Condition.Compared(attribute, Condition.Comparison.EQUAL, CompareRules.number("1"))),
                            cost.plus(Feature.IMPLIED, 0.2));
                }
                if (truth) {
                    put(link.from(), link.to(), Sense.Restriction.of(new Condition.Holds(attribute, true)), cost);
                }
            }
            case Target.OfColumns(var table, var columns) ->
                put(
                        link.from(),
                        link.to(),
                        new Sense.Noun(Frame.of(
                                rows,
                                columns.stream().<Term>map(column -> new Term.Attribute(rows, column.name())).toList(),
                                link.plural())),
                        cost);
        }
    }

    private void value(ValueLink link) {
        Term.Constant value = new Term.Constant(Term.Constant.Kind.TEXT, link.value());
        Condition condition = new Condition.Compared(link.attribute(), Condition.Comparison.EQUAL, value);
        put(
                link.from(),
                link.to(),
                new Sense.Restriction(List.of(condition), Optional.of(link.attribute()), false),
                Cost.NOTHING.plus(Feature.VALUE, link.cost()));
        Token last = tokens.get(link.to() - 1);
        if (last.plural() && !link.value().equalsIgnoreCase(last.text())) {
            Frame rows = Frame.rows(link.attribute().of(), true).with(List.of(condition));
            put(link.from(), link.to(), new Sense.Noun(rows), Cost.NOTHING.plus(Feature.VALUE, link.cost() + 0.15));
        }
    }

    private void single(int index) {
        Token token = tokens.get(index);
        OptionalInt number = Words.number(token);
        if (token.kind() == Token.Kind.NUMBER) {
            put(index, index + 1, new Sense.Amount(token.text()), Cost.NOTHING);
        } else if (number.isPresent()) {
            put(index, index + 1, new Sense.Amount(Integer.toString(number.getAsInt())), Cost.NOTHING);
        } else if (token.kind() == Token.Kind.QUOTED) {
            put(index, index + 1, new Sense.Text(token.text()), Cost.NOTHING.plus(Feature.VALUE, 0.3));
        }
        magnitudes(index);
        Grain.named(token.lower()).ifPresent(grain -> put(index, index + 1, new Sense.Steps(grain, false), Cost.NOTHING));
        Grain.every(token.lower()).ifPresent(grain -> put(index, index + 1, new Sense.Steps(grain, true), Cost.NOTHING));
    }

    /** "2 million", "a hundred thousand", "5k". */
    private void magnitudes(int index) {
        Token token = tokens.get(index);
        java.util.regex.Matcher short_ = MAGNITUDE.matcher(token.lower());
        if (short_.matches()) {
            put(index, index + 1, new Sense.Amount(new java.math.BigDecimal(short_.group(1)).multiply(factor(short_.group(2))).stripTrailingZeros().toPlainString()), Cost.NOTHING);
            return;
        }
        boolean number = token.kind() == Token.Kind.NUMBER || Words.number(token).isPresent();
        java.math.BigDecimal value = number
                ? new java.math.BigDecimal(token.kind() == Token.Kind.NUMBER ? token.text() : Integer.toString(Words.number(token).orElseThrow()))
                : java.math.BigDecimal.ONE;
        int at = number ? index + 1 : index;
        int from = at;
        while (at < tokens.size() && FACTORS.containsKey(tokens.get(at).lower())) {
            value = value.multiply(FACTORS.get(tokens.get(at).lower()));
            at++;
        }
        if (at > from) {
            put(index, at, new Sense.Amount(value.stripTrailingZeros().toPlainString()), Cost.NOTHING);
        }
    }

    private static final java.util.regex.Pattern MAGNITUDE = java.util.regex.Pattern.compile("(\\d+(?:\\.\\d+)?)(k|m|mn|bn)");
    private static final Map<String, java.math.BigDecimal> FACTORS = Map.of(
            "hundred", java.math.BigDecimal.valueOf(100),
            "thousand", java.math.BigDecimal.valueOf(1_000),
            "million", java.math.BigDecimal.valueOf(1_000_000),
            "billion", java.math.BigDecimal.valueOf(1_000_000_000));

    private static java.math.BigDecimal factor(String letter) {
        return switch (letter) {
            case "k" -> java.math.BigDecimal.valueOf(1_000);
            case "bn" -> java.math.BigDecimal.valueOf(1_000_000_000);
            default -> java.math.BigDecimal.valueOf(1_000_000);
        };
    }

    /** Over the words that were kept, so that an article in between does no harm. */
    private void cues() {
        List<String> words = drafts.stream().map(draft -> draft.text().toLowerCase(java.util.Locale.ROOT)).toList();
        for (int slot = 0; slot < drafts.size(); slot++) {
            List<Slot.Lexeme> lexemes = drafts.get(slot).lexemes();
            int at = slot;
            CueWords.at(words, slot).forEach((width, senses) -> senses.forEach(sense ->
                    lexemes.add(new Slot.Lexeme(width, new Phrase(sense, glueAt(at), Cost.NOTHING)))));
            between(slot);
            fromTo(slot);
        }
    }

    /** "Who" asks for people, "when" for a date, "where" for a place. */
    private void opening(List<NameLink> names) {
        if (drafts.isEmpty()) {
            return;
        }
        String first = drafts.getFirst().text().toLowerCase(java.util.Locale.ROOT);
        List<Slot.Lexeme> lexemes = drafts.getFirst().lexemes();
        switch (first) {
            case "when" -> lexemes.add(new Slot.Lexeme(1, new Phrase(new Sense.Word(Sense.Cue.WHEN), 0, Cost.NOTHING)));
            case "where" -> lexemes.add(new Slot.Lexeme(1, new Phrase(new Sense.Word(Sense.Cue.WHERE), 0, Cost.NOTHING)));
            case "who" -> people.forEach(table -> lexemes.add(new Slot.Lexeme(
                    1, new Phrase(new Sense.Noun(Frame.rows(Occurrence.of(table), false)), 0, Cost.NOTHING.plus(Feature.IMPLIED, 0.6)))));
            default -> {}
        }
    }

    /** "between 3 and 5". */
    private void between(int slot) {
        boolean fits = slot + 3 < drafts.size()
                && drafts.get(slot).text().equalsIgnoreCase("between")
                && drafts.get(slot + 2).text().equalsIgnoreCase("and")
                && isNumber(slot + 1)
                && isNumber(slot + 3);
        if (fits) {
            Sense range = new Sense.Range(CompareRules.number(digits(slot + 1)), CompareRules.number(digits(slot + 3)));
            drafts.get(slot).lexemes().add(new Slot.Lexeme(4, new Phrase(range, 0, Cost.NOTHING)));
        }
    }

    /** "from longest to shortest". */
    private void fromTo(int slot) {
        boolean from = drafts.get(slot).text().equalsIgnoreCase("from");
        int first = from ? slot + 1 : slot;
        boolean leads = slot + 1 < drafts.size() && drafts.get(slot + 1).text().equalsIgnoreCase("first");
        if (leads) {
            Lexicon.english().measure(drafts.get(slot).text()).filter(measure -> measure.degree() == Degree.SUPERLATIVE).ifPresent(measure ->
                    drafts.get(slot).lexemes().add(new Slot.Lexeme(2, new Phrase(new Sense.Word(measure.direction() > 0 ? Sense.Cue.DESCENDING : Sense.Cue.ASCENDING), 0, Cost.NOTHING))));
        }
        boolean fits = first + 2 < drafts.size() && drafts.get(first + 1).text().equalsIgnoreCase("to");
        if (fits) {
            Optional<Measure> high = Lexicon.english().measure(drafts.get(first).text());
            Optional<Measure> low = Lexicon.english().measure(drafts.get(first + 2).text());
            if (high.isPresent() && low.isPresent() && high.get().direction() != low.get().direction()) {
                Sense.Cue cue = high.get().direction() > 0 ? Sense.Cue.DESCENDING : Sense.Cue.ASCENDING;
                drafts.get(slot).lexemes().add(new Slot.Lexeme(first + 3 - slot, new Phrase(new Sense.Word(cue), 0, Cost.NOTHING)));
            }
        }
    }

    private boolean isNumber(int slot) {
        return drafts.get(slot).text().matches("[\\d,.]+");
    }

    private String digits(int slot) {
        return drafts.get(slot).text().replace(",", "");
    }

    private void measure(MeasureLink link) {
        Sense sense = link.compares()
                ? new Sense.Measuring(link.attribute(), link.most() ? Condition.Comparison.MORE : Condition.Comparison.LESS)
                : new Sense.Extreme(link.most(), Optional.of(link.attribute()), 1);
        put(link.from(), link.to(), sense, Cost.NOTHING.plus(Feature.LINK, link.cost()));
        boolean leads = !link.compares() && link.to() < tokens.size() && tokens.get(link.to()).is("first");
        if (leads) {
            put(link.from(), link.to() + 1, new Sense.Sorting(link.attribute(), link.most(), Optional.empty()), Cost.NOTHING.plus(Feature.LINK, link.cost()));
        }
    }
}
