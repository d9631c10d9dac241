package dash.draft.from;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.TextFile;
import dash.knowledge.Item;
import dash.knowledge.Names;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** Reads a folder of {@code .sql} files: each statement that the source would run becomes a query pattern. */
public final class SqlFolder {

    private static final int MOST_MEGABYTES = 4;
    private static final int MOST_FILES = 2_000;

    private SqlFolder() {}

    public static Told read(Path folder, Statements statements) {
        List<Item> items = new ArrayList<>();
        List<String> questions = new ArrayList<>();
        Set<String> names = new HashSet<>();
        int left = 0;
        for (Path file : files(folder)) {
            String text = TextFile.read(file, file.toString(), Code.DRAFT_BROKEN, MOST_MEGABYTES);
            String stem = stem(folder, file, names);
            List<SqlText> written = SqlText.split(text);
            for (int number = 1; number <= written.size(); number++) {
                String name = written.size() == 1 ? stem : stem + "_" + number;
                var pattern = written.get(number - 1).pattern(name, statements);
                left += pattern.isEmpty() ? 1 : 0;
                pattern.ifPresent(found -> {
                    items.add(found);
                    questions.addAll(found.questions());
                });
            }
        }
        String notice = left + (left == 1 ? " statement" : " statements") + " of " + folder
                + " left out: not a query over this source's tables";
        return new Told(items, left == 0 ? List.of() : List.of(notice), questions);
    }

    /** People name files alike in folders of their own: the second of a name has its folders in front. */
    private static String stem(Path folder, Path file, Set<String> names) {
        String own = file.getFileName().toString().replaceFirst("(?i)\\.sql$", "");
        String whole = folder.relativize(file).toString().replaceFirst("(?i)\\.sql$", "");
        String name = names.contains(Names.key(own)) ? whole.replaceAll("[/\\\\]", "_") : own;
        String free = name;
        for (int number = 2; !names.add(Names.key(free)); number++) {
            free = name + "_" + number;
        }
        return free;
    }

    /** In a fixed order; links are not followed, for they lead anywhere. */
    private static List<Path> files(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw FaultException.of(
                    Code.DRAFT_BROKEN,
                    Place.file(folder),
                    "",
                    "there is no such folder",
                    "Name a folder of .sql files");
        }
        try (Stream<Path> paths = Files.walk(folder)) {
            List<Path> files = paths.filter(path -> Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS))
                    .filter(path -> path.toString().toLowerCase(Locale.ROOT).endsWith(".sql"))
                    .sorted()
                    .limit(MOST_FILES + 1)
                    .toList();
            if (files.size() > MOST_FILES) {
                throw FaultException.of(
                        Code.DRAFT_BROKEN,
                        Place.file(folder),
                        "",
                        "there are more than " + MOST_FILES + " files",
                        "Name a folder with those that people still use");
            }
            return files;
        } catch (IOException unreadable) {
            throw new FaultException(
                    new Fault(
                            Code.DRAFT_BROKEN,
                            Place.file(folder),
                            unreadable.getClass().getSimpleName(),
                            "the folder cannot be read",
                            "Check that Dash may read it"),
                    unreadable);
        }
    }
}
