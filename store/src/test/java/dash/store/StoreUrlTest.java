package dash.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.fault.Code;
import dash.fault.FaultException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class StoreUrlTest {

    @Test
    void is_taken_apart_into_fields() {
        assertThat(StoreUrl.parse("postgresql://ann:p%40ss%3A+1@db.example:6543/da%20sh?sslmode=require", "X"))
                .isEqualTo(new StoreUrl("db.example", 6543, "da sh", "ann", "p@ss:+1", "require"));
        assertThat(StoreUrl.parse("postgres://ann@localhost/dash", "X"))
                .isEqualTo(new StoreUrl("localhost", 5432, "dash", "ann", "", "prefer"));
    }

    @Test
    void a_host_may_have_an_underscore_as_in_container_networks() {
        assertThat(StoreUrl.parse("postgresql://u:p@my_db:5433/dash", "DASH_STORE_URL")
                        .toString())
                .isEqualTo("postgresql://u@my_db:5433/dash");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mysql://u:secret@h/db",
                "jdbc:postgresql://h/db?user=u&password=secret",
                "postgresql://h/db",
                "postgresql://:secret@h/db",
                "postgresql://u:secret@h",
                "postgresql://u:secret@h/",
                "postgresql://u:secret@h/a/b",
                "postgresql://u:secret@/db",
                "postgresql://u:sec ret@h/db",
                "postgresql://u:secret@h/db?socketFactory=evil.Class",
                "postgresql://u:secret@h/db?sslmode=require&socketFactory=evil",
                "postgresql://u:secret@h/db?sslmode=perhaps",
                "not a url"
            })
    void what_is_not_one_is_refused_without_showing_the_password(String text) {
        assertThatThrownBy(() -> StoreUrl.parse(text, "DASH_STORE_URL"))
                .isInstanceOfSatisfying(FaultException.class, thrown -> {
                    assertThat(thrown.fault().code()).isEqualTo(Code.STORE_URL_WRONG);
                    assertThat(thrown.fault().place().inWords()).isEqualTo("DASH_STORE_URL");
                    assertThat(thrown.getMessage()).doesNotContain("secret").doesNotContain("sec ret");
                });
    }

    @Test
    void the_home_is_told_or_in_the_users_own() {
        Path user = Path.of("/home/ann");
        assertThat(StoreLocation.of(Map.of(), user)).isEqualTo(new StoreLocation.Embedded(Path.of("/home/ann/.dash")));
        assertThat(StoreLocation.of(Map.of("DASH_HOME", "/var/lib/dash"), user))
                .isEqualTo(new StoreLocation.Embedded(Path.of("/var/lib/dash")));
    }

    @Test
    void a_database_url_never_becomes_the_store() {
        assertThat(StoreLocation.of(Map.of("DATABASE_URL", "postgresql://u:p@h/db"), Path.of("/home/ann")))
                .isInstanceOf(StoreLocation.Embedded.class);
        assertThat(StoreLocation.of(Map.of("DASH_STORE_URL", "postgresql://u:p@h/db"), Path.of("/home/ann")))
                .isInstanceOf(StoreLocation.External.class);
    }
}
