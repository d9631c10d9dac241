package dash.project.render;

import dash.answer.Cells;
import dash.execute.Cell;
import dash.execute.Rows;
import dash.facts.Figure;
import dash.facts.Unit;
import dash.memory.Preference.ChartTaste;
import dash.project.told.Told;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
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
    private static final String OPEN = "░";
    private static final String DASHED = "┄";
    private static final int WIDEST_SHARE = 6;
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
                && List.of("line", "bar", "histogram", "grouped_bar", "pie").contains(kind())
                && !chart.path("series").isObject();
        if (!wanted) {
            return List.of();
        }
        List<BigDecimal> numbers =
                rows.column(y()).stream().limit(most).map(ChartText::number).toList();
        double largest =
                numbers.stream().mapToDouble(BigDecimal::doubleValue).max().orElse(0);
        boolean drawable = largest > 0 && numbers.stream().allMatch(number -> number.signum() >= 0);
        double total = numbers.stream().mapToDouble(BigDecimal::doubleValue).sum();
        return drawable
                ? IntStream.range(0, numbers.size())
                        .mapToObj(row -> bar(row, numbers.get(row).doubleValue(), largest, total))
                        .toList()
                : List.of();
    }

    /** A part of a whole says which; a period that is not over is drawn lighter. */
    private String bar(int row, double number, double largest, double total) {
        String bar = bar(number / largest);
        if (kind().equals("pie")) {
            String share = new Figure(BigDecimal.valueOf(number / total), new Unit.Ratio()).inWords();
            return Plain.pad(share, WIDEST_SHARE, true) + "  " + bar;
        }
        return isOpen(row) ? OPEN.repeat(Math.max(1, bar.length())) + "  not complete" : bar;
    }

    private boolean isOpen(int row) {
        return Told.items(chart.path("incomplete")).stream().anyMatch(open -> open.asInt(-1) == row);
    }

    /** One line for each series that is too long for bars to be seen at once. */
    List<String> plot(int width) {
        boolean years = chart.path("by_year").asBoolean(false);
        boolean grouped = chart.path("series").isObject() || years;
        boolean liked = taste.isEmpty() || taste.get() == ChartTaste.LINES;
        boolean seen = grouped || rows.count() > LONG_SERIES || taste.isPresent();
        if (!kind().equals("line") || !liked || !seen) {
            return List.of();
        }
        Map<String, List<Integer>> series = new LinkedHashMap<>();
        int by = chart.path("series").path("column").asInt(-1);
        IntStream.range(0, rows.count())
                .forEach(row -> series.computeIfAbsent(
                                years ? year(row) : by < 0 ? "" : Cells.inWords(rows, row, by, ""),
                                unseen -> new ArrayList<>())
                        .add(row));
        double[] range = years ? range() : new double[0];
        int label = series.keySet().stream().mapToInt(Plain::width).max().orElse(0);
        List<String> lines = new ArrayList<>();
        series.forEach((name, at) -> lines.add(Plain.pad(name, label, false) + (label == 0 ? "" : "  ")
                + spark(at, width - label - 30, range) + "  " + ends(at)));
        lines.add("");
        return lines;
    }

    /** {@code Jan 2025} is of 2025. */
    private String year(int row) {
        String period = Cells.inWords(rows, row, chart.path("x").path("column").asInt(0), "");
        return period.replaceFirst(".*(\\d{4}).*", "$1");
    }

    /** Lines that are to be compared are drawn to one scale. */
    private double[] range() {
        double[] numbers = rows.column(y()).stream()
                .mapToDouble(cell -> number(cell).doubleValue())
                .sorted()
                .toArray();
        return new double[] {numbers[0], numbers[numbers.length - 1]};
    }

    private String ends(List<Integer> at) {
        int x = chart.path("x").path("column").asInt(0);
        return Cells.inWords(rows, at.getFirst(), x, "") + " to " + Cells.inWords(rows, at.getLast(), x, "");
    }

    /** Too many points for the width are averaged by neighbours. */
    private String spark(List<Integer> whole, int width, double[] range) {
        List<Integer> at = whole.stream().filter(row -> !isOpen(row)).toList();
        if (at.isEmpty()) {
            return DASHED;
        }
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
        double low = range.length > 0 ? range[0] : Arrays.stream(means).min().orElse(0);
        double high = range.length > 0 ? range[1] : Arrays.stream(means).max().orElse(0);
        StringBuilder line = new StringBuilder();
        for (double mean : means) {
            double height = high > low ? (mean - low) / (high - low) : 0.5;
            line.append(BLOCKS.charAt((int) Math.round(height * (BLOCKS.length() - 1))));
        }
        return line + (isOpen(whole.getLast()) ? DASHED : "");
    }

    private static BigDecimal number(Cell cell) {
        return cell instanceof Cell.Numeric(BigDecimal value) ? value : BigDecimal.ZERO;
    }

    private static String bar(double share) {
        int eighths = (int) Math.round(share * LONGEST_BAR * 8);
        return "█".repeat(eighths / 8) + EIGHTHS[eighths % 8];
    }
}
