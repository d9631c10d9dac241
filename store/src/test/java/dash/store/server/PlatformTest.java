package dash.store.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PlatformTest {

    @Test
    void each_machine_has_its_archive() {
        assertThat(Platform.of("Linux", "amd64").orElseThrow().archive()).isEqualTo("postgres-linux-x86_64.txz");
        assertThat(Platform.of("Linux", "aarch64").orElseThrow().archive()).isEqualTo("postgres-linux-arm_64.txz");
        assertThat(Platform.of("Mac OS X", "x86_64").orElseThrow().archive()).isEqualTo("postgres-darwin-x86_64.txz");
        assertThat(Platform.of("Mac OS X", "aarch64").orElseThrow().archive()).isEqualTo("postgres-darwin-arm_64.txz");
    }

    @Test
    void other_machines_have_none() {
        assertThat(Platform.of("Windows 11", "amd64")).isEmpty();
        assertThat(Platform.of("Linux", "riscv64")).isEmpty();
    }
}
