package dash.databases.look;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The texts that somebody looks for, by their lower case. */
record SoughtTexts(Map<String, List<String>> written) {

    /** So long a text is a name or a title, however it is written. */
    private static final int LONG = 30;

    static SoughtTexts of(Collection<String> texts) {
        Map<String, List<String>> written = new LinkedHashMap<>();
        texts.stream()
                .distinct()
                .forEach(text -> written.computeIfAbsent(ColumnTexts.lower(text), lower -> new ArrayList<>())
                        .add(text));
        return new SoughtTexts(written);
    }

    Collection<String> all() {
        return written.keySet();
    }

    /** As they were given. */
    List<String> written(String lower) {
        return written.getOrDefault(lower, List.of());
    }

    /** What looks like a name: it is worth a look into a large column, where an everyday word is not. */
    List<String> names() {
        return written.keySet().stream()
                .filter(lower ->
                        lower.length() >= LONG || written(lower).stream().anyMatch(SoughtTexts::isName))
                .toList();
    }

    /** Scripts without capitals count as names, for want of a better sign. */
    private static boolean isName(String text) {
        return text.codePoints().anyMatch(point -> Character.isLetterOrDigit(point) && !Character.isLowerCase(point));
    }

    List<String> longerThan(int length) {
        return written.keySet().stream()
                .filter(lower -> lower.length() > length)
                .toList();
    }
}
