package dash.builtin.lexicon;

/**
 * What a noun is about, as far as questions care: who asks for persons and groups, where for places, when for times.
 * WordNet's other topics are all {@code OTHER}.
 */
public enum Kind {
    PERSON,
    GROUP,
    PLACE,
    TIME,
    QUANTITY,
    MONEY,
    EVENT,
    ACT,
    ATTRIBUTE,
    COMMUNICATION,
    THING,
    LIVING,
    OTHER;

    /** @param about the letter at the start of a line of synsets.txt */
    static Kind of(char about) {
        return switch (about) {
            case 'P' -> PERSON;
            case 'L' -> GROUP;
            case 'M' -> PLACE;
            case 'Z' -> TIME;
            case 'U' -> QUANTITY;
            case 'S' -> MONEY;
            case 'I' -> EVENT;
            case 'B' -> ACT;
            case 'E', 'W', 'X' -> ATTRIBUTE;
            case 'H' -> COMMUNICATION;
            case 'D', 'O', 'K', 'Y' -> THING;
            case 'C', 'R' -> LIVING;
            default -> OTHER;
        };
    }
}
