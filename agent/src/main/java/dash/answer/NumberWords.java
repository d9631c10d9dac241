package dash.answer;

import java.util.List;
import java.util.Optional;

/** Small numbers as people write them. */
final class NumberWords {

    private static final List<String> WORDS = List.of(
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private NumberWords() {}

    static String of(int number) {
        return number >= 0 && number < WORDS.size() ? WORDS.get(number) : Integer.toString(number);
    }

    static Optional<Integer> read(String word) {
        int index = WORDS.indexOf(word);
        return index < 0 ? Optional.empty() : Optional.of(index);
    }
}
