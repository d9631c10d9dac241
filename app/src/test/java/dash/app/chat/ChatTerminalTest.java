package dash.app.chat;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk;
import dash.testkit.provider.Protocol;
import dash.testkit.provider.Request;
import dash.testkit.provider.ScriptedProvider;
import dash.testkit.provider.Step;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** Keys that are pressed in a pseudo-terminal, which python3 provides; without it this is skipped. */
final class ChatTerminalTest {

    private static final String PROMPT = "dash> ";
    private static final String UP = "\u001bOA";
    private static final String CTRL_C = "\u0003";
    private static final String CTRL_D = "\u0004";

    @TempDir
    private Path folder = Path.of("");

    @Test
    void ctrl_c_calls_off_the_question_and_not_the_program_and_arrow_up_brings_the_last_back() throws Exception {
        Assumptions.assumeTrue(hasTerminals(), "SKIPPED: no python3 to provide a pseudo-terminal");
        try (Desk desk = new Desk(() -> folder);
                ScriptedProvider provider = ScriptedProvider.start()) {
            provider.answer(ChatTerminalTest::reply);
            Ended ended = chat(
                    desk,
                    provider,
                    List.of(PROMPT, "/help\r"),
                    List.of(PROMPT, "a slow one\r"),
                    List.of("thinking", CTRL_C),
                    List.of(PROMPT, "how many orders\r"),
                    List.of(PROMPT, UP + "\r"),
                    List.of(PROMPT, "half a line" + CTRL_C),
                    List.of(PROMPT, CTRL_D));
            assertThat(ended.shown())
                    .containsSubsequence("/reasoning", "Called off.", "running a statement", "Let me word it.")
                    .containsSubsequence("There are 2 orders.", "running a statement", "There are 2 orders.");
            assertThat(ended.status()).isZero();
        }
    }

    private static Step reply(Request request) {
        if (request.said().stream().anyMatch(text -> text.startsWith("The question:\na slow"))) {
            return Step.text("never").after(Duration.ofMinutes(5));
        }
        return request.lastText().contains(" ran. ")
                ? Step.text("Let me word it.").andToolCall("conclude", "{\"answer\":\"There are 2 orders.\"}")
                : Step.toolCall("run_sql", "{\"sql\":\"SELECT count(*) AS orders FROM orders\"}");
    }

    private record Ended(int status, String shown) {}

    @SafeVarargs
    private Ended chat(Desk desk, ScriptedProvider provider, List<String>... steps)
            throws IOException, InterruptedException {
        Desk.Project project = desk.project();
        List<String> command = new ArrayList<>(
                List.of("python3", "-c", program(), JsonMapper.shared().writeValueAsString(steps)));
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "dash.app.Main",
                "chat"));
        command.addAll(List.of("--project", project.home().toString(), "--model", "openai:played"));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("DASH_STORE_URL", desk.storeUrl());
        builder.environment().put("DASH_HOME", folder.resolve("home").toString());
        builder.environment().put("OPENAI_BASE_URL", provider.baseUrl(Protocol.OPENAI));
        builder.environment().put("OPENAI_API_KEY", "no-key");
        builder.environment().put("TERM", "xterm");
        Process process = builder.start();
        String shown = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ended(process.waitFor(), shown);
    }

    private static String program() throws IOException {
        try (InputStream in = Objects.requireNonNull(ChatTerminalTest.class.getResourceAsStream("terminal.py"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static boolean hasTerminals() throws InterruptedException {
        try {
            boolean there =
                    new ProcessBuilder("python3", "-c", "import pty").start().waitFor() == 0;
            return there || skipped();
        } catch (IOException none) {
            return skipped();
        }
    }

    private static boolean skipped() {
        System.out.println("SKIPPED ChatTerminalTest: no python3 with pty on this machine");
        return false;
    }
}
