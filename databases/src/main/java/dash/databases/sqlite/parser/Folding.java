package dash.databases.sqlite.parser;

/** SQLite ignores the case of A to Z and of nothing else. */
public final class Folding {

    private Folding() {}

    public static String lower(String name) {
        StringBuilder folded = new StringBuilder(name.length());
        for (int at = 0; at < name.length(); at++) {
            char letter = name.charAt(at);
            folded.append(letter >= 'A' && letter <= 'Z' ? (char) (letter + ('a' - 'A')) : letter);
        }
        return folded.toString();
    }

    static String upper(String word) {
        StringBuilder folded = new StringBuilder(word.length());
        for (int at = 0; at < word.length(); at++) {
            char letter = word.charAt(at);
            folded.append(letter >= 'a' && letter <= 'z' ? (char) (letter - ('a' - 'A')) : letter);
        }
        return folded.toString();
    }
}
