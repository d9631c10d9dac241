package dash.project.render;

import dash.answer.Cells;
import dash.execute.Cell;
import dash.execute.Rows;
import dash.facts.Figure;
import dash.facts.Unit;
import dash.project.told.Told;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/** Draws a chart as SVG: one picture without scripts, fonts or addresses in it. */
public final class ChartSvg {

    private static final int WIDTH = 760;
    private static final int PLOT = 320;
    private static final int LEFT = 170;
    private static final int RIGHT = 110;
    private static final int TOP = 30;
    private static final int ROW = 24;
    private static final String UNFINISHED = "#b9c6d6";
    private static final List<String> COLOURS =
            List.of("#2f6fb5", "#d9822b", "#3a9a5b", "#a23b72", "#7a6fc2", "#8a7a4b", "#4aa3a8", "#b5483a");

    private final Told told;
    private final Rows rows;
    private final JsonNode chart;
    private final int x;
    private final int y;
    private final Map<String, Integer> series = new LinkedHashMap<>();
    private final List<String> shapes = new ArrayList<>();

    private ChartSvg(Told told, JsonNode chart) {
        this.told = told;
        this.rows = told.rows();
        this.chart = chart;
        this.x = chart.path("x").path("column").asInt(0);
        this.y = chart.path("y").path(0).path("column").asInt(0);
        IntStream.range(0, rows.count()).forEach(row -> series.putIfAbsent(seriesOf(row), series.size()));
    }

    /** {@code chart} is the chart of the answer. */
    public static String of(Told told, JsonNode chart) {
        ChartSvg svg = new ChartSvg(told, chart);
        int height = switch (chart.path("kind").asString("")) {
            case "line" -> svg.lines();
            case "scatter" -> svg.points();
            case "histogram" -> svg.columns();
            case "stacked_share" -> svg.shares();
            case "pie" -> svg.pie();
            default -> svg.bars();
        };
        svg.legend(height);
        int all = height + (svg.series.size() > 1 ? 30 : 10);
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + WIDTH + "\" height=\"" + all
                + "\" viewBox=\"0 0 " + WIDTH + " " + all + "\" font-family=\"sans-serif\" font-size=\"12\">\n<title>"
                + escaped(told.text("question")) + "</title>\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
                + String.join("\n", svg.shapes) + "\n</svg>\n";
    }

    private String seriesOf(int row) {
        int column = chart.path("series").path("column").asInt(-1);
        if (chart.path("kind").asString("").equals("pie")) {
            return shown(row, x);
        }
        if (chart.path("by_year").asBoolean(false)) {
            return shown(row, x).replaceFirst(".*(\\d{4}).*", "$1");
        }
        return column < 0 ? "" : Cells.inWords(rows, row, column, "");
    }

    private double value(int row, int column) {
        return rows.rows().get(row).get(column) instanceof Cell.Numeric number
                ? number.value().doubleValue()
                : 0;
    }

    private String shown(int row, int column) {
        return Cells.inWords(
                rows,
                row,
                column,
                told.units().getOrDefault(rows.columns().get(column).name(), ""));
    }

    private String colour(int row) {
        return COLOURS.get(series.getOrDefault(seriesOf(row), 0) % COLOURS.size());
    }

    private double most(int column) {
        return Math.max(
                1e-12,
                IntStream.range(0, rows.count())
                        .mapToDouble(row -> Math.abs(value(row, column)))
                        .max()
                        .orElse(1));
    }

    private int bars() {
        double most = most(y);
        for (int row = 0; row < rows.count(); row++) {
            int top = TOP + row * ROW;
            double length = Math.max(0, value(row, y)) / most * (WIDTH - LEFT - RIGHT);
            String group = seriesOf(row);
            text(LEFT - 8, top + 14, "end", shown(row, x) + (group.isEmpty() ? "" : " / " + group));
            rectangle(LEFT, top, length, ROW - 6, isOpen(row) ? UNFINISHED : colour(row));
            text(LEFT + length + 6, top + 14, "start", shown(row, y) + (isOpen(row) ? ", not complete" : ""));
        }
        return TOP + rows.count() * ROW;
    }

    /** Slices from the top, each in its colour, named beside it with its share. */
    private int pie() {
        double total = IntStream.range(0, rows.count())
                .mapToDouble(row -> value(row, y))
                .sum();
        double radius = PLOT / 2.0;
        double from = -Math.PI / 2;
        for (int row = 0; row < rows.count(); row++) {
            double share = total == 0 ? 0 : value(row, y) / total;
            double to = Math.min(from + share * 2 * Math.PI, from + 2 * Math.PI - 1e-4);
            shapes.add(String.format(
                    Locale.ROOT,
                    "<path d=\"M%.1f,%.1f L%.1f,%.1f A%.1f,%.1f 0 %d 1 %.1f,%.1f Z\" fill=\"%s\"/>",
                    LEFT + radius,
                    TOP + radius,
                    LEFT + radius + radius * Math.cos(from),
                    TOP + radius + radius * Math.sin(from),
                    radius,
                    radius,
                    share > 0.5 ? 1 : 0,
                    LEFT + radius + radius * Math.cos(to),
                    TOP + radius + radius * Math.sin(to),
                    colour(row)));
            int top = TOP + 20 + row * ROW;
            rectangle(LEFT + PLOT + 24, top - 10, 10, 10, colour(row));
            String part = new Figure(BigDecimal.valueOf(share), new Unit.Ratio()).inWords();
            text(LEFT + PLOT + 40, top, "start", shown(row, x) + ": " + shown(row, y) + ", " + part);
            from = to;
        }
        return Math.max(TOP + PLOT, TOP + 20 + rows.count() * ROW);
    }

