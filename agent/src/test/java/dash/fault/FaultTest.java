package dash.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class FaultTest {

    @Test
    void a_fault_reads_as_one_line_with_code_place_value_and_next_step() {
        Fault fault = new Fault(
                Code.WRONG_USAGE, Place.text("dash.yaml", 3, 7), "limitz", "no such key", "write limits instead");
        assertThat(fault.inOneLine())
                .isEqualTo("WRONG_USAGE dash.yaml:3:7: no such key (limitz). Next: write limits instead");
    }

    @Test
    void line_breaks_in_a_value_do_not_break_the_line() {
        Fault fault = new Fault(Code.INTERNAL, Place.nowhere(), "a\nb", "it\nbroke", "try\nagain");
        assertThat(fault.inOneLine()).doesNotContain("\n").contains("(a b)");
    }

    @Test
    void a_long_value_is_cut() {
        Fault fault = new Fault(Code.INTERNAL, Place.nowhere(), "x".repeat(500), "too long", "shorten it");
        assertThat(fault.value()).hasSize(121).endsWith("…");
    }

    @Test
    void a_fault_without_a_next_step_is_not_a_fault() {
        assertThatThrownBy(() -> new Fault(Code.INTERNAL, Place.nowhere(), "", "broken", " "))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void every_code_has_its_page_and_every_page_its_code() throws IOException {
        Path page = Path.of(System.getProperty("dash.root", ".."), "docs", "errors.md");
        List<String> documented = Files.readAllLines(page).stream()
                .filter(line -> line.startsWith("### "))
                .map(line -> line.substring(4).strip())
                .toList();
        assertThat(documented)
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(Code.values()).map(Code::name).toList());
    }
}
