package dash.builtin.readings.chart;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.lexicon.PartOfSpeech;
import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.Target;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What kind of word each token of a question is, and what it costs to leave it unexplained. */
final class WordClasses {

    /** Say nothing wherever they stand. */
    private static final Set<String> EMPTY = words("""
            a an the all any some please can could you me i we us our my
            do does did there what list show find give return display tell get provide their its
            his her them they it these those this want would like know see also so
            corresponding database let s re hey hi he she your whats name's identify currently such will
            retrieve select fetch print ever then dataset report compute calculate determine ones one's being just only
            exactly she/he need looking i'd how as up out mr mrs ms dr prof results result output answer answers together along right now own
            overall whether if yet still already anything""");

    /** Verbs of asking and of belonging that say nothing a join does not. */
    private static final Set<String> LIGHT = words("""
            belong belongs belonging live lives living located made make makes associated related exist exists come comes
            part found based given take taken took looks look looked came began begun happened happen occurred occur received receive did held assigned
            listed recorded registered got done used use uses involved placed total been went go goes played
            play work works working worked gave posted handled written wrote write have appear appears appeared kinds
            kind types different number value values amount among set available offered offer name member members person
            people item items copies role roles stored kept currently participated attended attend terms order data sold bought purchased vary varies differ differs owned""");

    /** Words that change what is asked; whoever drops one answers another question. */
    private static final Set<String> TELLING = words("""
            not never without no except most least more less average highest lowest ratio percentage percent share both each every per than
            when where total sum maximum minimum first last latest top different distinct delete remove update insert change predict
            forecast twice double triple thrice will why should changed changes growth grow grew grown increased decreased declined rose
            risen fell fallen dropped shrank""");

    /** Verbs that tell how it came out: matches won are fewer than matches. */
    private static final Set<String> OUTCOMES = words("""
            win lose concede forfeit fail miss cancel reject refuse""");

    /** Behind these stands a noun. */
    private static final Set<String> BEFORE_NOUNS = words("""
            many the a an of each every all any most fewest no our their its by per with much which what""");

    /** Behind these stands a verb, if it can be one. */
    private static final Set<String> BEFORE_VERBS = words("who not has have had they never also we been");

    /** What rows go by is asked for with them. */
    private static final Set<String> NAMES = words("name names title titles list details information");

    private static final Set<String> OPENING = words("which how many much is are was were of number");

    private static final Set<String> AUXILIARY = words("has have had do does did is are was were can will");

    /** A value so near is no mere verb: "children reviewed puzzles". */
    private static final double VALUED = 0.75;

    private final List<Token> tokens;
    private final List<NameLink> names;
    private final Set<Integer> silent;
    private final Set<Integer> telling;
    private final Set<Integer> valued;

    WordClasses(List<Token> tokens, List<NameLink> names, Set<Integer> silent) {
        this(tokens, names, silent, Set.of(), Set.of());
    }

    private WordClasses(
            List<Token> tokens, List<NameLink> names, Set<Integer> silent, Set<Integer> telling, Set<Integer> valued) {
        this.tokens = tokens;
        this.names = names;
        this.silent = silent;
        this.telling = Set.copyOf(telling);
        this.valued = Set.copyOf(valued);
    }

    /** The same, now that values are found: a verb that is one says more than that two things belong together. */
    WordClasses with(List<ValueLink> values) {
        Set<Integer> verbs = new HashSet<>();
        values.stream().filter(link -> ValueLinks.isDone(link, tokens)).forEach(link -> verbs.add(link.from()));
        Set<Integer> valued = new HashSet<>();
        values.stream()
                .filter(link -> link.to() == link.from() + 1 && link.cost() < VALUED)
                .filter(link -> !Lexemes.isName(link.attribute()))
                .forEach(link -> valued.add(link.from()));
        return verbs.isEmpty() && valued.isEmpty() ? this : new WordClasses(tokens, names, silent, verbs, valued);
    }

    private static Set<String> words(String text) {
        return Set.of(text.split("\\s+", -1));
    }

    /** Says nothing here. */
    boolean empty(int index) {
        Token token = tokens.get(index);
        boolean word = token.kind() == Token.Kind.WORD
                && EMPTY.contains(token.lower())
                && !cue(index)
                && !away(index)
                && !(index > 0 && token.is("report"));
        boolean last = index == tokens.size() - 1
                || (index == tokens.size() - 2 && tokens.getLast().is("it", "them", "him", "her"));
        boolean particle = last && token.is("after", "for", "in", "from", "on", "to", "with");
        boolean joint = token.is("or", "and") && betweenEmpty(index);
        boolean happens =
                token.is("place") && index > 0 && tokens.get(index - 1).is("take", "takes", "took", "taken", "taking");
        boolean ever = token.is("time") && index > 0 && tokens.get(index - 1).is("all");
        boolean said = word
                || Magnitudes.standsFor(tokens, index)
                || whoIs(index)
                || joint
                || particle
                || happens
                || ever
                || duty(index)
                || new Fillers(tokens, names).at(index)
                || new Wholes(tokens, names).at(index);
        return silent.contains(index)
                || new StoreWords(tokens, names).at(index)
                || backwards(index)
                || (said && !wholeName(index) && !mark(index));
    }

