package dash.fault;

/**
 * One thing that is wrong, complete enough to act on.
 *
 * @param value the offending value as it was given, or empty when there is none; never a secret
 * @param nextStep what to do about it, as an imperative sentence without a full stop
 */
public record Fault(Code code, Place place, String value, String message, String nextStep) {

    /** A value longer than this would hide the message it belongs to. */
    private static final int LONGEST_VALUE = 120;

    public Fault {
        if (message.isBlank() || nextStep.isBlank()) {
            throw new IllegalArgumentException("a fault needs a message and a next step; its code is " + code);
        }
        value = value.length() <= LONGEST_VALUE ? value : value.substring(0, LONGEST_VALUE) + "…";
    }

    /** One line for a terminal or a log: {@code CODE place: message (value). Next: …}. */
    public String inOneLine() {
        String where = place.inWords().isEmpty() ? "" : " " + place.inWords();
        String what = value.isEmpty() ? "" : " (" + oneLine(value) + ")";
        return code + where + ": " + oneLine(message) + what + ". Next: " + oneLine(nextStep);
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }
}
