package dash.builtin.periods;

import dash.knowledge.Calendar;
import java.time.LocalDate;
import java.time.Month;
import java.time.YearMonth;
import java.time.format.TextStyle;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;

/** Turns names of calendar units into periods, fiscal ones by the project's own calendar. */
final class Days {

    private final Calendar calendar;
    private final LocalDate today;

    Days(Calendar calendar, LocalDate today) {
        this.calendar = calendar;
        this.today = today;
    }

    LocalDate today() {
        return today;
    }

    Period day(LocalDate day) {
        return Period.of(day, day.plusDays(1), "on " + Period.day(day));
    }

    Period month(YearMonth month) {
        String name = month.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
        return Period.of(month.atDay(1), month.plusMonths(1).atDay(1), "in " + name + " " + month.getYear());
    }

    Period quarter(int year, int quarter) {
        LocalDate start = LocalDate.of(year, quarter * 3 - 2, 1);
        return Period.of(start, start.plusMonths(3), "in Q" + quarter + " " + year);
    }

    Period half(int year, int half) {
        LocalDate start = LocalDate.of(year, half * 6 - 5, 1);
        return Period.of(start, start.plusMonths(6), "in the " + (half == 1 ? "first" : "second") + " half of " + year);
    }

    Period year(int year) {
        return Period.of(LocalDate.of(year, 1, 1), LocalDate.of(year + 1, 1, 1), "in " + year);
    }

    Period fiscalYear(int name) {
        LocalDate start = fiscalStart(name);
        return Period.of(start, start.plusYears(1), "in fiscal " + name).ofFiscalCalendar();
    }

    Period fiscalQuarter(int name, int quarter) {
        LocalDate start = fiscalStart(name).plusMonths(quarter * 3L - 3);
        return Period.of(start, start.plusMonths(3), "in Q" + quarter + " of fiscal " + name)
                .ofFiscalCalendar();
    }

    Period fiscalHalf(int name, int half) {
        LocalDate start = fiscalStart(name).plusMonths(half * 6L - 6);
        return Period.of(start, start.plusMonths(6), "in H" + half + " of fiscal " + name)
                .ofFiscalCalendar();
    }

    /** The name of the fiscal year that a day belongs to. */
    int fiscalYearOf(LocalDate day) {
        int starting =
                day.isBefore(calendar.fiscalYearStarts().atYear(day.getYear())) ? day.getYear() - 1 : day.getYear();
        return starting + naming();
    }

    int fiscalQuarterOf(LocalDate day) {
        LocalDate start = fiscalStart(fiscalYearOf(day));
        return (int) (ChronoUnit.MONTHS.between(start, day) / 3) + 1;
    }

    LocalDate weekStart(LocalDate day) {
        return day.with(TemporalAdjusters.previousOrSame(calendar.weekStarts()));
    }

    /** The latest month of this name that has begun. */
    YearMonth latest(Month month) {
        YearMonth inThisYear = YearMonth.of(today.getYear(), month);
        return inThisYear.isAfter(YearMonth.from(today)) ? inThisYear.minusYears(1) : inThisYear;
    }

    private LocalDate fiscalStart(int name) {
        return calendar.fiscalYearStarts().atYear(name - naming());
    }

    /** A year that starts in January is called the same whichever end it is named by. */
    private int naming() {
        boolean calendarYear = calendar.fiscalYearStarts().getMonthValue() == 1
                && calendar.fiscalYearStarts().getDayOfMonth() == 1;
        return !calendarYear && calendar.fiscalYearNaming() == Calendar.FiscalYearNaming.END ? 1 : 0;
    }
}