    /** "Who are our drivers?" asks for no more than "our drivers". */
    private boolean whoIs(int index) {
        return index == 0
                && tokens.size() > 1
                && tokens.getFirst().is("who")
                && tokens.get(1).is("are", "is", "were", "was");
    }

    /** "that year": a time that was said already. */
    private boolean backwards(int index) {
        return said("that", index, index + 1) || said("that", index - 1, index);
    }

    private boolean said(String word, int pointing, int time) {
        return pointing > 0
                && time < tokens.size()
                && tokens.get(pointing).is(word)
                && tokens.get(time).is("year", "month", "day", "week", "quarter")
                && tokens.subList(0, pointing).stream()
                        .anyMatch(token -> token.text().matches("\\d{4}.*"));
    }

    /** "They should be in Peru": a sentence more that restricts what the first one asks for. */
    private boolean duty(int index) {
        return index > 1
                && tokens.get(index).is("should", "must")
                && tokens.get(index - 1).is("they", "it", "these", "this", "results", "which", "that", "who");
    }

    /** A letter in capitals amid a sentence is a value: "a grade of A". */
    private boolean mark(int index) {
        return index > 0
                && tokens.get(index).text().equals("A")
                && (index + 1 == tokens.size()
                        || tokens.get(index + 1).is("or", "and", "in")
                        || tokens.get(index - 1).is("of", "or", "and"));
    }

    /** "are still out": where something is, and no part of a verb. */
    private boolean away(int index) {
        return tokens.get(index).is("out")
                && index > 0
                && tokens.get(index - 1)
                        .is("still", "is", "are", "was", "were", "stay", "stays", "stayed", "currently");
    }

    /** "his or her": what joins two empty words is empty itself. */
    private boolean betweenEmpty(int index) {
        return index > 0
                && index + 1 < tokens.size()
                && EMPTY.contains(tokens.get(index - 1).lower())
                && EMPTY.contains(tokens.get(index + 1).lower());
    }

    /** An empty word that is the whole name of something keeps its place. */
    private boolean wholeName(int index) {
        return names.stream().anyMatch(link -> link.from() == index && link.to() == index + 1 && link.cost() < 0.05);
    }

    /** The beginning of "how many" and its like. */
    private boolean cue(int index) {
        Token token = tokens.get(index);
        if (index + 1 >= tokens.size()) {
            return false;
        }
        Token next = tokens.get(index + 1);
        return (token.is("how") && next.is("many", "much", "often"))
                || (token.is("exactly", "just") && Words.number(next).isPresent())
                || (token.is("out") && next.is("of"))
                || (token.is("out") && index > 0 && tokens.get(index - 1).is("leave", "leaving", "left"))
                || (token.is("anything", "everything") && next.is("but"))
                || (token.is("like") && next.kind() == Token.Kind.QUOTED);
    }

    /** By its usual part of speech, by its ending, or by standing where a verb stands. */
    boolean verb(int index) {
        Token token = tokens.get(index);
        List<PartOfSpeech> parts =
                token.kind() == Token.Kind.WORD ? Lexicon.english().parts(token.lower()) : List.of();
        if (!parts.contains(PartOfSpeech.VERB)
                || (index > 0 && BEFORE_NOUNS.contains(tokens.get(index - 1).lower()))) {
            return false;
        }
        return parts.getFirst() == PartOfSpeech.VERB
                || verbsPlace(index)
                || token.lower().matches(".*(ed|ing|en)");
    }

    private boolean verbsPlace(int index) {
        if (index == 0) {
            return false;
        }
        Token before = tokens.get(index - 1);
        return (before.plural() && !tokens.get(index).plural())
                || (index > 1 && before.is("that", "which"))
                || BEFORE_VERBS.contains(before.lower());
    }

    /** A verb that says no more than that two things belong together, or a unit: nothing is lost without it. */
    boolean light(int index) {
        String lower = tokens.get(index).lower();
        return tokens.get(index).kind() == Token.Kind.WORD
                && !telling.contains(index)
                && !counting(index)
                && (((LIGHT.contains(lower) || trades(index))
                                && !namesRows(index)
                                && !new KnownWords(tokens, names).listed(index))
                        || Houses.at(tokens, names, index)
                        || UnitWords.at(tokens, index));
    }

    /** "number of orders and total amount": whoever passes over it tells the orders beside the amount. */
    private boolean counting(int index) {
        boolean counts = tokens.get(index).is("number")
                && index + 1 < tokens.size()
                && tokens.get(index + 1).is("of");
        return counts
                && !(index > 0 && tokens.get(index - 1).is("average", "mean", "total", "maximum", "minimum", "median"))
                && tokens.stream().anyMatch(token -> token.is("and"));
    }

