package dash.store.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Starts and stops the server of one data directory. Callers hold the lock. */
final class Postmaster {

    private static final long SECONDS_FOR_A_FAST_STOP = 60;
    private static final long SECONDS_FOR_A_HARD_STOP = 15;

    private final Programs programs;
    private final Path data;
    private final Path logFolder;
    private final Path log;
    private final RunAs runAs;
    private final ServerSettings settings;

    Postmaster(Programs programs, Path data, Path logFolder, RunAs runAs, ServerSettings settings) {
        this.programs = programs;
        this.data = data;
        this.logFolder = logFolder;
        this.log = logFolder.resolve("server.log");
        this.runAs = runAs;
        this.settings = settings;
    }

    /**
     * Returns once the server takes connections.
     *
     * @param wished the port of last time: clients that live through a crash of the server find it again
     */
    PostmasterFile start(Optional<Integer> wished) throws IOException, InterruptedException {
        runAs.own(data);
        runAs.own(logFolder);
        removeLeftPostmasterFile();
        long end = System.nanoTime() + settings.patience().toNanos();
        while (true) {
            int port = settings.port().orElseGet(() -> freePort(wished));
            Configuration.write(data, programs.major(), port, settings, runAs);
            ServerLog messages = ServerLog.beginAt(log);
            Process control = Commands.start(runAs.command(startCommand()));
            Optional<PostmasterFile> running = waitUntilReady(control);
            if (running.isPresent()) {
                return running.get();
            }
            if (System.nanoTime() > end || !worthAnotherTry(messages)) {
                throw failure(port, messages, control);
            }
            Thread.sleep(100);
        }
    }

    /** Detaches the server from our session, so that Ctrl-C in this terminal does not reach it. */
    private List<String> startCommand() {
        return List.of(
                programs.program("pg_ctl").toString(),
                "start",
                "--pgdata=" + data,
                "--log=" + log,
                "--wait",
                "--timeout=" + settings.patience().toSeconds(),
                "--silent",
                "-p",
                programs.program("postgres").toString());
    }

    /** Looks by itself as well, because pg_ctl looks ten times a second only. */
    private Optional<PostmasterFile> waitUntilReady(Process control) throws IOException, InterruptedException {
        while (true) {
            boolean ended = control.waitFor(5, TimeUnit.MILLISECONDS);
            Optional<PostmasterFile> running =
                    PostmasterFile.read(data).filter(PostmasterFile::ready).filter(PostmasterFile::alive);
            if (running.isPresent() || ended) {
                return running;
            }
        }
    }

    private boolean worthAnotherTry(ServerLog messages) throws IOException {
        return messages.saysAnotherIsThere()
                || (messages.saysPortTaken() && settings.port().isEmpty());
    }

    private RuntimeException failure(int port, ServerLog messages, Process control) throws IOException {
        String text = messages.text();
        if (messages.saysPortTaken()) {
            return ServerFaults.portTaken(port);
        }
        if (ServerFaults.isAboutSpace(text)) {
            return ServerFaults.diskFull(data, new IOException(messages.lastLines()));
        }
        if (messages.saysDamaged()) {
            return ServerFaults.damaged(data, messages.lastLines());
        }
        String said = new String(control.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return ServerFaults.notStarted(log, text.isBlank() ? said : messages.lastLines());
    }

    /** PostgreSQL heals after most crashes by itself, but it takes an empty file for one that is being written. */
    private void removeLeftPostmasterFile() throws IOException, InterruptedException {
        Path file = PostmasterFile.in(data);
        for (int look = 0; Files.exists(file) && PostmasterFile.read(data).isEmpty(); look++) {
            if (look == 20) {
                Files.deleteIfExists(file);
            }
            Thread.sleep(20);
        }
        Optional<PostmasterFile> left = PostmasterFile.read(data);
        if (left.isPresent() && !left.get().alive()) {
            PostmasterFile.declareDead(data);
        }
    }

    private static int freePort(Optional<Integer> wished) {
        if (wished.isPresent() && bindable(wished.get()).isPresent()) {
            return wished.get();
        }
        return bindable(0).orElseThrow(() -> ServerFaults.portTaken(0));
    }

    private static Optional<Integer> bindable(int port) {
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.ofLiteral(EmbeddedServer.HOST))) {
            return Optional.of(socket.getLocalPort());
        } catch (IOException taken) {
            return Optional.empty();
        }
    }

    /** Disconnects everybody and writes everything; a server that hangs is stopped hard, which loses nothing either. */
    static void stop(Path data) throws IOException, InterruptedException {
        Optional<ProcessHandle> server = PostmasterFile.read(data).flatMap(PostmasterFile::process);
        if (server.isEmpty()) {
            return;
        }
        if (!signal("INT", server.get(), SECONDS_FOR_A_FAST_STOP)
                && !signal("QUIT", server.get(), SECONDS_FOR_A_HARD_STOP)) {
            throw ServerFaults.notStarted(data, "process " + server.get().pid() + " does not end");
        }
    }

    private static boolean signal(String name, ProcessHandle server, long seconds)
            throws IOException, InterruptedException {
        Commands.run(List.of("/bin/sh", "-c", "kill -" + name + " " + server.pid()));
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        while (Processes.runs(server) && System.nanoTime() < end) {
            Thread.sleep(10);
        }
        return !Processes.runs(server);
    }
}
