package dash.builtin.lexicon;

/**
 * A noun that an adjective tells about.
 *
 * @param noun such as age; two words have a space between them
 * @param direction +1 when more of it makes the adjective truer, -1 when less does: the oldest has the most age and the
 *     least birth date
 */
public record Dimension(String noun, int direction) {

    Dimension turned() {
        return new Dimension(noun, -direction);
    }
}
