package dash.answer;

import dash.analyst.Presentation;
import dash.facts.Profile;
import java.util.Optional;

/** The chart of an answer, as it suits the rows and as the person wants it. */
final class Drawing {

    private Drawing() {}

    static Optional<Chart> of(Profile profile, Presentation wanted) {
        return switch (wanted) {
            case FITTING, CHART, EXPLAINED -> Chart.of(profile);
            case TABLE -> Optional.empty();
            case BARS -> Chart.of(profile).map(chart -> as(chart, Chart.Kind.BAR));
            case LINES -> Chart.of(profile).map(chart -> as(chart, Chart.Kind.LINE));
        };
    }

    /** Only one form of the same columns may take the place of the other; a cloud or a distribution has its own. */
    private static Chart as(Chart chart, Chart.Kind wanted) {
        boolean alike = chart.kind() == Chart.Kind.LINE || chart.kind() == Chart.Kind.BAR;
        boolean many = wanted == Chart.Kind.BAR && chart.series().isPresent();
        Chart.Kind kind = many ? Chart.Kind.GROUPED_BAR : wanted;
        return alike ? new Chart(kind, chart.x(), chart.y(), chart.series()) : chart;
    }
}
