package dash.builtin.lexicon;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A text file of the lexicon in memory, sorted by the first field of its lines, by which they are found.
 * Only the starts of lines are computed on loading, which is why a megabyte costs a few milliseconds. Immutable.
 */
final class Lines {

    private final byte[] text;
    private final int[] starts;

    private Lines(byte[] text) {
        this.text = text;
        this.starts = starts(text);
    }

    /** A file of ASCII whose fields have a space between them. */
    static Lines load(String name) {
        return new Lines(bytes(name));
    }

    /** The lines of a file that people write: no comments, no empty lines, in the order of the file. */
    static List<String> written(String name) {
        List<String> written = new ArrayList<>();
        for (String line : new String(bytes(name), StandardCharsets.UTF_8).split("\n", -1)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                written.add(line.strip());
            }
        }
        return written;
    }

    private static byte[] bytes(String name) {
        try (InputStream stream = Lines.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException("the lexicon's " + name + " is not in the jar");
            }
            return stream.readAllBytes();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static int[] starts(byte[] text) {
        int[] starts = new int[text.length / 16 + 1];
        int count = 0;
        int start = 0;
        for (int at = 0; at < text.length; at++) {
            if (text[at] == '\n') {
                starts = count == starts.length ? Arrays.copyOf(starts, 2 * count) : starts;
                starts[count++] = start;
                start = at + 1;
            }
        }
        return Arrays.copyOf(starts, count);
    }

    int size() {
        return starts.length;
    }

    String line(int number) {
        int end = starts[number];
        while (text[end] != '\n') {
            end++;
        }
        return new String(text, starts[number], end - starts[number], StandardCharsets.US_ASCII);
    }

    /** What follows the first field, for every line that has this one there. */
    List<String> after(String field) {
        List<String> found = new ArrayList<>();
        for (int number = first(field); number < size() && compare(number, field) == 0; number++) {
            found.add(line(number).substring(field.length() + 1));
        }
        return found;
    }

    boolean has(String field) {
        int number = first(field);
        return number < size() && compare(number, field) == 0;
    }

    private int first(String field) {
        int low = 0;
        int high = size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (compare(middle, field) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Compares the first field of a line with a word. The space that ends the field comes before every letter. */
    private int compare(int number, String field) {
        int at = starts[number];
        for (int index = 0; index < field.length(); index++, at++) {
            int difference = text[at] - field.charAt(index);
            if (difference != 0) {
                return difference;
            }
        }
        return text[at] - ' ';
    }
}
