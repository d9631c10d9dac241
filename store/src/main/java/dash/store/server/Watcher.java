package dash.store.server;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Sees to it that a script watches the server for idling, without a Java process having to live for that. */
final class Watcher {

    private final ServerFiles files;
    private final ServerSettings settings;

    Watcher(ServerFiles files, ServerSettings settings) {
        this.files = files;
        this.settings = settings;
    }

    /** Two that race here give the server two watchers, which is harmless. */
    void watch(long server) throws IOException {
        Path note = files.store().resolve("watcher");
        if (DurableFiles.read(note).filter(text -> watches(text, server)).isPresent()) {
            return;
        }
        try (InputStream text = Watcher.class.getResourceAsStream("watch.sh")) {
            if (text == null) {
                throw new IllegalStateException("watch.sh is missing in the jar");
            }
            String script = new String(text.readAllBytes(), StandardCharsets.UTF_8);
            DurableFiles.note(files.store().resolve("watch.sh"), script, "rwx------");
        }
        Process process = new ProcessBuilder(command(server))
                .directory(Path.of("/").toFile())
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String written = process.pid() + " " + Presence.startOf(process.toHandle()) + " " + server;
        DurableFiles.note(note, written, "rw-------");
    }

    private List<String> command(long server) {
        List<String> command = new ArrayList<>();
        // A session of its own where the system can: then closing the terminal does not even reach it.
        if (Files.isExecutable(Path.of("/usr/bin/setsid"))) {
            command.add("/usr/bin/setsid");
        }
        command.addAll(List.of(
                "/bin/sh",
                files.store().resolve("watch.sh").toString(),
                files.store().toString(),
                String.valueOf(server),
                String.valueOf(settings.idle().toSeconds()),
                String.valueOf(settings.look().toSeconds())));
        return command;
    }

    private static boolean watches(String note, long server) {
        List<Long> numbers = List.of(note.strip().split(" ")).stream()
                .flatMap(word -> Presence.number(word).stream())
                .toList();
        return numbers.size() == 3
                && numbers.get(2) == server
                && Processes.running(numbers.get(0))
                        .filter(process -> Presence.startOf(process) == numbers.get(1))
                        .isPresent();
    }
}
