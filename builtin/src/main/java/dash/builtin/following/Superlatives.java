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
}
