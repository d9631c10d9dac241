package dash.builtin.lexicon;

/** How two words belong together, closest first. */
public enum Way {
    /** A form of the same word: sold, sell. */
    SAME,
    /** A short form that names of columns use: qty, quantity. */
    ABBREVIATION,
    /** They share a meaning: movie, film. */
    SYNONYM,
    /** One is formed from the other: publish, publication. */
    DERIVED,
    /** They stand for one another in data, though a dictionary would not say so: song, track. */
    USAGE,
    /** The adjective is a value of the noun: old, age. */
    MEASURE,
    /** One adjective leans on the other: costly, expensive. */
    SIMILAR,
    /** Formed from a word that means the same: instruct, teacher. */
    FAMILY,
    /** One is more general than the other: nurse, person. */
    BROADER
}
