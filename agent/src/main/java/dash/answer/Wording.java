package dash.answer;

import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.claim.Claims;
import dash.claim.Evidence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The text of an answer. Somebody else's words stand sentence by sentence: what does not hold is left out, and put on
 * record. Where the first sentence falls, or all of them, ours stand in its place.
 *
 * @param judged every sentence that was offered, with what was made of it
 */
record Wording(String text, List<String> incidents, List<Claims.Judged> judged) {

    /** So often an answer is sent back to be worded again. */
    private static final int MOST_REFUTATIONS = 2;

    private static final Logger LOG = LoggerFactory.getLogger(Wording.class);
    private static final Pattern LEANS =
            Pattern.compile("(?i)^(?:it|its|they|their|that|this|these|those|he|she|his|her)\\b.*", Pattern.DOTALL);

    static Wording of(Optional<String> worded, String ours, Transcript transcript) {
        Optional<String> theirs = worded.filter(text -> !text.isBlank());
        if (theirs.isEmpty()) {
            return new Wording(ours, List.of(), List.of());
        }
        List<Claims.Judged> judged = new Claims(Evidence.of(transcript)).check(theirs.get());
        if (judged.stream().allMatch(Claims.Judged::isTrue)) {
            return new Wording(theirs.get(), List.of(), judged);
        }
        List<String> incidents = new ArrayList<>();
        List<String> kept = kept(judged, incidents);
        incidents.forEach(incident -> LOG.warn("{}", incident));
        boolean leads = judged.getFirst().isTrue();
        String rest = String.join(" ", kept);
        return new Wording(leads ? rest : (ours + " " + rest).strip(), List.copyOf(incidents), judged);
    }

    /** A sentence that leans on one that was left out would say something else without it, so it goes as well. */
    private static List<String> kept(List<Claims.Judged> judged, List<String> incidents) {
        List<String> kept = new ArrayList<>();
        boolean dropped = false;
        for (Claims.Judged sentence : judged) {
            boolean leans = dropped && LEANS.matcher(sentence.sentence()).matches();
            dropped = !sentence.isTrue() || leans;
            if (!dropped) {
                kept.add(sentence.sentence());
            } else {
                incidents.add("a sentence of the analyst was left out: “" + sentence.sentence() + "”: "
                        + (sentence.isTrue() ? "it leans on the one before" : why(sentence)));
            }
        }
        return kept;
    }

    private static String why(Claims.Judged sentence) {
        return sentence.faults().stream().map(Claims.Fault::inWords).collect(Collectors.joining("; "));
    }

    /** What to tell the analyst instead of telling its answer; empty when all of it holds, or it was told often enough. */
    static Optional<Transcript.Refuted> refuted(Transcript transcript, Move move) {
        Optional<String> words = switch (move) {
            case Move.Conclude end -> end.wording();
            case Move.Tell tell -> tell.wording();
            default -> Optional.empty();
        };
        if (words.filter(text -> !text.isBlank()).isEmpty() || transcript.refutations() >= MOST_REFUTATIONS) {
            return Optional.empty();
        }
        List<Transcript.Untrue> untrue = new Claims(Evidence.of(transcript))
                .check(words.get()).stream()
                        .filter(sentence -> !sentence.isTrue())
                        .map(Wording::untrue)
                        .toList();
        return untrue.isEmpty() ? Optional.empty() : Optional.of(new Transcript.Refuted(move, untrue));
    }

    private static Transcript.Untrue untrue(Claims.Judged sentence) {
        return new Transcript.Untrue(
                sentence.sentence(),
                sentence.faults().stream().map(Claims.Fault::what).collect(Collectors.joining("; ")),
                sentence.faults().stream()
                        .map(Claims.Fault::nearest)
                        .filter(near -> !near.isEmpty())
                        .findFirst()
                        .orElse(""));
    }
}
