package dash.project.told;

import dash.answer.Chart;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A chart as the small object that a page draws from; columns are positions in the answer's rows. */
final class ChartJson {

    private ChartJson() {}

    static Map<String, @Nullable Object> of(Chart chart) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("kind", chart.kind().written());
        json.put("x", axis(chart.x()));
        json.put("y", chart.y().stream().map(ChartJson::axis).toList());
        json.put("series", chart.series().map(ChartJson::axis).orElse(null));
        json.put("by_year", chart.byYear());
        json.put("incomplete", chart.incomplete());
        return json;
    }

    private static Map<String, @Nullable Object> axis(Chart.Axis axis) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("column", axis.column());
        json.put("name", axis.name());
        json.put("unit", axis.unit().isEmpty() ? null : axis.unit());
        return json;
    }
}
