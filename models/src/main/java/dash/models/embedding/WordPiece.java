package dash.models.embedding;

import java.io.IOException;
import java.io.InputStream;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Cuts text into the pieces of an uncased BERT vocabulary: accents and case go, punctuation stands alone, and a word is
 * the longest known piece, then the longest known continuation, and so on. Immutable.
 */
final class WordPiece {

    private static final int LONGEST_WORD = 100;
    private static final String CONTINUATION = "##";

    private final Map<String, Integer> vocabulary;
    private final int unknown;
    private final int begin;
    private final int end;

    private WordPiece(Map<String, Integer> vocabulary) {
        this.vocabulary = vocabulary;
        this.unknown = special("[UNK]");
        this.begin = special("[CLS]");
        this.end = special("[SEP]");
    }

    /** Reads the vocabulary out of a tokenizer.json. */
    static WordPiece read(InputStream json) throws IOException {
        JsonNode pieces = new JsonMapper().readTree(json).path("model").path("vocab");
        Map<String, Integer> vocabulary = HashMap.newHashMap(pieces.size());
        pieces.properties()
                .forEach(
                        piece -> vocabulary.put(piece.getKey(), piece.getValue().asInt()));
        return new WordPiece(vocabulary);
    }

    private int special(String piece) {
        Integer number = vocabulary.get(piece);
        if (number == null) {
            throw new IllegalStateException("the vocabulary has no " + piece);
        }
        return number;
    }

    /** The numbers of the pieces between begin and end, cut to {@code most} in all. */
    long[] pieces(String text, int most) {
        List<Integer> pieces = new ArrayList<>();
        pieces.add(begin);
        for (String word : words(text)) {
            if (pieces.size() >= most) {
                break;
            }
            cut(word, pieces);
        }
        int count = Math.min(pieces.size(), most - 1);
        long[] numbers = new long[count + 1];
        for (int index = 0; index < count; index++) {
            numbers[index] = pieces.get(index);
        }
        numbers[count] = end;
        return numbers;
    }

    private void cut(String word, List<Integer> pieces) {
        if (word.length() > LONGEST_WORD) {
            pieces.add(unknown);
            return;
        }
        int before = pieces.size();
        int start = 0;
        while (start < word.length()) {
            int stop = word.length();
            Integer number = null;
            while (stop > start && number == null) {
                String piece = word.substring(start, stop);
                number = vocabulary.get(start == 0 ? piece : CONTINUATION + piece);
                stop--;
            }
            if (number == null) {
                pieces.subList(before, pieces.size()).clear();
                pieces.add(unknown);
                return;
            }
            pieces.add(number);
            start = stop + 1;
        }
    }

    static List<String> words(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFD).toLowerCase(Locale.ROOT);
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        plain.codePoints().forEach(point -> {
            if (Character.getType(point) == Character.NON_SPACING_MARK) {
                return;
            }
            boolean alone = standsAlone(point);
            if (alone
                    || Character.isWhitespace(point)
                    || Character.isISOControl(point)
                    || Character.isSpaceChar(point)) {
                flush(word, words);
            }
            if (alone) {
                words.add(Character.toString(point));
            } else if (!Character.isWhitespace(point)
                    && !Character.isSpaceChar(point)
                    && !Character.isISOControl(point)) {
                word.appendCodePoint(point);
            }
        });
        flush(word, words);
        return words;
    }

    private static void flush(StringBuilder word, List<String> words) {
        if (!word.isEmpty()) {
            words.add(word.toString());
            word.setLength(0);
        }
    }

    /** Punctuation, the signs of ASCII that Unicode calls symbols, and ideographs. */
    private static boolean standsAlone(int point) {
        boolean sign = point > 32 && point < 127 && !Character.isLetterOrDigit(point);
        return sign || Character.isIdeographic(point) || isPunctuation(Character.getType(point));
    }

    private static boolean isPunctuation(int type) {
        return type == Character.CONNECTOR_PUNCTUATION
                || type == Character.DASH_PUNCTUATION
                || type == Character.START_PUNCTUATION
                || type == Character.END_PUNCTUATION
                || type == Character.INITIAL_QUOTE_PUNCTUATION
                || type == Character.FINAL_QUOTE_PUNCTUATION
                || type == Character.OTHER_PUNCTUATION;
    }
}
