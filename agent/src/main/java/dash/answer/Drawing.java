package dash.answer;

import dash.analyst.Presentation;
import dash.execute.Cell;
import dash.facts.Profile;
import dash.facts.Shape;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * The chart of an answer, as it suits the rows and as the person wants it.
 *
 * @param reason why it is not drawn as it was wanted, as a sentence; empty when it is
 */
record Drawing(Optional<Chart> chart, String reason) {

    private static final int MOST_PARTS = 8;

    static Drawing of(Profile profile, Presentation wanted) {
        Optional<Chart> fitting = Chart.of(profile);
        return switch (wanted) {
            case FITTING, EXPLAINED -> new Drawing(fitting, "");
            case TABLE -> new Drawing(Optional.empty(), "");
            case CHART -> new Drawing(fitting, fitting.isPresent() ? "" : nothing(profile));
            case BARS -> as(profile, fitting, Chart.Kind.BAR);
            case LINES -> as(profile, fitting, Chart.Kind.LINE);
            case PIE -> as(profile, fitting, Chart.Kind.PIE);
        };
    }

    private static Drawing as(Profile profile, Optional<Chart> fitting, Chart.Kind wanted) {
        if (fitting.isEmpty()) {
            return new Drawing(fitting, nothing(profile));
        }
        Chart chart = fitting.get();
        String reason = against(profile, chart, wanted);
        boolean many = wanted == Chart.Kind.BAR && chart.series().isPresent();
        return new Drawing(
                reason.isEmpty() ? Optional.of(chart.as(many ? Chart.Kind.GROUPED_BAR : wanted)) : fitting, reason);
    }

    private static String nothing(Profile profile) {
        return profile.rows().count() < 2
                ? "A chart needs more than one row."
                : profile.complete()
                        ? "These rows hold no figure for each name or period that a chart could show."
                        : "Not all rows are here, so a chart would show a part for the whole.";
    }

    /** Why a form does not suit the rows; empty when it does. */
    private static String against(Profile profile, Chart chart, Chart.Kind wanted) {
        return switch (wanted) {
            case PIE -> againstPie(profile, chart);
            case LINE ->
                profile.shape() instanceof Shape.Ranking || profile.shape() instanceof Shape.Groups
                        ? "A line needs an order such as time to run along, and names have none: these are bars."
                        : chart.kind() == Chart.Kind.SCATTER
                                ? "A line needs one figure for each step: these are points."
                                : "";
            case BAR ->
                chart.kind() == Chart.Kind.SCATTER ? "Bars need one figure for each name: these are points." : "";
            case GROUPED_BAR, STACKED_SHARE, SCATTER, HISTOGRAM -> "";
        };
    }

    /** A pie is cut from a whole: all of the parts, which add up and of which there are few. */
    private static String againstPie(Profile profile, Chart chart) {
        int measure = chart.y().getFirst().column();
        boolean negative = profile.rows().column(measure).stream()
                .anyMatch(cell -> cell instanceof Cell.Numeric(BigDecimal value) && value.signum() < 0);
        String why = !profile.complete()
                ? "not all of the parts are here"
                : !profile.addsUp(measure)
                        ? "these figures do not add up to one"
                        : negative
                                ? "some of these are below zero"
                                : chart.series().isPresent() || chart.y().size() > 1
                                        ? "these are several wholes"
                                        : profile.rows().count() > MOST_PARTS
                                                ? "more than " + MOST_PARTS + " of them cannot be told apart"
                                                : "";
        return why.isEmpty() ? "" : "A pie chart shows the parts of a whole, and " + why + ".";
    }
}
