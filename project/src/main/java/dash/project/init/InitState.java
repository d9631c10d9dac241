package dash.project.init;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import dash.files.Sha256;
import dash.knowledge.files.FreeLocation;
import dash.profile.ValueSketch;
import dash.profile.quirks.Memory;
import dash.profile.quirks.SeenTable;
import dash.schema.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * What was seen of each table, in one file a table, there as soon as the table is done: an init that was stopped goes on
 * behind it. A table whose columns changed is looked at again. Everything in here can be found out anew, so what cannot be
 * read is not there.
 */
final class InitState implements Memory {

    static final String FOLDER = ".dash";

    private static final JsonMapper JSON =
            JsonMapper.builder().addMixIn(ValueSketch.class, Sketch.class).build();

    private final Path folder;

    InitState(Path project) {
        this.folder = project.resolve(FOLDER).resolve("tables");
    }

    /** What a table looked like, and what was seen of it. */
    private record Kept(String columns, SeenTable seen) {}

    /** How a sketch, which shows nothing of itself, is kept. */
    @JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY)
    private abstract static class Sketch {
        @JsonCreator
        @SuppressWarnings("UnusedVariable") // Jackson reads their names
        Sketch(@JsonProperty("lowest") long[] lowest, @JsonProperty("complete") boolean complete) {}
    }

    @Override
    public Optional<SeenTable> recall(Table table) {
        Path file = file(table);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(JSON.readValue(Files.readString(file), Kept.class))
                    .filter(kept -> kept.columns().equals(columns(table)))
                    .map(Kept::seen);
        } catch (IOException | JacksonException unreadable) {
            return Optional.empty();
        }
    }

    @Override
    public void keep(Table table, SeenTable seen) {
        Path file = file(table);
        try {
            Files.createDirectories(folder);
            Path half = Files.createTempFile(folder, ".", ".half");
            Files.writeString(half, JSON.writeValueAsString(new Kept(columns(table), seen)));
            Files.move(half, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failed) {
            throw ProjectMaking.failed(file, failed);
        }
    }

    private Path file(Table table) {
        String name = table.name().toString();
        return folder.resolve(FreeLocation.slug(name) + "-" + Sha256.of(name).substring(0, 8) + ".json");
    }

    private static String columns(Table table) {
        return Sha256.of(table.columns() + " " + table.uniqueKeys());
    }
}
