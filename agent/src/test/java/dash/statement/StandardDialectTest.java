package dash.statement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class StandardDialectTest {

    private final Dialect dialect = StandardDialect.PLAIN;

    @Test
    void a_text_cannot_end_its_own_literal() {
        assertThat(dialect.text("it's")).isEqualTo("'it''s'");
        assertThat(dialect.text("'; DROP TABLE t; --")).isEqualTo("'''; DROP TABLE t; --'");
        assertThatThrownBy(() -> dialect.text("a\0b")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_name_is_quoted_when_it_would_mean_something_else() {
        assertThat(dialect.name("orders")).isEqualTo("orders");
        assertThat(dialect.name("order")).isEqualTo("\"order\"");
        assertThat(dialect.name("Order Details")).isEqualTo("\"Order Details\"");
        assertThat(dialect.name("a\"b")).isEqualTo("\"a\"\"b\"");
    }
}
