package dash.project.render;

import dash.answer.Cells;
import dash.execute.Cell;
import dash.execute.Rows;
import dash.memory.Preference.ChartTaste;
import dash.project.told.Told;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/** Draws a chart with characters: bars beside the rows, and one line of blocks for a long series or for each group. */
final class ChartText {

    private static final int LONGEST_BAR = 12;
    private static final int LONG_SERIES = 16;
    private static final String[] EIGHTHS = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
    private static final String BLOCKS = "▁▂▃▄▅▆▇█";

    private final Rows rows;
    private final JsonNode chart;
    private final Optional<ChartTaste> taste;

    ChartText(Told told, Optional<ChartTaste> taste) {
        this.taste = taste;
        this.rows = told.rows();
        this.chart = told.json().path("chart");
    }

    private String kind() {
        return chart.path("kind").asString("");
    }

    private int y() {
        return chart.path("y").path(0).path("column").asInt(0);
    }

    /** A bar for each row, or none when bars would not say how large a figure is. */
    List<String> bars(int most) {
        boolean liked = taste.filter(ChartTaste.NONE::equals).isEmpty()
                && (taste.filter(ChartTaste.LINES::equals).isEmpty() || !kind().equals("line"));
        boolean wanted = liked
                && List.of("line", "bar", "histogram", "grouped_bar").contains(kind())
                && !chart.path("series").isObject();
        if (!wanted) {
            return List.of();
        }
        List<BigDecimal> numbers =
                rows.column(y()).stream().limit(most).map(ChartText::number).toList();
        double largest =
                numbers.stream().mapToDouble(BigDecimal::doubleValue).max().orElse(0);
        boolean drawable = largest > 0 && numbers.stream().allMatch(number -> number.signum() >= 0);
        return drawable
                ? numbers.stream()
                        .map(number -> bar(number.doubleValue() / largest))
                        .toList()
                : List.of();
    }

    /** One line for each series that is too long for bars to be seen at once. */
    List<String> plot(int width) {
        boolean grouped = chart.path("series").isObject();
        boolean liked = taste.isEmpty() || taste.get() == ChartTaste.LINES;
        boolean seen = grouped || rows.count() > LONG_SERIES || taste.isPresent();
        if (!kind().equals("line") || !liked || !seen) {
            return List.of();
        }
        Map<String, List<Integer>> series = new LinkedHashMap<>();
        int by = chart.path("series").path("column").asInt(-1);
        IntStream.range(0, rows.count())
                .forEach(row -> series.computeIfAbsent(
                                by < 0 ? "" : Cells.inWords(rows, row, by, ""), unseen -> new ArrayList<>())
                        .add(row));
        int label = series.keySet().stream().mapToInt(Plain::width).max().orElse(0);
        List<String> lines = new ArrayList<>();
        series.forEach((name, at) -> lines.add(Plain.pad(name, label, false) + (label == 0 ? "" : "  ")
                + spark(at, width - label - 30) + "  " + ends(at)));
        lines.add("");
        return lines;
    }

    private String ends(List<Integer> at) {
        int x = chart.path("x").path("column").asInt(0);
        return Cells.inWords(rows, at.getFirst(), x, "") + " to " + Cells.inWords(rows, at.getLast(), x, "");
    }

    /** Too many points for the width are averaged by neighbours. */
    private String spark(List<Integer> at, int width) {
        double[] numbers = at.stream()
                .mapToDouble(row -> number(rows.rows().get(row).get(y())).doubleValue())
                .toArray();
        int points = Math.max(1, Math.min(numbers.length, Math.max(10, width)));
        double[] means = IntStream.range(0, points)
                .mapToDouble(
                        point -> IntStream.range(point * numbers.length / points, (point + 1) * numbers.length / points)
                                .mapToDouble(index -> numbers[index])
                                .average()
                                .orElse(0))
                .toArray();
        double low = IntStream.range(0, points)
                .mapToDouble(point -> means[point])
                .min()
                .orElse(0);
        double high = IntStream.range(0, points)
                .mapToDouble(point -> means[point])
                .max()
                .orElse(0);
        StringBuilder line = new StringBuilder();
        for (double mean : means) {
            double height = high > low ? (mean - low) / (high - low) : 0.5;
            line.append(BLOCKS.charAt((int) Math.round(height * (BLOCKS.length() - 1))));
        }
        return line.toString();
    }

    private static BigDecimal number(Cell cell) {
        return cell instanceof Cell.Numeric(BigDecimal value) ? value : BigDecimal.ZERO;
    }

    private static String bar(double share) {
        int eighths = (int) Math.round(share * LONGEST_BAR * 8);
        return "█".repeat(eighths / 8) + EIGHTHS[eighths % 8];
    }
}
