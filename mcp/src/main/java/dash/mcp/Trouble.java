package dash.mcp;

/** Why a server could not be used, as the end of a sentence that begins with its name. */
final class Trouble extends Exception {

    private static final long serialVersionUID = 1L;
    private static final int LONGEST = 200;

    Trouble(String message) {
        super(message);
    }

    /** Foreign words on one line, short, without anything that a terminal would obey. */
    static String shown(String foreign) {
        String plain = foreign.replaceAll("[\\p{Cntrl}\\p{Cf}\\s]+", " ").strip();
        return plain.length() <= LONGEST ? plain : plain.substring(0, LONGEST) + "…";
    }
}
