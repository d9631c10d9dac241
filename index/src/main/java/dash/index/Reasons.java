package dash.index;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Says why something was found. */
final class Reasons {

    private static final int MOST_VALUES = 3;

    private Reasons() {}

    static String of(Coverage coverage, String title, Optional<Float> similarity) {
        List<String> parts = new ArrayList<>();
        List<String> words = Stream.concat(coverage.named().stream(), coverage.other().stream())
                .toList();
        if (!words.isEmpty()) {
            parts.add("words: " + String.join(", ", words));
        }
        similarity.ifPresent(nearness -> parts.add(String.format(Locale.ROOT, "meaning %.2f", nearness)));
        coverage.values().stream()
                .limit(MOST_VALUES)
                .forEach(value -> parts.add("value '" + value.value() + "' in " + title + "." + value.column()));
        return String.join("; ", parts);
    }
}
