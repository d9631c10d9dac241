package dash.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NamesTest {

    @Test
    void names_that_a_person_reads_as_one_are_one() {
        assertThat(Names.key(" Order Items ")).isEqualTo(Names.key("order items"));
        assertThat(Names.key("CAFÉ")).isEqualTo(Names.key("cafe\u0301"));
        assertThat(Names.key("ﬁnance")).isEqualTo(Names.key("Finance"));
        assertThat(Names.key("STRASSE")).isEqualTo(Names.key("straße"));
        assertThat(Names.key("orders")).isNotEqualTo(Names.key("order"));
    }
}
