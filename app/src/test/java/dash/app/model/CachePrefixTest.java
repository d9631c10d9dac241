package dash.app.model;

import static dash.app.model.Played.conclude;
import static dash.app.model.Played.sql;
import static org.assertj.core.api.Assertions.assertThat;

import dash.app.ask.Engine;
import dash.knowledge.Knowledge;
import dash.testkit.TestDatabase;
import dash.testkit.provider.Protocol;
import dash.testkit.provider.Request;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Providers charge less for a beginning that they have read before, and it has to be the same to the byte. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CachePrefixTest {

    private final TestDatabase database = Shop.database();
    private final Engine engine = new Engine(database, Knowledge.EMPTY);

    @AfterAll
    void close() {
        engine.close();
        database.close();
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void every_call_of_a_question_begins_with_the_whole_call_before_it(Protocol protocol) {
        try (Played played = new Played(engine, protocol)) {
            List<Request> calls = fiveCalls(played);
            assertThat(calls).hasSize(5);
            for (int call = 1; call < calls.size(); call++) {
                assertThat(head(calls.get(call))).isEqualTo(head(calls.get(call - 1)));
                List<String> before = messages(calls.get(call - 1));
                assertThat(messages(calls.get(call)).subList(0, before.size())).isEqualTo(before);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void more_than_seven_tenths_of_what_five_calls_read_was_read_before(Protocol protocol) {
        try (Played played = new Played(engine, protocol)) {
            List<Request> calls = fiveCalls(played);
            long read = 0;
            long cached = 0;
            for (int call = 0; call < calls.size(); call++) {
                read += text(calls.get(call)).length();
                cached += call == 0 ? 0 : text(calls.get(call - 1)).length();
            }
            assertThat((double) cached / read).isGreaterThan(0.7);
        }
    }

    @Test
    void another_question_shares_tools_instructions_and_catalogue() {
        try (Played played = new Played(engine, Protocol.ANTHROPIC)) {
            played.script(sql("SELECT count(*) FROM orders"), conclude("There are 30."));
            played.ask("How many orders are there?");
            played.script(sql("SELECT max(amount_cents) FROM orders"), conclude("The largest is 30."));
            played.ask("What was the largest order?");
            List<Request> calls = played.provider.requests();
            JsonNode one = calls.getFirst().json();
            JsonNode other = calls.getLast().json();
            assertThat(other.path("tools")).isEqualTo(one.path("tools"));
            assertThat(other.path("system").path(0))
                    .isEqualTo(one.path("system").path(0));
            assertThat(other.path("system").path(1))
                    .isEqualTo(one.path("system").path(1));
            assertThat(one.path("system")
                            .path(1)
                            .path("cache_control")
                            .path("type")
                            .asString(""))
                    .isEqualTo("ephemeral");
            assertThat(one.path("system").path(2).has("cache_control")).isFalse();
        }
    }

    private static List<Request> fiveCalls(Played played) {
        for (String column : List.of("id", "amount_cents", "country", "ordered_on")) {
            played.script(sql("SELECT count(DISTINCT " + column + ") FROM orders"));
        }
        played.script(conclude("There are 30."));
        played.ask("How many different orders are there?");
        return played.provider.requests();
    }

    private static String head(Request call) {
        JsonNode body = call.json();
        return body.path("tools").toString() + body.path("system") + body.path("systemInstruction");
    }

    private static String text(Request call) {
        return head(call) + String.join("", messages(call));
    }

    /** Blocks of Anthropic's messages one by one; where a cache mark stands is no part of what is read. */
    private static List<String> messages(Request call) {
        JsonNode body = call.json().deepCopy();
        JsonNode list = body.has("contents") ? body.path("contents") : body.path("messages");
        return StreamSupport.stream(list.spliterator(), false)
                .flatMap(message -> message.path("content").isArray()
                        ? StreamSupport.stream(message.path("content").spliterator(), false)
                        : Stream.of(message))
                .map(part -> {
                    if (part instanceof ObjectNode object) {
                        object.remove("cache_control");
                    }
                    return part.toString();
                })
                .toList();
    }
}
