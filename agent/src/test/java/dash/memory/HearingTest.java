package dash.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dash.memory.Preference.ChartTaste;
import dash.memory.Preference.Detail;
import dash.memory.Preference.Scale;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;

class HearingTest {

    @Test
    void wishes_of_a_known_kind_are_recognised() {
        assertThat(preference("show amounts in thousands")).isEqualTo(new Preference.Units(Scale.THOUSANDS));
        assertThat(preference("I want full amounts")).isEqualTo(new Preference.Units(Scale.FULL));
        assertThat(preference("my time zone is Europe/Berlin")).isEqualTo(zone("Europe/Berlin"));
        assertThat(preference("my timezone is new york")).isEqualTo(zone("America/New_York"));
        assertThat(preference("my team is Payments")).isEqualTo(new Preference.Team("Payments"));
        assertThat(preference("I work in the Growth team")).isEqualTo(new Preference.Team("Growth"));
        assertThat(preference("I prefer short answers")).isEqualTo(new Preference.Details(Detail.BRIEF));
        assertThat(preference("give me all the details")).isEqualTo(new Preference.Details(Detail.FULL));
        assertThat(preference("I like bar charts")).isEqualTo(new Preference.Charts(ChartTaste.BARS));
        assertThat(preference("I prefer lines")).isEqualTo(new Preference.Charts(ChartTaste.LINES));
        assertThat(preference("never draw charts")).isEqualTo(new Preference.Charts(ChartTaste.NONE));
    }

    @Test
    void a_default_names_a_value_and_perhaps_its_column() {
        assertThat(Hearing.of("my default region is EMEA"))
                .isEqualTo(new Hearing.Narrowing("region", "EMEA", "my default region is EMEA"));
        assertThat(Hearing.of("my sales region is EMEA"))
                .isEqualTo(new Hearing.Narrowing("sales region", "EMEA", "my sales region is EMEA"));
        assertThat(Hearing.of("I only care about EMEA"))
                .isEqualTo(new Hearing.Narrowing("", "EMEA", "I only care about EMEA"));
        assertThat(Hearing.of("show me only Norway"))
                .isEqualTo(new Hearing.Narrowing("", "Norway", "show me only Norway"));
    }

    @Test
    void what_describes_the_data_is_no_wish() {
        assertThat(Hearing.of("revenue is stored in thousands")).isInstanceOf(Hearing.Statement.class);
        assertThat(Hearing.of("bars are closed on Sundays")).isInstanceOf(Hearing.Statement.class);
        assertThat(Hearing.of("cancelled orders do not count")).isInstanceOf(Hearing.Statement.class);
        assertThat(Hearing.of("MRR means monthly recurring revenue"))
                .isEqualTo(new Hearing.Definition(
                        "MRR", "monthly recurring revenue", "MRR means monthly recurring revenue"));
    }

    @Test
    void what_a_person_says_of_themselves_is_personal() {
        assertThat(Hearing.of("I report to Ann")).isInstanceOf(Hearing.Personal.class);
        assertThat(Hearing.of("my name is Tom")).isInstanceOf(Hearing.Personal.class);
    }

    private static Preference preference(String words) {
        return ((Hearing.Clear) Hearing.of(words)).preference();
    }

    private static Preference zone(String id) {
        return new Preference.Zone(ZoneId.of(id));
    }

    @Test
    void the_value_an_answer_was_narrowed_to_is_read_off_what_it_says() {
        for (Preference.Default standard : new Preference.Default[] {
            new Preference.Default("region", "EMEA"),
            new Preference.Default("ship_country", "New, Zealand, as you prefer")
        }) {
            assertThat(Narrowed.valueSaid(Narrowed.said(standard) + " (memory 3)"))
                    .contains(standard.value());
        }
        assertThat(Narrowed.valueSaid("only completed orders count")).isEmpty();
    }
}
