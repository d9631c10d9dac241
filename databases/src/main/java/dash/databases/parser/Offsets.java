package dash.databases.parser;

import java.util.Arrays;

/** Turns offsets in UTF-8 bytes, as the grammar counts, into offsets in characters. */
public final class Offsets {

    private final int length;
    private final int[] starts;

    private Offsets(int length, int[] starts) {
        this.length = length;
        this.starts = starts;
    }

    public static Offsets of(String text) {
        if (text.chars().allMatch(character -> character < 0x80)) {
            return new Offsets(text.length(), new int[0]);
        }
        int[] starts = new int[text.length()];
        int bytes = 0;
        for (int at = 0; at < text.length(); at++) {
            starts[at] = bytes;
            bytes += bytesOf(text.charAt(at));
        }
        return new Offsets(text.length(), starts);
    }

    public int character(int bytes) {
        if (starts.length == 0) {
            return Math.clamp(bytes, 0, length);
        }
        int found = Arrays.binarySearch(starts, bytes);
        return found >= 0 ? found : Math.min(-found - 1, length);
    }

    /** Half of a pair of surrogates counts two: together they are the four bytes that UTF-8 needs. */
    private static int bytesOf(char character) {
        if (character < 0x80) {
            return 1;
        }
        return character < 0x800 || Character.isSurrogate(character) ? 2 : 3;
    }
}
