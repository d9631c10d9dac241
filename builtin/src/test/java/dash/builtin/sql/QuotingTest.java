package dash.builtin.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.knowledge.Variables;
import org.junit.jupiter.api.Test;

final class QuotingTest {

    @Test
    void a_text_is_one_literal_whatever_it_holds() {
        assertThat(Variables.text("it's")).isEqualTo("'it''s'");
        assertThat(Variables.text("'; DROP TABLE t; --")).isEqualTo("'''; DROP TABLE t; --'");
        assertThat(Variables.text("a\\' OR 1=1 --")).isEqualTo("E'a\\\\'' OR 1=1 --'");
        assertThatThrownBy(() -> Variables.text("a\0b")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_name_is_quoted_when_it_has_to_be() {
        assertThat(Quoting.name("orders")).isEqualTo("orders");
        assertThat(Quoting.name("order")).isEqualTo("\"order\"");
        assertThat(Quoting.name("Order Details")).isEqualTo("\"Order Details\"");
        assertThat(Quoting.name("a\"b")).isEqualTo("\"a\"\"b\"");
    }
}
