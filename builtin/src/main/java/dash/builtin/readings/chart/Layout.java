package dash.builtin.readings.chart;

import dash.builtin.words.Token;
import dash.builtin.words.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The places of a question: one for each word that is more than an article, for each comma and for each end of a sentence. */
final class Layout {

    /** The bits of a cost tell so many places apart. */
    static final int MOST_SLOTS = 60;

    private static final int UNTOLD = 63;

    private static final Set<String> OWN = Set.of("their", "its", "his", "her", "own");

    private final String question;
    private final List<Token> tokens;
    private final Map<Integer, Integer> slotOf = new HashMap<>();
    private final Map<Integer, Integer> gaps = new HashMap<>();
    private final List<Slot> slots = new ArrayList<>();

    Layout(String question, List<Token> tokens, WordClasses classes) {
        this.question = question;
        this.tokens = tokens;
        int gap = 0;
        for (int index = 0; index < tokens.size(); index++) {
            if (index > 0) {
                punctuation(tokens.get(index - 1), tokens.get(index));
            }
            if (owns(index)) {
                slots.add(new Slot("'s", Glue.WITH | Glue.HIS, false, Cost.NOTHING, new ArrayList<>()));
            }
            if (classes.empty(index)) {
                gap |= Glue.GAP | (OWN.contains(tokens.get(index).lower()) ? Glue.OWN : 0);
            } else {
                word(index, gap, classes);
                gap = 0;
            }
        }
    }

    private void word(int index, int gap, WordClasses classes) {
        if (gap != 0) {
            gaps.put(slots.size(), gap);
        }
        Token token = tokens.get(index);
        boolean opening = index == 0 && token.is("when", "where", "who");
        boolean limits = token.is("over", "under")
                && index + 1 < tokens.size()
                && Words.number(tokens.get(index + 1)).isPresent();
        int glue = token.kind() == Token.Kind.WORD && !opening && !limits ? Glue.of(token.lower()) : 0;
        if (token.is("by") && index > 0 && tokens.get(index - 1).is("divided")) {
            glue |= Glue.PER;
        }
        if (token.is("out") && shares()) {
            glue = Glue.TO;
        }
        if (asWell(index)) {
            glue = Glue.AND | Glue.TOO;
        }
        boolean telling = glue == 0 && !classes.light(index);
        int told = telling && slots.size() < UNTOLD ? slots.size() : UNTOLD;
        slotOf.put(index, slots.size());
        slots.add(new Slot(
                token.text(),
                glue,
                classes.verb(index),
                classes.missing(index, glue).passing(told),
                new ArrayList<>()));
    }

    /** "As well as" is one word. */
    private boolean asWell(int index) {
        return index > 0
                && index + 1 < tokens.size()
                && tokens.get(index).is("well")
                && tokens.get(index - 1).is("as")
                && tokens.get(index + 1).is("as");
    }

    /** "Out of" parts a whole where a share is asked for; elsewhere it says that nothing is left. */
    private boolean shares() {
        return tokens.stream()
                .anyMatch(token -> token.is("ratio", "proportion", "percentage", "percent", "share", "fraction"));
    }

    private void punctuation(Token before, Token token) {
        boolean ends = Sentences.ends(question, before, token);
        if (ends && token.is("they", "these") && further(token)) {
            slots.add(new Slot(".", Glue.WHO, false, Cost.NOTHING.plus(Feature.LOOSE, 0.1), new ArrayList<>()));
        } else if (ends || Sentences.between(question, before, token).contains(",")) {
            Cost missing = Cost.NOTHING.plus(Feature.LOOSE, ends ? 0.5 : 0.02);
            slots.add(new Slot(ends ? "." : ",", ends ? Glue.BREAK : Glue.COMMA, false, missing, new ArrayList<>()));
        }
    }

    /** "which painter's works sold best" asks for the painter, with works. */
    private boolean owns(int index) {
        return index > 1
                && index < 4
                && tokens.getFirst().is("which")
                && question.substring(
                                tokens.get(index - 1).start(), tokens.get(index).start())
                        .matches(".*['’]s\\s+");
    }

    /** Whether a comma or the end of a sentence stands before this word. */
    boolean parted(int index) {
        return !Sentences.between(question, tokens.get(index - 1), tokens.get(index))
                .isBlank();
    }

    /** "They should be …" goes on with what was said before. */
    private boolean further(Token token) {
        int next = tokens.indexOf(token) + 1;
        return next < tokens.size() && tokens.get(next).is("should", "must");
    }

    int size() {
        return slots.size();
    }

    List<String> words() {
        return slots.stream().map(slot -> slot.text().toLowerCase(Locale.ROOT)).toList();
    }

    List<Slot> slots() {
        return List.copyOf(slots);
    }

    /** Something that these tokens may stand for; articles at its ends do not count. */
    void put(int from, int to, Sense sense, Cost cost) {
        put(from, to, sense, cost, 0);
    }

    /** The same, with glue of its own in front. */
    void put(int from, int to, Sense sense, Cost cost, int glue) {
        int first = from;
        int last = to;
        while (last > first && !slotOf.containsKey(last - 1)) {
            last--;
        }
        while (first < last && !slotOf.containsKey(first)) {
            first++;
        }
        if (first < last && first <= from + 1) {
            int slot = slotOf.getOrDefault(first, 0);
            at(slot, slotOf.getOrDefault(last - 1, 0) - slot + 1, sense, cost, glue);
        }
    }

    /** Something that begins at a place and is so many places wide. */
    void at(int slot, int width, Sense sense, Cost cost) {
        at(slot, width, sense, cost, 0);
    }

    private void at(int slot, int width, Sense sense, Cost cost, int glue) {
        slots.get(slot)
                .lexemes()
                .add(new Slot.Lexeme(width, new Phrase(sense, glue | gaps.getOrDefault(slot, 0), cost)));
    }
}
