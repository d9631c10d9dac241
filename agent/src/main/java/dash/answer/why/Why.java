package dash.answer.why;

import dash.provenance.Citation;

/**
 * Something people wrote about the time and the thing of a notable fact. That both fall together is all that is said.
 *
 * @param words the sentence for a reader
 * @param period the time that both speak of, such as {@code October 2025}
 */
public record Why(String words, String period, Citation citation) {}
