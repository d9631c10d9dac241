package dash.claim;

import dash.documents.TimeSpan;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;

/** Whether the times of a sentence are times of the rows, of the statements, of the question or of a document. */
final class Times {

    private final List<ResultTable> tables;
    private final Written written;
    private final Reading question;

    Times(List<ResultTable> tables, Written written, Reading question) {
        this.tables = tables;
        this.written = written;
        this.question = question;
    }

    List<Claims.Fault> check(Reading reading) {
        return reading.periods().stream()
                .filter(period -> !isKnown(period) || isOfAnotherRow(period, reading))
                .map(period -> new Claims.Fault(
                        reading.text().substring(period.start(), period.end())
                                + " is no time that the rows, the statements or the documents are about",
                        ""))
                .toList();
    }

    /** A day that stands in the rows, but not in those that the clause names. */
    private boolean isOfAnotherRow(Period period, Reading reading) {
        int segment = reading.segment(period.start());
        List<Reading.Run<Label>> near = reading.labels().stream()
                .filter(run -> reading.segment(run.start()) == segment)
                .toList();
        boolean day = period.day() > 0
                || period.span().filter(span -> span.days() == 1).isPresent();
        if (!day || near.size() != 1 || written.speaksOf(period)) {
            return false;
        }
        return tables.stream().anyMatch(table -> {
            java.util.BitSet own = Scope.union(table, near.getFirst());
            java.util.BitSet with = new java.util.BitSet();
            for (int row = 0; row < table.count(); row++) {
                with.set(
                        row,
                        table.rows().rows().get(row).stream()
                                .flatMap(cell -> RowPeriods.day(cell).stream())
                                .anyMatch(at -> period.spans(Set.of(at.getYear())).stream()
                                        .anyMatch(named -> holds(named, at))));
            }
            return !own.isEmpty() && !with.isEmpty() && !own.intersects(with);
        });
    }

    private boolean isKnown(Period period) {
        return tables.stream().anyMatch(table -> isKnown(period, table))
                || written.speaksOf(period)
                || question.periods().stream().anyMatch(asked -> touches(period, asked))
                || (!tables.isEmpty()
                        && period.span().isEmpty()
                        && tables.stream().allMatch(Times::isTimeless));
    }

    private static boolean isTimeless(ResultTable table) {
        return !table.hasPeriods()
                && table.constants().bounds().isEmpty()
                && table.constants().ranges().isEmpty();
    }

    private static boolean touches(Period one, Period other) {
        Set<Integer> years = new java.util.HashSet<>(Set.of(2000));
        one.span().ifPresent(span -> years.add(span.from().getYear()));
        other.span().ifPresent(span -> years.add(span.from().getYear()));
        return one.spans(years).stream()
                .anyMatch(a -> other.spans(years).stream().anyMatch(b -> a.shared(b) > 0));
    }

    private static boolean isKnown(Period period, ResultTable table) {
        Set<Integer> years = table.years();
        List<TimeSpan> spans = period.spans(years);
        boolean row = java.util.stream.IntStream.range(0, table.count())
                .anyMatch(at -> table.span(at)
                        .filter(span -> spans.stream().anyMatch(named -> named.shared(span) > 0))
                        .isPresent());
        boolean range = table.constants().ranges().stream()
                .anyMatch(known -> spans.stream().anyMatch(named -> named.shared(known) > 0));
        Set<LocalDate> days = table.days();
        boolean cell = days.stream()
                .anyMatch(day -> spans.stream().anyMatch(named -> holds(named, day))
                        || (period.span().isEmpty()
                                && period.spans(Set.of(day.getYear())).stream().anyMatch(named -> holds(named, day))));
        boolean bound = table.constants().bounds().stream()
                        .anyMatch(day ->
                                period.spans(Set.of(day.getYear())).stream().anyMatch(named -> holds(named, day)))
                || table.constants().ranges().stream()
                        .anyMatch(known -> spans.stream()
                                .anyMatch(named ->
                                        named.days() == 1 && named.from().equals(known.before())));
        boolean figure = period.span().filter(span -> span.days() > 360).isPresent()
                && table.measures().stream()
                        .anyMatch(measure -> java.util.stream.IntStream.range(0, table.count())
                                .anyMatch(at -> table.value(at, measure)
                                        == period.span().orElseThrow().from().getYear()));
        boolean text = figure
                || period.span()
                        .filter(span -> table.constants().namesYear(span.from().getYear()) && span.days() > 360)
                        .isPresent();
        return row || range || cell || bound || text;
    }

    private static boolean holds(TimeSpan span, LocalDate day) {
        return !day.isBefore(span.from()) && day.isBefore(span.before());
    }
}
