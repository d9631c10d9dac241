package dash.builtin.readings.chart;

import java.util.List;

/**
 * One place of the question: a word that is more than an article.
 *
 * @param glue bits when the word is a small one that joins
 * @param verb whether it is probably a verb
 * @param missing what it costs to pass it over
 * @param lexemes all that may begin here; the layout adds to it until the chart begins
 */
record Slot(String text, int glue, boolean verb, Cost missing, List<Lexeme> lexemes) {

    /** A phrase that begins here and is so many slots wide. */
    record Lexeme(int width, Phrase phrase) {}

    Phrase passedOver(Phrase phrase) {
        return new Phrase(phrase.sense(), phrase.glue(), phrase.cost().plus(missing));
    }
}
