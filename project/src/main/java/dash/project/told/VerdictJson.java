package dash.project.told;

import dash.guard.Finding;
import dash.guard.Verdict;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the guard says, for machines. */
public final class VerdictJson {

    private VerdictJson() {}

    /** With the first finding only. */
    public static Map<String, @Nullable Object> of(Verdict verdict) {
        Optional<Finding> first = verdict.findings().stream().findFirst();
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("verdict", verdict.written());
        json.put("code", first.map(finding -> finding.code().name()).orElse(null));
        json.put("message", first.map(Finding::message).orElse(null));
        return json;
    }

    /** With all of them, each with its place. */
    public static Map<String, @Nullable Object> whole(Verdict verdict) {
        Map<String, @Nullable Object> json = of(verdict);
        json.put(
                "findings",
                verdict.findings().stream().map(VerdictJson::finding).toList());
        return json;
    }

    private static Map<String, @Nullable Object> finding(Finding finding) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("code", finding.code().name());
        json.put("line", finding.position().line());
        json.put("column", finding.position().column());
        json.put("what", finding.what());
        json.put("instead", finding.instead());
        return json;
    }
}
