package dash.files;

import java.io.Reader;

/**
 * Reads a text in pieces that never end in the middle of a surrogate pair. The YAML parser fails on a piece that does,
 * which happens to a character beyond the first plane every 1024 characters.
 */
final class WholeCharacters extends Reader {

    private final String text;
    private int position;

    WholeCharacters(String text) {
        this.text = text;
    }

    @Override
    public int read(char[] buffer, int offset, int length) {
        if (position >= text.length()) {
            return -1;
        }
        int end = Math.min(text.length(), position + length);
        if (end - position > 1 && Character.isHighSurrogate(text.charAt(end - 1))) {
            end--;
        }
        text.getChars(position, end, buffer, offset);
        int count = end - position;
        position = end;
        return count;
    }

    @Override
    public void close() {
        // Nothing is held.
    }
}
