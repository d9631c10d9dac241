package dash.drift;

import dash.drift.Problem.Sort;
import dash.execute.Rows;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.RefreshFrequency;
import dash.knowledge.TableKnowledge;
import dash.schema.Column;
import dash.schema.Table;
import dash.schema.TypeFamily;
import dash.statement.Dialect;
import java.time.Duration;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** A table that is said to be refreshed every day and whose newest row is a week old is stale. */
final class CheckFreshness {

    private final Live live;
    private final Trials trials;
    private final LocalDate today;

    CheckFreshness(Live live, Trials trials, LocalDate today) {
        this.live = live;
        this.trials = trials;
        this.today = today;
    }

    Optional<Problem> of(KnowledgeItem item) {
        if (!(item.content() instanceof TableKnowledge note)) {
            return Optional.empty();
        }
        Optional<Integer> patience = RefreshFrequency.days(note.refreshFrequency());
        Optional<Table> table = live.table(note.name());
        Optional<Column> column = table.flatMap(found -> Live.column(found, note.freshnessColumn()))
                .filter(CheckFreshness::tellsTime);
        if (patience.isEmpty() || column.isEmpty()) {
            return Optional.empty();
        }
        return newest(table.get(), column.get())
                .filter(day -> ChronoUnit.DAYS.between(day, today) > patience.get())
                .map(day -> new Problem(
                        Sort.STALE,
                        ClaimReader.subject(item),
                        note.name(),
                        note.freshnessColumn(),
                        "it should be refreshed " + note.refreshFrequency() + ", but its newest "
                                + note.freshnessColumn() + " is of " + day + ", "
                                + Duration.between(day.atStartOfDay(), today.atStartOfDay())
                                        .toDays()
                                + " days before " + today,
                        "Look at what loads the table, or correct refresh_frequency"));
    }

    private static boolean tellsTime(Column column) {
        return TypeFamily.of(column.type()).filter(TypeFamily::isTime).isPresent();
    }

    private Optional<LocalDate> newest(Table table, Column column) {
        Dialect dialect = live.schema().dialect();
        String newest = dialect.asDay("max(" + dialect.quoted(column.name()) + ")");
        String sql = "SELECT " + dialect.asText(newest) + " FROM "
                + dialect.quoted(table.name().schema()) + "."
                + dialect.quoted(table.name().name());
        return trials.rows(sql)
                .map(Rows::rows)
                .filter(rows -> !rows.isEmpty())
                .flatMap(rows -> day(rows.getFirst().getFirst().plain()));
    }

    private static Optional<LocalDate> day(String text) {
        try {
            return Optional.of(LocalDate.parse(text));
        } catch (DateTimeParseException none) {
            return Optional.empty();
        }
    }
}