    private boolean isOpen(int row) {
        return Told.items(chart.path("incomplete")).stream().anyMatch(open -> open.asInt(-1) == row);
    }

    private int shares() {
        Map<String, List<Integer>> groups = new LinkedHashMap<>();
        IntStream.range(0, rows.count())
                .forEach(row -> groups.computeIfAbsent(shown(row, x), unseen -> new ArrayList<>())
                        .add(row));
        int top = TOP;
        for (Map.Entry<String, List<Integer>> group : groups.entrySet()) {
            double total = group.getValue().stream()
                    .mapToDouble(row -> Math.max(0, value(row, y)))
                    .sum();
            double left = LEFT;
            text(LEFT - 8, top + 14, "end", group.getKey());
            for (int row : group.getValue()) {
                double length = total == 0 ? 0 : Math.max(0, value(row, y)) / total * (WIDTH - LEFT - RIGHT);
                rectangle(left, top, length, ROW - 6, colour(row));
                left += length;
            }
            top += ROW;
        }
        return top;
    }

    private int columns() {
        double most = most(y);
        double step = (double) (WIDTH - 2 * 60) / rows.count();
        for (int row = 0; row < rows.count(); row++) {
            double height = Math.max(0, value(row, y)) / most * PLOT;
            rectangle(60 + row * step + 1, TOP + PLOT - height, Math.max(1, step - 2), height, colour(row));
            if (rows.count() <= 24 || row % (rows.count() / 12) == 0) {
                text(60 + row * step + step / 2, TOP + PLOT + 16, "middle", shown(row, x));
            }
        }
        return TOP + PLOT + 30;
    }

    private int points() {
        double mostX = most(x);
        double mostY = most(y);
        for (int row = 0; row < rows.count(); row++) {
            shapes.add(String.format(
                    Locale.ROOT,
                    "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\" fill=\"%s\"/>",
                    60 + value(row, x) / mostX * (WIDTH - 120),
                    TOP + PLOT - value(row, y) / mostY * PLOT,
                    colour(row)));
        }
        text(
                WIDTH / 2.0,
                TOP + PLOT + 22,
                "middle",
                rows.columns().get(x).name().replace('_', ' '));
        text(60, TOP - 10, "start", rows.columns().get(y).name().replace('_', ' '));
        return TOP + PLOT + 30;
    }

    private int lines() {
        List<String> labels = IntStream.range(0, rows.count())
                .mapToObj(this::label)
                .distinct()
                .toList();
        double most = most(y);
        double least = Math.min(
                0,
                IntStream.range(0, rows.count())
                        .mapToDouble(row -> value(row, y))
                        .min()
                        .orElse(0));
        double step = (double) (WIDTH - 140) / Math.max(1, labels.size() - 1);
        for (String name : series.keySet()) {
            String before = "";
            int last = 0;
            for (int row = 0; row < rows.count(); row++) {
                if (seriesOf(row).equals(name) && rows.rows().get(row).get(y) instanceof Cell.Numeric) {
                    String point = String.format(
                            Locale.ROOT,
                            "%.1f,%.1f",
                            80 + labels.indexOf(label(row)) * step,
                            TOP + PLOT - (value(row, y) - least) / (most - least) * PLOT);
                    if (!before.isEmpty()) {
                        line(before + " " + point, colour(row), isOpen(row) || isOpen(last));
                    }
                    before = point;
                    last = row;
                }
            }
        }
        text(80, TOP + PLOT + 18, "start", labels.getFirst());
        text(WIDTH - 60.0, TOP + PLOT + 18, "end", labels.getLast());
        int high = IntStream.range(0, rows.count())
                .reduce(0, (one, other) -> value(other, y) > value(one, y) ? other : one);
        text(80, TOP - 10, "start", "highest: " + shown(high, y) + " (" + shown(high, x) + ")");
        return TOP + PLOT + 30;
    }

    /** Years that are drawn over each other have the same months. */
    private String label(int row) {
        boolean years = chart.path("by_year").asBoolean(false);
        return years ? shown(row, x).replaceFirst(" ?\\d{4}-?", "") : shown(row, x);
    }

    /** To and from a period that is not complete it is dashed. */
    private void line(String points, String colour, boolean open) {
        shapes.add("<polyline fill=\"none\" stroke-width=\"2\" stroke-linecap=\"round\""
                + (open ? " stroke-dasharray=\"5 4\"" : "") + " stroke=\"" + colour + "\" points=\"" + points + "\"/>");
    }

    private void legend(int top) {
        if (series.size() < 2 || chart.path("kind").asString("").equals("pie")) {
            return;
        }
        double left = 60;
        for (Map.Entry<String, Integer> entry : series.entrySet()) {
            rectangle(left, top + 8, 10, 10, COLOURS.get(entry.getValue() % COLOURS.size()));
            text(left + 14, top + 17, "start", entry.getKey());
            left += 30 + Plain.width(entry.getKey()) * 7;
        }
    }

    private void rectangle(double left, double top, double width, double height, String colour) {
        shapes.add(String.format(
                Locale.ROOT,
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\"/>",
                left,
                top,
                width,
                height,
                colour));
    }

    private void text(double left, double top, String anchor, String text) {
        shapes.add(String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>",
                left,
                top,
                anchor,
                escaped(Plain.cut(text, 40))));
    }

    private static String escaped(String text) {
        return Plain.of(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
