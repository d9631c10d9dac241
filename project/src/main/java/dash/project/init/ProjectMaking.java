package dash.project.init;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.TreeWriter;
import dash.project.file.Environment;
import dash.project.file.ProjectFileReader;
import dash.project.file.ProjectFinder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Makes the files of a new project, and takes back what it made when the source turns out not to be there. */
final class ProjectMaking {

    private static final String SECRETS = ".env";
    private static final List<String> IGNORED = List.of(SECRETS, InitState.FOLDER + "/");

    private final Environment environment;
    private final Path here;
    private final List<Runnable> undo = new ArrayList<>();

    ProjectMaking(Environment environment, Path here) {
        this.environment = environment;
        this.here = here;
    }

    /** Does nothing where a project is already, as long as it is the one that is meant. */
    void make(InitWish wish) {
        Path file = wish.folder().resolve(ProjectFinder.FILE);
        if (Files.exists(file)) {
            refuseAnother(wish, file);
            return;
        }
        String url = wish.source()
                .orElseThrow(
                        () -> FaultException.of(
                                Code.WRONG_USAGE,
                                Place.file(wish.folder()),
                                "",
                                "there is no project here and no source to make one of",
                                "Name it with --source URL or in DATABASE_URL, for example --source postgresql://user@host/database"));
        SourceAddress address = SourceAddress.of(url, here, wish.folder());
        try {
            boolean made = Files.notExists(wish.folder());
            Files.createDirectories(wish.folder());
            if (made) {
                undo.add(() -> deleteIfEmpty(wish.folder()));
            }
            address.secret().ifPresent(secret -> keep(wish.folder(), secret));
            ignore(wish.folder());
            Files.writeString(file, text(wish, address), StandardOpenOption.CREATE_NEW);
            undo.add(() -> delete(file));
        } catch (IOException failed) {
            throw failed(file, failed);
        }
    }

    /** What this run made is gone again; what was there before stays. */
    void takeBack() {
        undo.reversed().forEach(Runnable::run);
    }

    private void refuseAnother(InitWish wish, Path file) {
        Optional<String> told = wish.source();
        if (told.isEmpty()) {
            return;
        }
        String known = new ProjectFileReader(environment.withFile(wish.folder()))
                .read(file)
                .sourceUrl();
        SourceAddress meant = SourceAddress.of(told.get(), here, wish.folder());
        String whole = meant.secret()
                .map(secret -> meant.written().replace("${" + SourceAddress.VARIABLE + "}", secret))
                .orElse(meant.written());
        boolean same = known.equals(whole)
                || SourceAddress.of(known, wish.folder(), wish.folder())
                        .written()
                        .equals(meant.written());
        if (!same) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.file(file),
                    "",
                    "there is a project here already, and its source is another one",
                    "Leave --source out to go on with that project, or name another folder");
        }
    }

    private static String text(InitWish wish, SourceAddress address) {
        Map<String, Object> source = new LinkedHashMap<>();
        source.put("url", address.written());
        if (!wish.schemas().isEmpty()) {
            source.put("schemas", wish.schemas());
        }
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("project", wish.name().orElseGet(() -> called(wish.folder())));
        tree.put("source", source);
        return "# Made by dash init; docs/project-file.md lists every key.\n" + TreeWriter.yaml(tree);
    }

    /** After its folder, in the letters that a project's name may have. */
    private static String called(Path folder) {
        Path last = folder.toAbsolutePath().normalize().getFileName();
        String plain = (last == null ? "" : last.toString())
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9_-]+", "-")
                .replaceAll("^[-_]+|[-_]+$", "");
        return plain.isEmpty() ? "project" : plain.substring(0, Math.min(60, plain.length()));
    }

    private void keep(Path folder, String secret) {
        Path file = folder.resolve(SECRETS);
        try {
            Optional<String> there = Environment.of(Map.of()).withFile(folder).value(SourceAddress.VARIABLE);
            if (there.isPresent() && !there.get().equals(secret)) {
                throw FaultException.of(
                        Code.WRONG_USAGE,
                        Place.file(file),
                        SourceAddress.VARIABLE,
                        "the file holds another password under this name",
                        "Take it out, or write --source with ${NAME} and set that name yourself");
            }
            if (there.isEmpty()) {
                Optional<String> before = Files.exists(file) ? Optional.of(Files.readString(file)) : Optional.empty();
                append(file, before, SourceAddress.VARIABLE + "=" + quoted(secret) + "\n", true);
            }
        } catch (IOException failed) {
            throw failed(file, failed);
        }
    }

    /** Quotes at both ends would be taken off when the file is read. */
    private static String quoted(String secret) {
        boolean quotes = secret.matches("(?s)\".*\"|'.*'");
        return quotes ? (secret.startsWith("\"") ? "'" + secret + "'" : "\"" + secret + "\"") : secret;
    }

    private void ignore(Path folder) throws IOException {
        Path file = folder.resolve(".gitignore");
        Optional<String> before = Files.exists(file) ? Optional.of(Files.readString(file)) : Optional.empty();
        List<String> known = before.orElse("").lines().map(String::strip).toList();
        List<String> missing =
                IGNORED.stream().filter(line -> !known.contains(line)).toList();
        if (!missing.isEmpty()) {
            append(file, before, String.join("\n", missing) + "\n", false);
        }
    }

    /** Others may read neither a new file of secrets nor, for a moment, its beginning. */
    private void append(Path file, Optional<String> before, String more, boolean secret) throws IOException {
        String lead = before.filter(text -> !text.isEmpty() && !text.endsWith("\n"))
                .map(text -> "\n")
                .orElse("");
        if (before.isEmpty()
                && secret
                && file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        }
        Files.writeString(
                file, lead + more, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        undo.add(() -> before.ifPresentOrElse(text -> restore(file, text), () -> delete(file)));
    }

    private static void restore(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException failed) {
            throw failed(file, failed);
        }
    }

    /** A folder that somebody has put something into meanwhile stays. */
    private static void deleteIfEmpty(Path folder) {
        try {
            Files.deleteIfExists(folder);
        } catch (DirectoryNotEmptyException used) {
            // Then it is theirs.
        } catch (IOException failed) {
            throw failed(folder, failed);
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException failed) {
            throw failed(file, failed);
        }
    }

    static FaultException failed(Path file, IOException failure) {
        return new FaultException(
                new Fault(
                        Code.PROJECT_BROKEN,
                        Place.file(file),
                        failure.getClass().getSimpleName(),
                        "the file cannot be written",
                        "Check that Dash may write there and that the disk has space"),
                failure);
    }
}
