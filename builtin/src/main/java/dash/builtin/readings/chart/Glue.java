package dash.builtin.readings.chart;

import java.util.Map;

/** Small words that say how the phrase behind them hangs on the one before. A phrase carries them as bits. */
final class Glue {

    static final int OF = 1;
    static final int IN = 1 << 1;
    static final int FOR = 1 << 2;
    static final int WITH = 1 << 3;
    static final int BY = 1 << 4;
    static final int PER = 1 << 5;
    static final int WHO = 1 << 6;
    static final int BE = 1 << 7;
    static final int AND = 1 << 8;
    static final int OR = 1 << 9;
    static final int TO = 1 << 10;
    static final int THAN = 1 << 11;
    static final int COMMA = 1 << 12;
    static final int BREAK = 1 << 13;
    static final int VERB = 1 << 14;
    static final int AS = 1 << 15;
    static final int BUT = 1 << 16;
    /** An article or an auxiliary stood here: what follows is a phrase of its own. */
    static final int GAP = 1 << 17;

    /** A possessive stood here: "their category". */
    static final int OWN = 1 << 18;

    /** "which painter's works": what stands behind is what the one asked for has. */
    static final int HIS = 1 << 20;

    /** "As well as": the one and the other, and not either. */
    static final int TOO = 1 << 19;

    static final int LISTING = AND | COMMA;

    private static final Map<String, Integer> WORDS = Map.ofEntries(
            Map.entry("of", OF),
            Map.entry("in", IN),
            Map.entry("at", IN),
            Map.entry("on", IN),
            Map.entry("from", IN),
            Map.entry("within", IN),
            Map.entry("into", IN),
            Map.entry("inside", IN),
            Map.entry("through", IN),
            Map.entry("under", IN),
            Map.entry("during", IN),
            Map.entry("for", FOR),
            Map.entry("among", FOR),
            Map.entry("across", FOR),
            Map.entry("about", FOR),
            Map.entry("over", FOR),
            Map.entry("with", WITH),
            Map.entry("has", WITH),
            Map.entry("have", WITH),
            Map.entry("had", WITH),
            Map.entry("having", WITH),
            Map.entry("contain", WITH),
            Map.entry("contains", WITH),
            Map.entry("containing", WITH),
            Map.entry("include", WITH),
            Map.entry("includes", WITH),
            Map.entry("including", WITH),
            Map.entry("own", WITH),
            Map.entry("owns", WITH),
            Map.entry("by", BY),
            Map.entry("per", PER),
            Map.entry("who", WHO),
            Map.entry("whom", WHO),
            Map.entry("whose", WHO),
            Map.entry("that", WHO),
            Map.entry("which", WHO),
            Map.entry("where", WHO),
            Map.entry("when", WHO),
            Map.entry("is", BE),
            Map.entry("are", BE),
            Map.entry("was", BE),
            Map.entry("were", BE),
            Map.entry("be", BE),
            Map.entry("been", BE),
            Map.entry("being", BE),
            Map.entry("equals", BE),
            Map.entry("and", AND),
            Map.entry("plus", AND),
            Map.entry("or", OR),
            Map.entry("to", TO),
            Map.entry("vs", TO),
            Map.entry("versus", TO),
            Map.entry("than", THAN),
            Map.entry("as", AS),
            Map.entry("but", BUT));

    private Glue() {}

    static int of(String lower) {
        return WORDS.getOrDefault(lower, 0);
    }

    static boolean any(int glue, int kinds) {
        return (glue & kinds) != 0;
    }
}
