package dash.builtin.periods;

import static org.assertj.core.api.Assertions.assertThat;

import dash.builtin.words.Words;
import dash.knowledge.Calendar;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PeriodGrammarTest {

    /** A Wednesday; the fiscal year starts in February and is named after the year in which it starts. */
    private static final LocalDate TODAY = LocalDate.of(2025, 8, 20);

    private static final Calendar CALENDAR = calendar(DayOfWeek.MONDAY, 2, Calendar.FiscalYearNaming.START);

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            2024                               | 2024-01-01 | 2025-01-01
            in the year 2024                   | 2024-01-01 | 2025-01-01
            calendar year 2023                 | 2023-01-01 | 2024-01-01
            March 2025                         | 2025-03-01 | 2025-04-01
            Mar 2025                           | 2025-03-01 | 2025-04-01
            march of 2024                      | 2024-03-01 | 2024-04-01
            Sept 2024                          | 2024-09-01 | 2024-10-01
            February 2024                      | 2024-02-01 | 2024-03-01
            December 2024                      | 2024-12-01 | 2025-01-01
            2025-03                            | 2025-03-01 | 2025-04-01
            2025-03-31                         | 2025-03-31 | 2025-04-01
            on 2024-02-29                      | 2024-02-29 | 2024-03-01
            5 March 2025                       | 2025-03-05 | 2025-03-06
            March 5, 2025                      | 2025-03-05 | 2025-03-06
            March 5th 2025                     | 2025-03-05 | 2025-03-06
            the 31st of December 2024          | 2024-12-31 | 2025-01-01
            in March                           | 2025-03-01 | 2025-04-01
            in August                          | 2025-08-01 | 2025-09-01
            in November                        | 2024-11-01 | 2024-12-01
            in May                             | 2025-05-01 | 2025-06-01
            March this year                    | 2025-03-01 | 2025-04-01
            in March of last year              | 2024-03-01 | 2024-04-01
            on 5 March                         | 2025-03-05 | 2025-03-06
            on December 24                     | 2024-12-24 | 2024-12-25
            Q1 2025                            | 2025-01-01 | 2025-04-01
            2025 Q3                            | 2025-07-01 | 2025-10-01
            Q4 of 2024                         | 2024-10-01 | 2025-01-01
            third quarter of 2024              | 2024-07-01 | 2024-10-01
            the 2nd quarter in 2024            | 2024-04-01 | 2024-07-01
            Q2                                 | 2025-04-01 | 2025-07-01
            Q4                                 | 2024-10-01 | 2025-01-01
            Q1 of this year                    | 2025-01-01 | 2025-04-01
            H1 2025                            | 2025-01-01 | 2025-07-01
            second half of 2024                | 2024-07-01 | 2025-01-01
            FY24                               | 2024-02-01 | 2025-02-01
            FY2024                             | 2024-02-01 | 2025-02-01
            FY 2024                            | 2024-02-01 | 2025-02-01
            fiscal 2024                        | 2024-02-01 | 2025-02-01
            fiscal year 2024                   | 2024-02-01 | 2025-02-01
            financial year 2023                | 2023-02-01 | 2024-02-01
            Q3 FY24                            | 2024-08-01 | 2024-11-01
            FY24 Q3                            | 2024-08-01 | 2024-11-01
            Q4 of fiscal 2024                  | 2024-11-01 | 2025-02-01
            fiscal Q1 2025                     | 2025-02-01 | 2025-05-01
            first quarter of fiscal year 2025  | 2025-02-01 | 2025-05-01
            fiscal Q4                          | 2024-11-01 | 2025-02-01
            H2 FY24                            | 2024-08-01 | 2025-02-01
            Q2 of this fiscal year             | 2025-05-01 | 2025-08-01
            today                              | 2025-08-20 | 2025-08-21
            yesterday                          | 2025-08-19 | 2025-08-20
            this week                          | 2025-08-18 | 2025-08-25
            last week                          | 2025-08-11 | 2025-08-18
            this month                         | 2025-08-01 | 2025-09-01
            last month                         | 2025-07-01 | 2025-08-01
            the previous month                 | 2025-07-01 | 2025-08-01
            this quarter                       | 2025-07-01 | 2025-10-01
            last quarter                       | 2025-04-01 | 2025-07-01
            this year                          | 2025-01-01 | 2026-01-01
            the current year                   | 2025-01-01 | 2026-01-01
            last year                          | 2024-01-01 | 2025-01-01
            last calendar year                 | 2024-01-01 | 2025-01-01
            this fiscal year                   | 2025-02-01 | 2026-02-01
            last fiscal year                   | 2024-02-01 | 2025-02-01
            this fiscal quarter                | 2025-08-01 | 2025-11-01
            last fiscal quarter                | 2025-05-01 | 2025-08-01
            the past month                     | 2025-07-21 | 2025-08-21
            the past year                      | 2024-08-21 | 2025-08-21
            last 7 days                        | 2025-08-14 | 2025-08-21
            the last 3 months                  | 2025-05-21 | 2025-08-21
            past twelve months                 | 2024-08-21 | 2025-08-21
            last 2 years                       | 2023-08-21 | 2025-08-21
            trailing 4 quarters                | 2024-08-21 | 2025-08-21
            last 3 complete months             | 2025-05-01 | 2025-08-01
            last 2 full quarters               | 2025-01-01 | 2025-07-01
            last 2 complete weeks              | 2025-08-04 | 2025-08-18
            two months ago                     | 2025-06-01 | 2025-07-01
            3 days ago                         | 2025-08-17 | 2025-08-18
            1 year ago                         | 2024-01-01 | 2025-01-01
            year to date                       | 2025-01-01 | 2025-08-21
            YTD                                | 2025-01-01 | 2025-08-21
            month-to-date                      | 2025-08-01 | 2025-08-21
            QTD                                | 2025-07-01 | 2025-08-21
            fiscal year to date                | 2025-02-01 | 2025-08-21
            so far this year                   | 2025-01-01 | 2025-08-21
            this year so far                   | 2025-01-01 | 2025-08-21
            2025 so far                        | 2025-01-01 | 2025-08-21
            in 2025 to date                    | 2025-01-01 | 2025-08-21
            since March 2025                   | 2025-03-01 | 2025-08-21
            since 2023                         | 2023-01-01 | 2025-08-21
            since 2025-08-01                   | 2025-08-01 | 2025-08-21
            before 2024                        | -          | 2024-01-01
            earlier than 2015                  | -          | 2015-01-01
            prior to March 2025                | -          | 2025-03-01
            later than 2023                    | 2024-01-01 | -
            no later than 2023                 | -          | 2024-01-01
            no earlier than 2023               | 2023-01-01 | -
            the last 30 days before 2024-03-01 | 2024-01-31 | 2024-03-01
            the 30 days leading up to 2024-03-01 | 2024-01-31 | 2024-03-01
            the 2 weeks after 2024-03-01       | 2024-03-02 | 2024-03-16
            before March 2025                  | -          | 2025-03-01
            after 2024                         | 2025-01-01 | -
            until March 2025                   | -          | 2025-04-01
            up to 2024                         | -          | 2025-01-01
            from March to May 2025             | 2025-03-01 | 2025-06-01
            from November to February 2025     | 2024-11-01 | 2025-03-01
            from March 2024 to May 2025        | 2024-03-01 | 2025-06-01
            January through March 2025         | 2025-01-01 | 2025-04-01
            between January and March 2025     | 2025-01-01 | 2025-04-01
            between 2022 and 2024              | 2022-01-01 | 2025-01-01
            between 2025-01-10 and 2025-01-20  | 2025-01-10 | 2025-01-21
            from Q1 2024 to Q2 2025            | 2024-01-01 | 2025-07-01
            from 5 March 2025 to 7 March 2025  | 2025-03-05 | 2025-03-08
            """)
    void a_period_is_a_half_open_range_of_days(String text, String start, String end) {
        List<PeriodMention> found = find(CALENDAR, text);
        assertThat(found).as(text).hasSize(1);
        assertThat(told(found.getFirst().period().start())).isEqualTo(start);
        assertThat(told(found.getFirst().period().end())).isEqualTo(end);
    }

    @ParameterizedTest
    @CsvSource({
        "how may I help",
        "may we see revenue",
        "top 5 customers",
        "2025-02-30",
        "the second plan",
        "last customers",
        "this plan",
        "order 123456",
        "version 2.5",
        "in the past",
        "quarterly",
        "half of them"
    })
    void what_is_no_period_is_not_taken_for_one(String text) {
        assertThat(find(CALENDAR, text)).isEmpty();
    }

    @Test
    void two_periods_are_two_periods() {
        assertThat(find(CALENDAR, "revenue in 2024 compared with 2025")).hasSize(2);
    }

    @Test
    void the_words_of_a_period_are_exactly_its_own() {
        PeriodMention mention = find(CALENDAR, "revenue of Q3 FY24 by plan").getFirst();
        assertThat(List.of(mention.from(), mention.to())).containsExactly(2, 4);
    }

    @Test
    void a_fiscal_year_may_be_named_after_its_end() {
        Calendar byEnd = calendar(DayOfWeek.MONDAY, 7, Calendar.FiscalYearNaming.END);
        assertThat(range(byEnd, "FY25")).isEqualTo("2024-07-01 2025-07-01");
        assertThat(range(byEnd, "this fiscal year")).isEqualTo("2025-07-01 2026-07-01");
        assertThat(range(byEnd, "Q1 FY26")).isEqualTo("2025-07-01 2025-10-01");
    }

    @Test
    void a_fiscal_year_that_is_the_calendar_year_has_its_name_whatever_the_naming() {
        Calendar byEnd = calendar(DayOfWeek.MONDAY, 1, Calendar.FiscalYearNaming.END);
        assertThat(range(byEnd, "FY25")).isEqualTo("2025-01-01 2026-01-01");
    }

    @Test
    void weeks_start_on_the_day_that_the_calendar_says() {
        assertThat(range(calendar(DayOfWeek.SUNDAY, 1, Calendar.FiscalYearNaming.START), "last week"))
                .isEqualTo("2025-08-10 2025-08-17");
    }

    @Test
    void what_was_left_open_is_told() {
        assertThat(find(CALENDAR, "in November").getFirst().period().assumption())
                .isEqualTo("No year was named, so the latest is meant: in November 2024.");
        assertThat(find(CALENDAR, "last 3 months").getFirst().period().assumption())
                .isEqualTo("The last 3 months are those that end today: from 21 May 2025 to 20 August 2025.");
        assertThat(find(CALENDAR, "November 2024").getFirst().period().assumption())
                .isEmpty();
    }

    private static String range(Calendar calendar, String text) {
        Period period = find(calendar, text).getFirst().period();
        return told(period.start()) + " " + told(period.end());
    }

    private static List<PeriodMention> find(Calendar calendar, String text) {
        return new PeriodGrammar(calendar, TODAY).find(Words.of(text));
    }

    private static String told(Optional<LocalDate> day) {
        return day.map(LocalDate::toString).orElse("-");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            more in March than in February 2023     | 2023-03-01 | 2023-02-01
            more in March 2023 than in February     | 2023-03-01 | 2023-02-01
            Q1 versus Q2 2023                       | 2023-01-01 | 2023-04-01
            in March and April 2023                 | 2023-03-01 | 2023-04-01
            in December and January 2023            | 2022-12-01 | 2023-01-01
            in March, of what was opened in 2023    | 2025-03-01 | 2023-01-01
            in March 2023 and what was sold in June | 2023-03-01 | 2025-06-01
            """)
    void a_year_that_is_named_once_holds_for_the_step_beside_it(String words, LocalDate first, LocalDate second) {
        assertThat(new PeriodGrammar(CALENDAR, TODAY).find(Words.of(words)))
                .extracting(mention -> mention.period().start().orElseThrow())
                .containsExactly(first, second);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            from 2022 to 2023       | 2022-01-01 | 2023-01-01
            between Q1 and Q2 2023  | 2023-01-01 | 2023-04-01
            from March to May 2025  | 2025-03-01 | 2025-05-01
            from Nov to Feb 2024    | 2023-11-01 | 2024-02-01
            """)
    void a_range_knows_what_it_begins_and_ends_with(String words, LocalDate first, LocalDate second) {
        assertThat(new PeriodGrammar(CALENDAR, TODAY).find(Words.of(words)))
                .flatExtracting(PeriodMention::ends)
                .extracting(period -> period.start().orElseThrow())
                .containsExactly(first, second);
    }

    private static Calendar calendar(DayOfWeek week, int month, Calendar.FiscalYearNaming naming) {
        return new Calendar(ZoneId.of("UTC"), week, MonthDay.of(month, 1), naming, Optional.of(TODAY));
    }
}
