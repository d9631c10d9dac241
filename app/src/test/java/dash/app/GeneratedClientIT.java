package dash.app;

import static org.assertj.core.api.Assertions.assertThat;

import dash.testkit.RepositoryRoot;
import dash.testkit.TestPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody else's program: a client generated from our OpenAPI document, compiled against its types, used on a real server. */
@Timeout(300)
class GeneratedClientIT {

    private static final Path SOURCE = RepositoryRoot.path().resolve("server/src/test/client");

    @TempDir
    Path folder = Path.of("");

    @Test
    void a_client_generated_from_the_document_asks_and_is_answered() throws Exception {
        for (String file : List.of("package.json", "package-lock.json", ".npmrc", "tsconfig.json", "use.ts")) {
            Files.copy(SOURCE.resolve(file), folder.resolve(file));
        }
        run("npm", "ci", "--loglevel=error");
        TestPostgres.shared().lendPrograms(folder.resolve("home"));
        try (Staying demo = Staying.start("./dash demo", RepositoryRoot.path(), folder)) {
            run("curl", "-sf", "-o", "openapi.json", demo.address() + "/openapi.json");
            run("npm", "run", "--silent", "generate");
            run("npm", "run", "--silent", "compile");
            demo.awaitReady();
            check(run("npm", "run", "--silent", "start", "--", demo.address(), "What is our current MRR?"));
        } finally {
            run(RepositoryRoot.path().resolve("dash").toString(), "stop");
        }
    }

    private static void check(String told) {
        JsonNode result = JsonMapper.shared().readTree(told.substring(told.lastIndexOf("{\"projects")));
        assertThat(result.path("status").asString()).isEqualTo("answered");
        assertThat(result.path("kept")).isEqualTo(result.path("insight"));
        assertThat(result.path("listed").asBoolean() && result.path("done").asBoolean())
                .isTrue();
        assertThat(result.path("before").asInt()).isEqualTo(1);
        assertThat(result.path("after").asInt()).isEqualTo(404);
        assertThat(result.path("code").asString()).isEqualTo("ANSWER_UNKNOWN");
    }

    private String run(String... command) throws IOException, InterruptedException {
        Path out = Files.createTempFile(folder, "out", ".txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile());
        builder.environment().put("DASH_HOME", folder.resolve("home").toString());
        builder.environment().remove("DASH_STORE_URL");
        Process process = builder.start();
        assertThat(process.waitFor(150, TimeUnit.SECONDS)).isTrue();
        String text = Files.readString(out);
        assertThat(process.exitValue())
                .as(String.join(" ", command) + "\n" + text)
                .isZero();
        return text;
    }
}
