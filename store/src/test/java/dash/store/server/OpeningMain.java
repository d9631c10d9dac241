package dash.store.server;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/** Opens the server of a home, says which one it got, and holds it until its input ends. */
final class OpeningMain {

    private OpeningMain() {}

    public static void main(String[] arguments) throws IOException {
        Path home = Path.of(arguments[0]);
        ServerSettings soon = ServerSettings.standard().withIdle(Duration.ofSeconds(1), Duration.ofSeconds(1));
        try (EmbeddedServer server = EmbeddedServer.open(home, soon, Carrier.nothing(), Progress.silent())) {
            long pid = PostmasterFile.read(new ServerFiles(home).data())
                    .orElseThrow()
                    .pid();
            System.out.println(pid + " " + server.administrator().port());
            System.in.read();
        }
    }
}
