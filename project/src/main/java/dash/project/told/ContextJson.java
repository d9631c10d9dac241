package dash.project.told;

import dash.context.Context;
import dash.context.Cut;
import dash.context.LayerUse;
import dash.context.Pick;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A context as one JSON object. The order of keys is part of the contract. */
public final class ContextJson {

    private static final int DIGITS = 6;

    private ContextJson() {}

    /** @param withText whether the text for a model is in it */
    public static Map<String, @Nullable Object> of(String question, Context context, int budget, boolean withText) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("question", question);
        json.put("today", context.today().toString());
        json.put("search", context.told().search().name().toLowerCase(Locale.ROOT));
        json.put("tokens", context.told().tokens());
        json.put("budget", budget);
        json.put(
                "layers",
                context.told().layers().stream().map(ContextJson::layer).toList());
        json.put("picks", context.picks().stream().map(ContextJson::pick).toList());
        json.put("cuts", context.cuts().stream().map(ContextJson::cut).toList());
        json.put("missing", context.missing().stream().map(ContextJson::missing).toList());
        if (withText) {
            json.put("text", context.told().text());
        }
        return json;
    }

    private static Map<String, @Nullable Object> layer(LayerUse use) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("layer", use.layer().written());
        json.put("there", use.there());
        json.put("picked", use.picked());
        json.put("tokens", use.tokens());
        json.put("truncated", use.truncated());
        return json;
    }

    private static Map<String, @Nullable Object> pick(Pick pick) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("layer", pick.layer().written());
        json.put("name", pick.name());
        json.put("score", rounded(pick.score()));
        json.put("reason", pick.reason());
        json.put("detail", pick.detail().name().toLowerCase(Locale.ROOT));
        return json;
    }

    private static Map<String, @Nullable Object> cut(Cut cut) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("layer", cut.layer().written());
        json.put("name", cut.name());
        json.put("score", rounded(cut.score()));
        json.put("reason", cut.reason());
        return json;
    }

    private static Map<String, @Nullable Object> missing(Context.MissingLayer missing) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("layer", missing.layer().written());
        json.put("reason", missing.reason());
        return json;
    }

    private static BigDecimal rounded(double score) {
        return BigDecimal.valueOf(score).setScale(DIGITS, RoundingMode.HALF_UP).stripTrailingZeros();
    }
}
