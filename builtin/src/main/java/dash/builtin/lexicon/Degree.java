package dash.builtin.lexicon;

/** How an adjective compares: old, older, oldest. */
public enum Degree {
    PLAIN,
    COMPARATIVE,
    SUPERLATIVE
}
