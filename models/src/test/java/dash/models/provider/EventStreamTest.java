package dash.models.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.models.provider.EventStream.Framing;
import dash.testkit.provider.Protocol;
import dash.testkit.provider.Step;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class EventStreamTest {

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void a_cut_at_any_two_bytes_gives_the_same_events(Protocol protocol) {
        Framing framing = protocol == Protocol.OLLAMA ? Framing.JSON_LINES : Framing.SERVER_SENT_EVENTS;
        byte[] bytes = Step.text("Zürich 東京 😀").streamed(protocol);
        List<String> expected = events(framing, bytes, bytes.length, bytes.length);
        assertThat(expected).hasSizeGreaterThan(2);
        for (int first = 0; first < bytes.length; first += 3) {
            for (int second = first; second < bytes.length; second += 17) {
                assertThat(events(framing, bytes, first, second)).isEqualTo(expected);
            }
        }
    }

    @Test
    void lines_may_end_in_any_of_the_three_ways() {
        for (String end : List.of("\n", "\r\n", "\r")) {
            byte[] bytes = (": hello" + end + "event: x" + end + "data: 1" + end + "data:2" + end + end + "data: 3"
                            + end + end)
                    .getBytes(StandardCharsets.UTF_8);
            assertThat(events(Framing.SERVER_SENT_EVENTS, bytes, 9, 10)).containsExactly("1\n2", "3");
        }
    }

    @Test
    void a_last_event_without_its_empty_line_counts() {
        byte[] bytes = "data: 1\n\ndata: [DONE]".getBytes(StandardCharsets.UTF_8);
        assertThat(events(Framing.SERVER_SENT_EVENTS, bytes, 3, 12)).containsExactly("1", "[DONE]");
    }

    @Test
    void a_stream_without_end_does_not_fill_the_memory() {
        EventStream stream = new EventStream(Framing.JSON_LINES);
        byte[] much = new byte[1024 * 1024];
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 20; i++) {
                        stream.take(ByteBuffer.wrap(much));
                    }
                })
                .isInstanceOf(EventStream.TooLong.class);
    }

    private static List<String> events(Framing framing, byte[] bytes, int first, int second) {
        EventStream stream = new EventStream(framing);
        List<String> events = new ArrayList<>();
        events.addAll(stream.take(ByteBuffer.wrap(bytes, 0, first)));
        events.addAll(stream.take(ByteBuffer.wrap(bytes, first, second - first)));
        events.addAll(stream.take(ByteBuffer.wrap(bytes, second, bytes.length - second)));
        events.addAll(stream.end());
        return events;
    }
}
