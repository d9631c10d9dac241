package dash.curate;

import dash.learnings.Evidence;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;

/**
 * What the golden questions said of a learning when they were last asked.
 *
 * @param against each golden question that gets wrong with it, with the reason
 */
public record Verdict(boolean isAsked, List<String> against) {

    public Verdict {
        against = List.copyOf(against);
    }

    public static Verdict of(List<Evidence> evidence) {
        List<Evidence> golden = evidence.stream().filter(Verdict::isGolden).toList();
        Instant last =
                golden.stream().map(Evidence::at).max(Comparator.naturalOrder()).orElse(Instant.MIN);
        return new Verdict(
                !golden.isEmpty(),
                golden.stream()
                        .filter(each -> each.at().equals(last) && each.kind() == Evidence.Kind.GOLDEN_REFUTES)
                        .map(each -> each.about() + " (" + each.text() + ")")
                        .distinct()
                        .toList());
    }

    public boolean isAgainst() {
        return !against.isEmpty();
    }

    private static boolean isGolden(Evidence evidence) {
        return switch (evidence.kind()) {
            case GOLDEN_SUPPORTS, GOLDEN_REFUTES, GOLDEN_UNTOUCHED -> true;
            case OBSERVED, HELPED, FAILED, CONTRADICTS, REVIEWED, DRIFTED -> false;
        };
    }
}
