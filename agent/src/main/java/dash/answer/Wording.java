package dash.answer;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The text of an answer. Somebody else's words stand only if every number in them is in the rows or in the facts;
 * otherwise ours do, and what was wrong is put on record.
 */
record Wording(String text, List<String> incidents) {

    private static final Logger LOG = LoggerFactory.getLogger(Wording.class);

    static Wording of(Optional<String> worded, String ours, Supplier<NumberCheck> check) {
        return of(worded, ours, check, "in neither rows nor facts");
    }

    /** @param missing where numbers that nobody knows are not */
    static Wording of(Optional<String> worded, String ours, Supplier<NumberCheck> check, String missing) {
        Optional<String> theirs = worded.filter(text -> !text.isBlank());
        if (theirs.isEmpty()) {
            return new Wording(ours, List.of());
        }
        List<NumberCheck.Flag> flags = check.get().check(theirs.get());
        if (flags.isEmpty()) {
            return new Wording(theirs.get(), List.of());
        }
        String wrong =
                String.join(", ", flags.stream().map(NumberCheck.Flag::text).toList());
        LOG.warn("a text with numbers that are {} was replaced: {}", missing, wrong);
        return new Wording(ours, List.of("the analyst's own wording was replaced: " + missing + " are " + wrong));
    }
}
