package dash.builtin.following;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Words for the one end of an order and those for the other. */
final class Superlatives {

    private static final Map<String, String> OPPOSITES = Map.ofEntries(
            Map.entry("most", "fewest"),
            Map.entry("fewest", "most"),
            Map.entry("least", "most"),
            Map.entry("highest", "lowest"),
            Map.entry("lowest", "highest"),
            Map.entry("top", "bottom"),
            Map.entry("bottom", "top"),
            Map.entry("largest", "smallest"),
            Map.entry("biggest", "smallest"),
            Map.entry("smallest", "largest"),
            Map.entry("longest", "shortest"),
            Map.entry("shortest", "longest"),
            Map.entry("best", "worst"),
            Map.entry("worst", "best"),
            Map.entry("newest", "oldest"),
            Map.entry("oldest", "newest"),
            Map.entry("latest", "earliest"),
            Map.entry("earliest", "latest"),
            Map.entry("cheapest", "most expensive"),
            Map.entry("maximum", "minimum"),
            Map.entry("minimum", "maximum"));

    private Superlatives() {}

    static List<Proposal> turned(Sentence before) {
        List<Proposal> turned = new ArrayList<>();
        for (int index = 0; index < before.size(); index++) {
            String opposite = OPPOSITES.get(before.token(index).lower());
            if (opposite != null) {
                turned.add(Proposal.replacing(before.replaced(index, index + 1, opposite)));
            }
        }
        return turned;
    }

    /** "And the shortest?" names the end that is wanted: it takes the place of the end that was asked for. */
    static List<Proposal> named(Sentence before, Sentence core) {
        boolean article = core.is(0, "the");
        int size = core.size() - (article ? 1 : 0);
        if (size != 1 || !OPPOSITES.containsKey(core.token(core.size() - 1).lower())) {
            return List.of();
        }
        String wanted = core.token(core.size() - 1).lower();
        List<Proposal> named = new ArrayList<>();
        for (int index = 0; index < before.size(); index++) {
            String word = before.token(index).lower();
            if (OPPOSITES.containsKey(word) && !word.equals(wanted)) {
                named.add(Proposal.replacing(before.replaced(index, index + 1, wanted)));
            }
        }
        return named;
    }
}
