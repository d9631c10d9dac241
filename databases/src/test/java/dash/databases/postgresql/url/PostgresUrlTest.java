package dash.databases.postgresql.url;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.databases.url.ServerAddress;
import dash.databases.url.SslMode;
import dash.fault.FaultException;
import dash.fault.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.postgresql.ds.PGSimpleDataSource;

class PostgresUrlTest {

    private static PostgresUrl parse(String text) {
        return PostgresUrl.parse(text, Place.named("source.url"));
    }

    private static String password(ServerAddress address) {
        return address.<String, RuntimeException>open((opened, password) -> password);
    }

    @Test
    void every_field_is_read_and_decoded() {
        ServerAddress url = parse(
                        "postgresql://an%40na:p%2Fa%20ss+%25@db.example.com:6543/sales%20eu?sslmode=verify-full")
                .address();
        assertThat(url.user()).isEqualTo("an@na");
        assertThat(password(url)).isEqualTo("p/a ss+%");
        assertThat(url.host()).isEqualTo("db.example.com");
        assertThat(url.port()).isEqualTo(6543);
        assertThat(url.database()).isEqualTo("sales eu");
        assertThat(url.parameters().sslMode()).isEqualTo(SslMode.VERIFY_FULL);
    }

    @Test
    void what_is_left_out_has_a_default() {
        ServerAddress url = parse("postgres://ana@localhost/sales").address();
        assertThat(url.port()).isEqualTo(5432);
        assertThat(password(url)).isEmpty();
        assertThat(url.parameters().sslMode()).isEqualTo(SslMode.PREFER);
    }

    @Test
    void an_ipv6_host_stands_in_brackets() {
        ServerAddress url = parse("postgresql://ana:secret@[::1]:5433/sales").address();
        assertThat(url.host()).isEqualTo("::1");
        assertThat(url.port()).isEqualTo(5433);
        assertThat(url).hasToString("postgresql://ana:***@[::1]:5433/sales");
    }

    @Test
    void the_printed_form_never_holds_the_password() {
        assertThat(parse("postgresql://ana:hunter22@localhost/sales"))
                .hasToString("postgresql://ana:***@localhost:5432/sales");
        assertThat(parse("postgresql://ana:hunter22@localhost/sales")
                        .address()
                        .withoutSecret("password hunter22 refused"))
                .isEqualTo("password *** refused");
    }

    @ParameterizedTest
    @CsvSource({
        "sslmod,sslmode",
        "ssl,sslmode",
        "socketFactory,sslrootcert",
        "connect_time,connect_timeout",
        "options,sslmode"
    })
    void an_unknown_parameter_is_refused_with_the_nearest_known_one(String written, String nearest) {
        assertThatThrownBy(() -> parse("postgresql://ana:hunter22@localhost/sales?" + written + "=x"))
                .isInstanceOf(FaultException.class)
                .hasMessageStartingWith("SOURCE_URL_INVALID source.url: ")
                .hasMessageContaining("the nearest known one is " + nearest)
                .hasMessageContaining("(" + written + ")")
                .hasMessageNotContaining("hunter22");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "hunter22",
                "jdbc:postgresql://localhost/sales?user=ana&password=hunter22",
                "mysql://ana:hunter22@localhost/sales",
                "postgresql://localhost/sales",
                "postgresql://ana:hunter22@localhost",
                "postgresql://ana:hunter22@localhost/",
                "postgresql://:hunter22@localhost/sales",
                "postgresql://ana:hunter22@/sales",
                "postgresql://ana:hunter22@localhost:hunter22/sales",
                "postgresql://ana:hunter22@localhost:0/sales",
                "postgresql://ana:hunter22@localhost:70000/sales",
                "postgresql://ana:hunter22@one,two/sales",
                "postgresql://ana:hunter22@[::1/sales",
                "postgresql://ana:hunter22@[evil.example]/sales",
                "postgresql://ana:hunter22%@localhost/sales",
                "postgresql://ana:hunter22%zz@localhost/sales",
                "postgresql://ana:hunter22%ff@localhost/sales",
                "postgresql://ana:hunter22@localhost/sales%00",
                "postgresql://ana:hunter22@localhost/sales?sslmode=none",
                "postgresql://ana:hunter22@localhost/sales?sslmode=disable&sslmode=require",
                "postgresql://ana:hunter22@localhost/sales?connect_timeout=0",
                "postgresql://ana:hunter22@local host/sales",
                "postgresql://ana:hun/ter22@localhost?x/sales"
            })
    void a_wrong_address_is_refused_at_its_place_without_showing_the_password(String text) {
        assertThatThrownBy(() -> parse(text))
                .isInstanceOf(FaultException.class)
                .hasMessageStartingWith("SOURCE_URL_INVALID source.url: ")
                .hasMessageContaining("Next: ")
                .hasMessageNotContaining("hunter22")
                .hasMessageNotContaining("ter22");
    }

    @Test
    void the_driver_gets_fields_and_nothing_that_names_a_class_or_a_file() {
        PGSimpleDataSource source = (PGSimpleDataSource)
                parse("postgresql://ana:hunter22@localhost/sales").dataSource();
        assertThat(source.getServerNames()).containsExactly("localhost");
        assertThat(source.getSocketFactory()).isNull();
        assertThat(source.getOptions()).isNull();
        assertThat(source.getLogServerErrorDetail()).isFalse();
        assertThat(source.getPreferQueryMode().value()).isEqualTo("extended");
    }
}
