package dash.models.calls;

import static org.assertj.core.api.Assertions.assertThat;

import dash.models.language.Tool;
import dash.models.language.ToolCall;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CallReadingTest {

    private final CallReading reading = new CallReading(
            List.of(Tool.of("chart", "Draws.", """
                    {"type":"object","additionalProperties":false,"required":["kind"],"properties":{
                      "kind":{"enum":["bar","line"]},"size":{"type":["integer","null"]},
                      "columns":{"type":"array","items":{"type":"string"}}}}"""), Tool.of("stop", "Ends.", "{\"type\":\"object\"}")));

    private ToolCall read(String arguments) {
        return reading.read("1", "chart", arguments, "");
    }

    private String why(String arguments) {
        return ((ToolCall.Unusable) read(arguments)).why();
    }

    @Test
    void what_fits_is_understood() {
        assertThat(read("{\"kind\":\"bar\",\"size\":null,\"columns\":[\"a\"]}"))
                .isInstanceOf(ToolCall.Understood.class);
        assertThat(read("{\"kind\":\"bar\",\"size\":3.0}")).isInstanceOf(ToolCall.Understood.class);
    }

    @Test
    void no_arguments_at_all_are_an_empty_object() {
        assertThat(reading.read("1", "stop", " ", "")).isInstanceOf(ToolCall.Understood.class);
    }

    @Test
    void what_does_not_fit_says_where() {
        assertThat(why("{\"kind\":\"pie\"}")).isEqualTo("kind must be one of [\"bar\",\"line\"]");
        assertThat(why("{\"kind\":\"bar\",\"colums\":[]}"))
                .isEqualTo("the arguments have an unknown key colums; did you mean columns?");
        assertThat(why("{\"kind\":\"bar\",\"columns\":[1]}")).isEqualTo("an item of columns must be of type string");
        assertThat(why("{\"kind\":\"bar\",\"size\":1.5}")).isEqualTo("size must be of type integer or null");
    }

    @Test
    void arguments_that_end_too_early_are_never_completed() {
        String whole = "{\"kind\":\"bar\",\"columns\":[\"a\",\"b\"]}";
        for (int length = 1; length < whole.length(); length++) {
            assertThat(((ToolCall.Unusable) read(whole.substring(0, length))).problem())
                    .as(whole.substring(0, length))
                    .isEqualTo(ToolCall.Problem.CUT_OFF_ARGUMENTS);
        }
    }

    @Test
    void arguments_nested_deeper_than_anybody_means_them_are_told_and_do_not_end_the_question() {
        for (int depth : new int[] {100, 600, 2_000, 200_000}) {
            String nested = "{\"kind\":" + "[".repeat(depth) + "]".repeat(depth) + "}";
            assertThat(((ToolCall.Unusable) read(nested)).problem()).isEqualTo(ToolCall.Problem.MALFORMED_ARGUMENTS);
            assertThat(why(nested)).contains("64 levels");
        }
    }

    @Test
    void a_key_that_is_written_twice_or_something_behind_the_object_is_refused() {
        assertThat(why("{\"kind\":\"bar\",\"kind\":\"line\"}")).isEqualTo("the arguments are not valid JSON");
        assertThat(why("{\"kind\":\"bar\"} {\"kind\":\"line\"}")).isEqualTo("the arguments are not valid JSON");
    }
}
