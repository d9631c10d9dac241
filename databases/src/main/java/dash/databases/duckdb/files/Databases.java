package dash.databases.duckdb.files;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Says which database a source is at this moment, and makes it when its files are new. Safe for many threads; one makes, all get it. */
public final class Databases {

    private static final Logger LOG = LoggerFactory.getLogger(Databases.class);

    /** Part of the name of what was loaded: another way of loading makes another database. */
    private static final String WAY = "1";

    private final Location location;
    private final Path cache;
    private final Loader loader;

    public Databases(Location location, Path cache, Path home, Consumer<String> progress) {
        this.location = location;
        this.cache = cache;
        this.loader = new Loader(home, progress);
    }

    /** Looks at the files each time; loads them when they are not the ones that were loaded. */
    public synchronized Database current() {
        return switch (location.sort()) {
            case DATABASE -> itself();
            case FILES -> loaded(DataFolder.files(location));
        };
    }

    private Database itself() {
        Path file = location.file();
        if (!Files.isRegularFile(file)) {
            throw FaultException.of(
                    Code.SOURCE_UNREACHABLE,
                    new Place.InFile(file.toString()),
                    "",
                    "there is no such database file",
                    "Correct the path of the source");
        }
        return new Database(file, state(List.of(file)));
    }

    private Database loaded(List<DataFile> files) {
        String state = state(files.stream().map(DataFile::path).toList());
        String source = digest(location.toString()).substring(0, 12);
        Path file = cache.resolve("files-" + source + "-" + state.substring(0, 24) + ".duckdb");
        if (!Files.exists(file)) {
            make(files, file);
            forgetOthers(source, file);
        }
        return new Database(file, state);
    }

    private void make(List<DataFile> files, Path file) {
        try {
            Files.createDirectories(cache);
            loader.load(files, file);
        } catch (IOException cannot) {
            throw FaultException.of(
                    Code.HOME_UNUSABLE,
                    new Place.InFile(cache.toString()),
                    "",
                    "what was loaded cannot be kept here: " + cannot.getMessage(),
                    "Make the folder writable, or set DASH_HOME to one that is");
        }
    }

    /** What an open child still reads stays readable for it. */
    private void forgetOthers(String source, Path current) {
        try (Stream<Path> all = Files.list(cache)) {
            for (Path file : all.filter(path -> path.getFileName().toString().startsWith("files-" + source + "-"))
                    .filter(path -> !path.equals(current))
                    .toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException left) {
            LOG.debug("an old database could not be deleted", left);
        }
    }

    private static String state(List<Path> files) {
        StringBuilder text = new StringBuilder(WAY);
        for (Path file : files) {
            try {
                BasicFileAttributes facts = Files.readAttributes(file, BasicFileAttributes.class);
                text.append('\n')
                        .append(file)
                        .append(' ')
                        .append(facts.size())
                        .append(' ')
                        .append(facts.lastModifiedTime())
                        .append(' ')
                        .append(facts.fileKey());
            } catch (IOException gone) {
                throw DataFolder.fault(file, "the file cannot be read", "Make it readable for the user that runs Dash");
            }
        }
        return digest(text.toString());
    }

    private static String digest(String text) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    @Override
    public String toString() {
        return location.toString();
    }
}
