package dash.databases.postgresql.session;

import static dash.databases.postgresql.Sources.commission;

import dash.databases.postgresql.RecordedAudit;
import dash.databases.postgresql.Sources;
import dash.databases.session.Sessions;
import dash.databases.session.Unguarded;
import dash.execute.Limits;
import dash.store.server.Login;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;

/** A process of its own that runs one endless statement, to be killed. Learns the login on its standard input. */
final class EndlessProcess {

    private EndlessProcess() {}

    public static void main(String[] arguments) throws IOException {
        String[] parts = new String(System.in.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1);
        Login login = new Login(parts[0], Integer.parseInt(parts[1]), parts[2], parts[3], parts[4]);
        Limits limits = new Limits(500, Duration.ofMinutes(2), 8_192, 4L << 20, Double.MAX_VALUE);
        try (Sessions sessions = Sources.sessions(login, new RecordedAudit(), 1)) {
            System.out.println(Unguarded.run(sessions, CancelTest.ENDLESS, commission(limits)));
        }
    }

    static Process start(Login login) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        EndlessProcess.class.getName())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (var input = process.getOutputStream()) {
            input.write(
                    String.join("\n", login.host(), "" + login.port(), login.database(), login.user(), login.password())
                            .getBytes(StandardCharsets.UTF_8));
        }
        return process;
    }
}
