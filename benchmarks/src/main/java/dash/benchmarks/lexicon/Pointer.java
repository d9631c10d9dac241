package dash.benchmarks.lexicon;

/**
 * A relation of one synset to another, or of one word in it to one word in the other.
 *
 * @param symbol WordNet's sign for it, such as {@code @} for broader and {@code +} for derived
 * @param source number of the word it starts at, from 1; 0 for the synset as a whole
 * @param target number of the word it leads to, from 1; 0 for the synset as a whole
 */
record Pointer(String symbol, String synset, int source, int target) {

    static final String BROADER = "@";
    static final String INSTANCE_OF = "@i";
    static final String SIMILAR = "&";
    static final String DERIVED = "+";
    static final String PERTAINS = "\\";
    static final String ATTRIBUTE = "=";

    boolean is(String wanted) {
        return symbol.equals(wanted);
    }
}
