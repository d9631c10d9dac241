package dash.benchmarks.builtin;

import dash.databases.look.StandardSampler;
import dash.draft.Drafting;
import dash.files.Sha256;
import dash.project.init.Init;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tells whether what an earlier run made can be used again. */
final class Stamp {

    private static final List<Class<?>> DRAFTERS = List.of(Init.class, Drafting.class, StandardSampler.class);
    private static final List<String> DRAFTING =
            List.of("dash/draft/", "dash/profile/", "dash/project/init/", "dash/databases/look/");

    private Stamp() {}

    /** Of the rows: of the files they come from, and of the day where they depend on it. */
    static String ofRows(Subject subject) {
        String files = subject.dumps().stream().map(Stamp::ofFiles).collect(Collectors.joining());
        return Sha256.of(files + (subject.perDay() ? LocalDate.now(ZoneOffset.UTC) : ""))
                .substring(0, 12);
    }

    /** Of the code that drafts knowledge, so that a change to it is measured and not the draft of yesterday. */
    static String ofDrafting() {
        return Sha256.of(DRAFTERS.stream().map(Stamp::ofCode).collect(Collectors.joining()))
                .substring(0, 12);
    }

    static String ofFiles(Path path) {
        try (Stream<Path> files = Files.walk(path)) {
            return files.filter(Files::isRegularFile)
                    .sorted()
                    .map(file -> file.getFileName() + " " + file.toFile().length() + " " + changed(file) + "\n")
                    .collect(Collectors.joining());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static long changed(Path file) {
        return file.toFile().lastModified();
    }

    private static String ofCode(Class<?> type) {
        try {
            Path place = Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
            return Files.isDirectory(place) ? ofFiles(place) : ofJar(place);
        } catch (URISyntaxException | IOException unreadable) {
            throw new IllegalStateException("cannot look into the jar of " + type.getName(), unreadable);
        }
    }

    private static String ofJar(Path file) throws IOException {
        try (JarFile jar = new JarFile(file.toFile())) {
            return jar.stream()
                    .filter(entry -> DRAFTING.stream().anyMatch(entry.getName()::startsWith))
                    .map(entry -> entry.getName() + " " + entry.getCrc() + "\n")
                    .sorted()
                    .collect(Collectors.joining());
        }
    }
}
