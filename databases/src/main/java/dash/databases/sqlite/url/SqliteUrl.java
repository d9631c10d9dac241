package dash.databases.sqlite.url;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Where the file is, as an absolute path. */
public record SqliteUrl(Path file) {

    private static final String SCHEME = "sqlite:";
    private static final String EXAMPLE = "Write it like sqlite:./shop.db";

    /** A relative path starts from the folder. */
    public static SqliteUrl parse(String url, Path folder, Place place) {
        String written = url.strip();
        if (!written.startsWith(SCHEME)) {
            throw invalid(place, written, "the address of a SQLite file begins with sqlite:");
        }
        String path = written.substring(SCHEME.length());
        if (path.startsWith("//")) {
            path = path.substring(2);
        }
        if (path.isBlank()) {
            throw invalid(place, written, "the address names no file");
        }
        if (path.startsWith(":") || path.indexOf('?') >= 0 || path.indexOf('\0') >= 0) {
            throw invalid(place, written, "only a path may stand behind sqlite:, without settings or special names");
        }
        try {
            return new SqliteUrl(folder.toAbsolutePath().resolve(path).normalize());
        } catch (InvalidPathException wrong) {
            throw invalid(place, written, "this is no path");
        }
    }

    private static FaultException invalid(Place place, String value, String why) {
        return FaultException.of(Code.SOURCE_URL_INVALID, place, value, why, EXAMPLE);
    }

    @Override
    public String toString() {
        return SCHEME + file;
    }
}