    /** "did we sell", "customers buy": what is done with whatever is sold. */
    private boolean trades(int index) {
        return tokens.get(index).is("sell", "sells", "buy", "buys", "brought", "bring", "brings", "purchase")
                && index > 0
                && (verbsPlace(index) || tokens.get(index - 1).is("we", "you", "they", "did", "do", "does"));
    }

    /** Where the schema has a table of copies, a word for copies is no light one. */
    private boolean namesRows(int index) {
        return names.stream()
                .anyMatch(link -> link.from() == index
                        && link.to() == index + 1
                        && link.cost() < 0.2
                        && link.target() instanceof Target.OfTable);
    }

    /** The noun that is asked for, by its place: whoever passes over it answers another question. */
    private int head() {
        int index = 0;
        while (index < tokens.size()
                && (empty(index) || OPENING.contains(tokens.get(index).lower()))) {
            index++;
        }
        int head = -1;
        while (index < tokens.size() && (head < 0 ? noun(index) : goesOn(index))) {
            head = index++;
        }
        boolean ends = index == tokens.size()
                || empty(index)
                || Glue.of(tokens.get(index).lower()) != 0
                || AUXILIARY.contains(tokens.get(index).lower())
                || light(index)
                || verb(index);
        return ends ? head : -1;
    }

    /** A noun behind a noun, unless it is what the first one does: "rivers flow". */
    private boolean goesOn(int index) {
        return (noun(index) && !verb(index)) || beforeAuxiliary(index);
    }

    /** "how many home finishes did": whatever else the word may be, here it is a noun. */
    private boolean beforeAuxiliary(int index) {
        Token token = tokens.get(index);
        return index + 1 < tokens.size()
                && tokens.get(index + 1).is("did", "do", "does")
                && token.kind() == Token.Kind.WORD
                && !light(index)
                && Lexicon.english().parts(token.lower()).contains(PartOfSpeech.NOUN);
    }

    private boolean noun(int index) {
        Token token = tokens.get(index);
        List<PartOfSpeech> parts =
                token.kind() == Token.Kind.WORD ? Lexicon.english().parts(token.lower()) : List.of();
        return !parts.isEmpty()
                && parts.getFirst() == PartOfSpeech.NOUN
                && !TELLING.contains(token.lower())
                && !NAMES.contains(token.lower())
                && !light(index)
                && !AUXILIARY.contains(token.lower());
    }

    /** Nothing stands behind it that it could join to the rest. */
    private boolean closing(int index) {
        return index + 1 >= tokens.size() || tokens.get(index + 1).is("but", "and", "or", "yet");
    }

    /** What speaks against a reading that passes this word over. */
    Cost missing(int index, int glue) {
        Token token = tokens.get(index);
        if (token.lower().startsWith("contain") || token.lower().startsWith("includ")) {
            return Cost.NOTHING.plus(Feature.LOOSE, 0.8);
        }
        if (glue != 0 && !Glue.any(glue, Glue.THAN)) {
            return Cost.NOTHING.plus(
                    Feature.LOOSE, Glue.any(glue, Glue.OR) ? 3 : Glue.any(glue, Glue.AND | Glue.BUT) ? 0.3 : 0.02);
        }
        if (token.is("who")) {
            return Cost.NOTHING.plus(Feature.IMPLIED, 0.4);
        }
        if (token.kind() != Token.Kind.WORD || TELLING.contains(token.lower())) {
            return Cost.NOTHING.plus(Feature.LOST, 1);
        }
        if (OUTCOMES.contains(Lexicon.english().lemma(token.lower())) || token.is("drawn")) {
            return Cost.NOTHING.plus(Feature.LOST, 1);
        }
        if (Ordinals.number(token) > 1) {
            return Cost.NOTHING.plus(Feature.LOST, 1);
        }
        if (telling.contains(index)) {
            return Cost.NOTHING.plus(Feature.LOST, 1);
        }
        if (light(index)) {
            return Cost.NOTHING.plus(Feature.VERB, UnitWords.at(tokens, index) ? 0.3 : 0.4);
        }
        if (index == head()) {
            return Cost.NOTHING.plus(Feature.LOST, 1);
        }
        return verb(index) ? Cost.NOTHING.plus(Feature.VERB, passedVerb(index)) : Cost.NOTHING.plus(Feature.CONTENT, 1);
    }

    /** A verb mostly says that two things belong together; one that has rows of its own says by which. */
    private double passedVerb(int index) {
        if (valued.contains(index) || new Participles(tokens, names).tells(index)) {
            return 6;
        }
        if (closing(index) && new KnownWords(tokens, names).known(index)) {
            return 2.5;
        }
        return new KnownWords(tokens, names).hasRows(index) ? 1.8 : 1;
    }
}
