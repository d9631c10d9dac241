package dash.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TrapsTest {

    static List<Trap> traps() {
        return Trap.all();
    }

    @ParameterizedTest
    @MethodSource("traps")
    void whoever_does_not_know_falls_in(Trap trap) {
        String figure;
        try {
            figure = DemoDatabase.figure(trap.falls());
        } catch (IllegalStateException failed) {
            assertThat(failed.getMessage()).matches("(?s)(22P02|42703) in.*");
            return;
        }
        assertThat(figure).isNotEqualTo(trap.figure());
    }

    @ParameterizedTest
    @MethodSource("traps")
    void whoever_knows_gets_the_right_figure(Trap trap) {
        assertThat(DemoDatabase.figure(trap.avoids())).isEqualTo(trap.figure());
    }

    @ParameterizedTest
    @MethodSource("traps")
    void it_is_told_where_the_list_says_and_nowhere_if_it_says_so(Trap trap) {
        switch (trap.told()) {
            case Trap.Told.In(String file, String words) ->
                assertThat(DemoCompany.project().text(file)).contains(words);
            case Trap.Told.Nowhere(List<String> silent) ->
                assertThat(prose().toLowerCase(Locale.ROOT))
                        .doesNotContain(silent.stream()
                                .map(word -> word.toLowerCase(Locale.ROOT))
                                .toList());
        }
    }

    @Test
    void three_traps_are_left_for_dash_to_find() {
        assertThat(traps())
                .filteredOn(trap -> trap.told() instanceof Trap.Told.Nowhere)
                .extracting(Trap::name)
                .containsExactly("numbers as text with n/a", "dates as text", "amounts as text with separators");
    }

    /** What people wrote in words; metrics and patterns are SQL and may know more than they tell. */
    private static String prose() {
        StringBuilder prose = new StringBuilder();
        for (String file : DemoCompany.project().files()) {
            if (file.matches("knowledge/(tables|business|documents)/.*")) {
                prose.append(DemoCompany.project().text(file));
            }
        }
        return prose.toString();
    }
}
