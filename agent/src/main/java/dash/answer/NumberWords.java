package dash.answer;

import java.util.List;

/** Small numbers as people write them. */
final class NumberWords {

    private static final List<String> WORDS = List.of(
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private NumberWords() {}

    static String of(int number) {
        return number >= 0 && number < WORDS.size() ? WORDS.get(number) : Integer.toString(number);
    }
}
