package dash.project.render;

import dash.golden.GoldenQuestion;
import dash.learnings.Learning;
import dash.project.Confirmation;
import dash.project.curating.Confirming;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What was made of an answer that somebody called right. */
public final class ConfirmationTelling {

    private ConfirmationTelling() {}

    public static List<String> lines(Confirming.Confirmed confirmed) {
        Confirmation.Right right = confirmed.right();
        Confirmation.Made made = confirmed.made();
        List<String> lines = new ArrayList<>();
        lines.add("Confirmed: " + right.question());
        lines.add("  ran again "
                + (confirmed.same() ? "with the same rows" : "with other rows than then; the data has moved on"));
        made.pattern()
                .ifPresent(item -> lines.add("  query pattern " + item.content().label()
                        + "; dash export writes it to the files, dash knowledge retire pattern "
                        + item.content().label() + " takes it back"));
        made.golden()
                .ifPresent(added -> lines.add("  golden question " + added.id()
                        + " in golden/added.yaml; dash golden remove " + added.id() + " takes it back"));
        made.helped()
                .forEach(learning -> lines.add("  helped: learning " + learning.number() + ", " + learning.title()));
        if (made.pattern().isEmpty() && made.golden().isEmpty()) {
            lines.add("  it can be reused: dash confirm " + right.id() + " --pattern NAME --golden");
        }
        return lines;
    }

    public static Map<String, @Nullable Object> object(Confirming.Confirmed confirmed) {
        Confirmation.Made made = confirmed.made();
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("id", confirmed.right().id());
        object.put("question", confirmed.right().question());
        object.put("same_rows", confirmed.same());
        object.put("pattern", made.pattern().map(item -> item.content().label()).orElse(null));
        object.put("golden", made.golden().map(GoldenQuestion::id).orElse(null));
        object.put("helped", made.helped().stream().map(Learning::number).toList());
        return object;
    }
}
