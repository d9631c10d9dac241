package dash.models.language;

import static org.assertj.core.api.Assertions.assertThat;

import dash.models.ModelChoice;
import dash.models.Models;
import dash.models.ProviderKind;
import dash.models.TestPace;
import dash.models.language.Failure.Trouble;
import dash.models.provider.Timeouts;
import dash.models.resilience.Persistence;
import dash.question.Cancellation;
import dash.testkit.SharedFolder;
import dash.testkit.provider.Protocol;
import dash.testkit.provider.ScriptedProvider;
import dash.testkit.provider.Step;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Every fault of {@code ../shared/guard/provider-faults.jsonl}; one that nobody has written a case for fails. */
final class ProviderFaultsTest {

    private static final Step GOOD = Step.toolCall("run_sql", "{\"sql\":\"SELECT count(*) FROM orders\"}");

    private final Map<String, Case> cases = Map.ofEntries(
            Map.entry("429-then-ok", this::limitedThenOk),
            Map.entry("429-forever", this::limitedForever),
            Map.entry("500-then-ok", this::errorThenOk),
            Map.entry("503-burst", this::burst),
            Map.entry("timeout-connect", this::refusedConnection),
            Map.entry("reset-mid-stream", this::resetInTheMiddle),
            Map.entry("empty-content", this::emptyContent),
            Map.entry("wrong-tool", this::wrongTool),
            Map.entry("args-double-encoded", this::doubleEncoded),
            Map.entry("two-sql-blocks", this::twoBlocks),
            Map.entry("unicode-escape", this::halfACharacter),
            Map.entry("slow-drip", this::slowDrip));

    /** A fault and what must come of it. */
    private interface Case {
        void check(JsonNode fault, World world) throws IOException;
    }

    /** A server and a model that calls it, made anew for each fault. */
    private record World(ScriptedProvider provider, Models models, TestPace pace) {

        LanguageModel model() {
            return models.open(choice(provider.baseUrl(Protocol.OPENAI)));
        }

        static ModelChoice choice(String url) {
            return ModelChoice.of(ProviderKind.OPENAI, "scripted", Optional.of("sk"))
                    .at(url);
        }

        Outcome ask(LanguageModel model) {
            return model.converse(LanguageModelContract.conversation(), Hearing.DEAF, new Cancellation());
        }
    }

    @TestFactory
    Stream<DynamicTest> every_fault_of_a_provider_ends_well() throws IOException {
        Optional<Path> file = SharedFolder.find("guard/provider-faults.jsonl");
        if (file.isEmpty()) {
            return Stream.empty();
        }
        return Files.readAllLines(file.get()).stream()
                .filter(line -> !line.isBlank())
                .map(line -> JsonMapper.shared().readTree(line))
                .map(fault -> DynamicTest.dynamicTest(
                        fault.path("id").asString() + " " + fault.path("kind").asString(), () -> check(fault)));
    }

    private void check(JsonNode fault) throws IOException {
        String kind = fault.path("kind").asString();
        Case found = Optional.ofNullable(cases.get(kind)).orElseThrow(() -> new AssertionError("no case for " + kind));
        TestPace pace = new TestPace();
        Timeouts timeouts = new Timeouts(
                Duration.ofSeconds(2), Duration.ofSeconds(2), Duration.ofSeconds(2), Duration.ofSeconds(5));
        try (ScriptedProvider provider = ScriptedProvider.start();
                Models models = new Models(timeouts, Persistence.DEFAULT, pace)) {
            found.check(fault, new World(provider, models, pace));
        }
    }

    private void limitedThenOk(JsonNode fault, World world) {
        JsonNode first = fault.path("script").path(0);
        String wait = first.path("headers").path("Retry-After").asString();
        world.provider().script(Step.status(first.path("status").asInt(), "Retry-After", wait), GOOD);
        assertThat(world.ask(world.model())).isInstanceOf(Reply.class);
        assertThat(world.pace().waits())
                .singleElement()
                .satisfies(
                        waited -> assertThat(waited).isGreaterThanOrEqualTo(Duration.ofSeconds(Long.parseLong(wait))));
    }

    private void limitedForever(JsonNode fault, World world) {
        world.provider().answer(request -> Step.status(429));
        Outcome outcome = world.ask(world.model());
        assertThat(outcome).isInstanceOf(Failure.RateLimited.class);
        assertThat(world.provider().requests()).hasSizeLessThanOrEqualTo(4);
        assertThat(world.pace().waits()).isSorted().doesNotHaveDuplicates();
        assertThat(((Failure) outcome).fault("x").nextStep()).startsWith("ask again in");
    }

