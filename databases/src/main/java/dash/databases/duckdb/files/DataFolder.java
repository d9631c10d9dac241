package dash.databases.duckdb.files;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** Finds the files that an address means. */
final class DataFolder {

    private DataFolder() {}

    /** In the order of their names; at least one. Folders inside the folder are not looked into. */
    static List<DataFile> files(Location location) {
        Path folder = location.folder();
        if (!Files.isDirectory(folder)) {
            throw fault(folder, "there is no such folder", "Correct the path of the source");
        }
        List<Path> named = matching(location);
        List<DataFile> files =
                named.stream().flatMap(path -> DataFile.of(path).stream()).toList();
        if (files.isEmpty()) {
            throw fault(
                    folder,
                    named.isEmpty()
                            ? "no file here is called like " + location.pattern()
                            : "none of the " + named.size() + " files here is of a kind that DuckDB reads as a table",
                    "Put files of these kinds there: " + DataFile.KINDS);
        }
        refuseTwins(files);
        return files;
    }

    private static List<Path> matching(Location location) {
        String pattern = location.pattern();
        PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + pattern);
        try (Stream<Path> all = Files.list(location.folder())) {
            return all.filter(path -> Location.isPattern(pattern)
                            ? matcher.matches(path.getFileName())
                            : path.getFileName().toString().equals(pattern))
                    .filter(path -> !path.getFileName().toString().startsWith("."))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw fault(location.folder(), "the folder cannot be read", "Make it readable for the user that runs Dash");
        }
    }

    private static void refuseTwins(List<DataFile> files) {
        Map<String, DataFile> known = new HashMap<>();
        for (DataFile file : files) {
            DataFile twin = known.putIfAbsent(file.table().toLowerCase(Locale.ROOT), file);
            if (twin != null) {
                throw fault(
                        file.path(),
                        "the table " + file.table() + " would come from two files: "
                                + twin.path().getFileName() + " and "
                                + file.path().getFileName(),
                        "Rename one of them, or name the files of one kind: duckdb:./folder/*.csv");
            }
        }
    }

    static FaultException fault(Path path, String message, String nextStep) {
        return FaultException.of(Code.SOURCE_FILE_BROKEN, new Place.InFile(path.toString()), "", message, nextStep);
    }
}
