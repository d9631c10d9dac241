package dash.project.render;

import dash.golden.Proof;
import dash.golden.Proofs;
import dash.learnings.Learning;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the golden questions said of learnings. */
public final class ProofTelling {

    private ProofTelling() {}

    public static List<String> lines(List<Proofs.Decided> decided) {
        return decided.isEmpty()
                ? List.of("Nothing waits to be proven.")
                : decided.stream().flatMap(one -> lines(one).stream()).toList();
    }

    private static List<String> lines(Proofs.Decided decided) {
        Learning learning = decided.learning();
        List<String> lines = new ArrayList<>();
        lines.add("Learning " + learning.number() + ", " + learning.title() + ": "
                + learning.trust().status().written() + " (" + learning.trust().reason() + ")");
        decided.proof()
                .witnesses()
                .forEach(witness -> lines.add("  " + (witness.supports() ? "for      " : "against  ")
                        + witness.question() + ": " + witness.reason()));
        return lines;
    }

    public static Map<String, @Nullable Object> object(List<Proofs.Decided> decided) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("proofs", decided.stream().map(ProofTelling::proof).toList());
        return object;
    }

    private static Map<String, @Nullable Object> proof(Proofs.Decided decided) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("number", decided.learning().number());
        object.put("title", decided.learning().title());
        object.put("status", decided.learning().trust().status().written());
        object.put("reason", decided.learning().trust().reason());
        object.put("questions_asked", decided.proof().asked());
        object.put(
                "witnesses",
                decided.proof().witnesses().stream().map(ProofTelling::witness).toList());
        return object;
    }

    private static Map<String, @Nullable Object> witness(Proof.Witnessed witness) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("golden_question", witness.question());
        object.put("supports", witness.supports());
        object.put("reason", witness.reason());
        return object;
    }
}
