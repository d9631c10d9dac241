package dash.builtin.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LexiconCountryTest {

    private static final Lexicon LEXICON = Lexicon.english();

    @ParameterizedTest
    @CsvSource({
        "Italian, Italy",
        "french, France",
        "German, Germany",
        "American, United States",
        "British, United Kingdom",
        "Dutch, Netherlands",
        "Swiss, Switzerland",
        "Japanese, Japan",
        "Brazilian, Brazil",
        "South African, South Africa",
        "Dane, Denmark",
        "Australian, Australia",
        "Spanish, Spain",
        "Indian, India",
        "Chinese, China",
        "Mexican, Mexico"
    })
    void a_nationality_has_its_country_first(String nationality, String country) {
        assertThat(LEXICON.countryOf(nationality)).startsWith(country);
    }

    @ParameterizedTest
    @CsvSource({"Italy, italian", "usa, american", "United Kingdom, british", "Spain, spanish", "Denmark, dane"})
    void and_a_country_its_nationalities(String country, String nationality) {
        assertThat(LEXICON.nationalitiesOf(country)).contains(nationality);
    }

    @Test
    void other_adjectives_have_none() {
        assertThat(LEXICON.countryOf("expensive")).isEmpty();
        assertThat(LEXICON.nationalitiesOf("table")).isEmpty();
    }
}
