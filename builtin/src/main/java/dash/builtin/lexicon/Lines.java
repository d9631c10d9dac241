package dash.builtin.lexicon;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A text file of the lexicon in memory: lines by number, and lines by their first field where the file is sorted by it.
 * Only the starts of lines are computed on loading, which is why a megabyte costs a few milliseconds. Immutable.
 */
final class Lines {

    private final String text;
    private final int[] starts;
    private final char separator;

    private Lines(String text, char separator) {
        this.text = text;
        this.separator = separator;
        this.starts = starts(text);
    }

    static Lines load(String name, char separator) {
        return new Lines(text(name), separator);
    }

    /** The lines of a file that people write: no comments, no empty lines, in the order of the file. */
    static List<String> written(String name) {
        return text(name)
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
    }

    private static String text(String name) {
        try (InputStream stream = Lines.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException("the lexicon's " + name + " is not in the jar");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static int[] starts(String text) {
        int[] starts = new int[1024];
        int count = 0;
        for (int at = 0; at < text.length(); at = text.indexOf('\n', at) + 1) {
            starts = count == starts.length ? Arrays.copyOf(starts, 2 * count) : starts;
            starts[count++] = at;
        }
        return Arrays.copyOf(starts, count);
    }

    int size() {
        return starts.length;
    }

    String line(int number) {
        return text.substring(starts[number], text.indexOf('\n', starts[number]));
    }

    /** What follows the first field, for every line that has this one there. */
    List<String> after(String field) {
        List<String> found = new ArrayList<>();
        for (int number = first(field); number < size() && compare(number, field) == 0; number++) {
            String line = line(number);
            found.add(line.substring(Math.min(line.length(), field.length() + 1)));
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

    /** Compares the first field of a line, letter by letter; every file ends with a line feed, so that none runs out. */
    private int compare(int number, String field) {
        int at = starts[number];
        for (int index = 0; index < field.length(); index++, at++) {
            char letter = text.charAt(at);
            if (letter == separator || letter == '\n') {
                return -1;
            }
            if (letter != field.charAt(index)) {
                return Character.compare(letter, field.charAt(index));
            }
        }
        char next = text.charAt(at);
        return next == separator || next == '\n' ? 0 : 1;
    }
}
