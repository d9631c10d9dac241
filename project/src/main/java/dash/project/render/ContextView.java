package dash.project.render;

import dash.context.Context;
import dash.context.Cut;
import dash.context.Layer;
import dash.context.LayerUse;
import dash.context.Pick;
import java.util.List;
import java.util.Locale;

/** A context for people: how much each layer gives, then every pick with its score and reason, then what was cut. */
public final class ContextView {

    private static final int WIDTH_OF_LAYER = 13;
    private static final int WIDTH_OF_NUMBER = 8;
    private static final int WIDTH_OF_NAME = 34;
    private static final int MOST_CUTS = 40;

    private final Context context;
    private final int width;
    private final StringBuilder text = new StringBuilder();

    private ContextView(Context context, int width) {
        this.context = context;
        this.width = width;
    }

    public static String of(Context context, int budget, int width) {
        return new ContextView(context, width).all(budget);
    }

    private String all(int budget) {
        line(String.format(
                Locale.ROOT,
                "%,d of %,d tokens · %s · today is %s",
                context.told().tokens(),
                budget,
                searched(),
                context.today()));
        text.append('\n');
        line(Plain.pad("layer", WIDTH_OF_LAYER, false) + number("there") + number("picked") + number("tokens"));
        context.told().layers().forEach(this::layer);
        context.missing()
                .forEach(missing -> line("missing: " + missing.layer().written() + ", " + Plain.of(missing.reason())));
        for (Layer layer : Layer.values()) {
            picks(layer);
        }
        cuts();
        return text.toString();
    }

    private String searched() {
        return switch (context.told().search()) {
            case NONE -> "not searched";
            case WORDS -> "searched by words alone; the embedding model is not loaded";
            case WORDS_AND_MEANING -> "searched by words and meaning";
        };
    }

    private void layer(LayerUse use) {
        line(Plain.pad(use.layer().written(), WIDTH_OF_LAYER, false)
                + number(String.format(Locale.ROOT, "%,d", use.there()))
                + number(String.format(Locale.ROOT, "%,d", use.picked()))
                + number(String.format(Locale.ROOT, "%,d", use.tokens()))
                + (use.truncated() ? "  truncated" : ""));
    }

    private static String number(String written) {
        return Plain.pad(written, WIDTH_OF_NUMBER, true);
    }

    private void picks(Layer layer) {
        List<Pick> here =
                context.picks().stream().filter(pick -> pick.layer() == layer).toList();
        if (!here.isEmpty()) {
            text.append('\n');
            line(layer.written());
            here.forEach(pick -> line("  " + named(pick.name()) + score(pick.score())
                    + Plain.pad(pick.detail().name().toLowerCase(Locale.ROOT), 7, false)
                    + Plain.of(pick.reason())));
        }
    }

    private void cuts() {
        if (context.cuts().isEmpty()) {
            return;
        }
        text.append('\n');
        line("cut");
        for (Cut cut :
                context.cuts().subList(0, Math.min(MOST_CUTS, context.cuts().size()))) {
            line("  " + named(cut.name()) + score(cut.score()) + cut.layer().written() + ": " + Plain.of(cut.reason()));
        }
        if (context.cuts().size() > MOST_CUTS) {
            line("  and " + (context.cuts().size() - MOST_CUTS) + " more; --json lists all");
        }
    }

    private static String named(String name) {
        return Plain.pad(Plain.cut(Plain.of(name), WIDTH_OF_NAME), WIDTH_OF_NAME + 1, false);
    }

    private static String score(double score) {
        return Plain.pad(score == 0 ? "" : String.format(Locale.ROOT, "%.4f", score), WIDTH_OF_NUMBER, false);
    }

    private void line(String written) {
        text.append(Plain.cut(written, Math.max(width, 60)).stripTrailing()).append('\n');
    }
}
