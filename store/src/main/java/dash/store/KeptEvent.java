package dash.store;

/**
 * Something that a question told while it was worked on.
 *
 * @param number counts from 1 within the question
 * @param body one JSON object
 */
public record KeptEvent(int number, String name, String body) {

    public KeptEvent {
        if (number < 1) {
            throw new IllegalArgumentException("an event with the number " + number);
        }
    }
}