    private void errorThenOk(JsonNode fault, World world) {
        world.provider()
                .script(Step.status(fault.path("script").path(0).path("status").asInt()), GOOD);
        assertThat(world.ask(world.model())).isInstanceOf(Reply.class);
    }

    private void burst(JsonNode fault, World world) {
        int failing = fault.path("script").path(0).path("times").asInt();
        world.provider().answer(request -> Step.status(503));
        LanguageModel model = world.model();
        for (int i = 0; i < failing; i++) {
            assertThat(world.ask(model)).isInstanceOf(Failure.Unavailable.class);
        }
        int made = world.provider().requests().size();
        assertThat(made).as("calls that were really made").isLessThan(failing / 2);
        world.pace().passes(Duration.ofMinutes(1));
        world.provider().answer(request -> GOOD);
        assertThat(world.ask(model)).as("the probe closes the breaker").isInstanceOf(Reply.class);
    }

    private void refusedConnection(JsonNode fault, World world) throws IOException {
        int nobody;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            nobody = free.getLocalPort();
        }
        Outcome outcome = world.ask(world.models().open(World.choice("http://127.0.0.1:" + nobody + "/v1")));
        assertThat(((Failure.Unavailable) outcome).trouble()).isEqualTo(Trouble.UNREACHABLE);
    }

    private void resetInTheMiddle(JsonNode fault, World world) {
        world.provider().script(GOOD.cutAfter(300), GOOD);
        assertThat(((Reply) world.ask(world.model())).calls()).hasSize(1);
        world.provider().answer(request -> GOOD.cutAfter(300));
        assertThat(((Failure.Unavailable) world.ask(world.model())).trouble()).isEqualTo(Trouble.DROPPED);
    }

    private void emptyContent(JsonNode fault, World world) {
        String body = fault.path("script").path(0).path("body").asString();
        world.provider().answer(request -> Step.body(200, "application/json", body));
        assertThat(world.ask(world.model())).isInstanceOf(Failure.Empty.class);
        assertThat(world.provider().requests()).hasSize(2);
    }

    private void wrongTool(JsonNode fault, World world) {
        world.provider().script(Step.toolCall("drop_database", "{}"));
        assertThat(LanguageModelContract.unusable((Reply) world.ask(world.model()))
                        .problem())
                .isEqualTo(ToolCall.Problem.UNKNOWN_TOOL);
    }

    private void doubleEncoded(JsonNode fault, World world) {
        world.provider().script(Step.toolCall("run_sql", "\"{\\\"sql\\\":\\\"SELECT 1\\\"}\""));
        assertThat(LanguageModelContract.unusable((Reply) world.ask(world.model()))
                        .problem())
                .isEqualTo(ToolCall.Problem.MALFORMED_ARGUMENTS);
    }

    private void twoBlocks(JsonNode fault, World world) {
        Step both = Step.text(fault.path("script").path(0).path("body").asString());
        world.provider().answer(request -> both);
        assertThat(((Reply) world.ask(world.model())).calls())
                .as("text calls nothing")
                .isEmpty();
        LanguageModel writing = world.models()
                .open(World.choice(world.provider().baseUrl(Protocol.OPENAI)).with(ModelChoice.Tools.TEXT));
        assertThat(world.ask(writing)).isInstanceOf(Failure.Malformed.class);
    }

    private void halfACharacter(JsonNode fault, World world) {
        String body = fault.path("script").path(0).path("body").asString();
        world.provider().script(Step.toolCall("run_sql", body), Step.text(body));
        assertThat(LanguageModelContract.unusable((Reply) world.ask(world.model()))
                        .problem())
                .isEqualTo(ToolCall.Problem.MALFORMED_ARGUMENTS);
        assertThat(((Reply) world.ask(world.model())).text()).doesNotContain("\ud800");
    }

    private void slowDrip(JsonNode fault, World world) {
        world.provider().answer(request -> GOOD.inPiecesOf(1).pausing(Duration.ofMillis(20)));
        LanguageModel impatient = world.models()
                .open(World.choice(world.provider().baseUrl(Protocol.OPENAI)).within(Duration.ofMillis(300)));
        Outcome outcome = world.ask(impatient);
        assertThat(((Failure.Unavailable) outcome).trouble()).isEqualTo(Trouble.DEADLINE);
        world.provider().awaitHangUps(1);
    }
}
