package dash.project.talk;

/** What a conversation is called until somebody says otherwise: the first words, whole, of its first question. */
public final class Titles {

    public static final int LONGEST = 80;

    private Titles() {}

    public static String of(String question) {
        String line = question.strip().lines().findFirst().orElse("").strip();
        if (line.length() <= LONGEST) {
            return line;
        }
        int end = line.lastIndexOf(' ', LONGEST);
        return line.substring(0, end > LONGEST / 2 ? end : whole(line)) + "…";
    }

    /** Where a title may be cut without halving a character. */
    private static int whole(String line) {
        return Character.isHighSurrogate(line.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
    }
}
