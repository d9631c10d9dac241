package dash.draft.from;

import dash.knowledge.Item;
import dash.schema.Column;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A small schema that other tools' files speak of, and a judge of SQL that knows its tables and nothing else. */
final class Docks {

    static final Statements STATEMENTS = sql -> {
        List<String> read = new ArrayList<>();
        Matcher from = Pattern.compile("(?i)\\b(?:from|join)\\s+([\\w.]+)").matcher(sql);
        while (from.find()) {
            boolean made = Pattern.compile("(?i)\\b" + from.group(1) + "\\s+AS\\s*\\(")
                    .matcher(sql)
                    .find();
            read.addAll(made ? List.of() : List.of(from.group(1)));
        }
        boolean known = sql.matches("(?is)\\s*(select|with)\\b.*")
                && read.stream().allMatch(name -> name.matches("(?i)(public\\.)?(berths|ships)"));
        return known ? Optional.of(read) : Optional.empty();
    };

    private Docks() {}

    static Schema schema() {
        return new Schema(
                "f",
                List.of("public"),
                List.of(
                        table("ships", Optional.empty(), "ship_id", "name", "flag"),
                        table("berths", Optional.empty(), "berth_id", "ship_id", "fee", "moored_on", "kind"),
                        table("long_stays", Optional.of("SELECT ship_id FROM berths;"), "ship_id")));
    }

    private static Table table(String name, Optional<String> definition, String... columns) {
        return new Table(
                new RelationName("public", name),
                definition.isPresent() ? Table.Kind.VIEW : Table.Kind.TABLE,
                Arrays.stream(columns)
                        .map(column -> new Column(column, "text", true, "", List.of()))
                        .toList(),
                List.of(),
                List.of(),
                List.of(),
                "",
                -1,
                definition);
    }

    static Path file(Path folder, String name, String text) {
        try {
            Path file = folder.resolve(name);
            Files.createDirectories(file.resolveSibling("."));
            return Files.writeString(file, text);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    static <T extends Item> T only(Told told, Class<T> kind, String label) {
        return told.items().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .filter(item -> item.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new AssertionError(label + " is not among " + told.items()));
    }
}
