package dash.databases.duckdb.files;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;

/**
 * What an address of the form {@code duckdb:path} names. Nothing is looked at yet but whether a path is a folder.
 *
 * @param folder the folder whose files are meant, or the one that the file lies in
 * @param pattern the pattern of the files' names; {@code *} for all of a folder
 */
public record Location(Sort sort, Path folder, String pattern) {

    public static final String SCHEME = "duckdb:";

    /** What kind of thing it is. */
    public enum Sort {
        DATABASE,
        FILES
    }

    public static Location parse(String url, Path base, Place place) {
        String written = url.strip();
        String path = written.startsWith(SCHEME) ? written.substring(SCHEME.length()) : written;
        if (path.isBlank() || path.startsWith("//") || path.contains("?") || path.startsWith(":")) {
            throw invalid(place, url, "this is no path to a file or folder");
        }
        try {
            return of(base.resolve(home(path)).normalize(), place, url);
        } catch (InvalidPathException wrong) {
            throw invalid(place, url, "this is no path on this computer");
        }
    }

    private static String home(String path) {
        return path.startsWith("~/") ? System.getProperty("user.home") + path.substring(1) : path;
    }

    private static Location of(Path path, Place place, String url) {
        Path folder = path.toAbsolutePath().getParent();
        Path last = path.getFileName();
        if (folder == null || last == null) {
            throw invalid(place, url, "the whole disk is no source");
        }
        if (Files.isDirectory(path)) {
            return new Location(Sort.FILES, path.toAbsolutePath(), "*");
        }
        String name = last.toString();
        String lower = name.toLowerCase(Locale.ROOT);
        boolean database = lower.endsWith(".duckdb") || lower.endsWith(".ddb") || lower.endsWith(".db");
        if (database && !isPattern(name)) {
            return new Location(Sort.DATABASE, folder, name);
        }
        if (isPattern(folder.toString())) {
            throw invalid(place, url, "only the last part of the path may hold a *");
        }
        return new Location(Sort.FILES, folder, name);
    }

    static boolean isPattern(String name) {
        return name.contains("*") || name.contains("[") || name.contains("{");
    }

    private static FaultException invalid(Place place, String url, String why) {
        return FaultException.of(
                Code.SOURCE_URL_INVALID,
                place,
                url.strip(),
                why,
                "Write duckdb:./file.duckdb, duckdb:./folder or duckdb:./folder/*.csv");
    }

    /** The database's own file. */
    Path file() {
        return folder.resolve(pattern);
    }

    @Override
    public String toString() {
        return SCHEME + folder + (pattern.equals("*") ? "" : "/" + pattern);
    }
}
