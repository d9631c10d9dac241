package dash.project.init;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a person asks of a warm start.
 *
 * @param source the address as it was written, with its secret: never to be printed; empty for a project that is there
 * @param folder where the project is, or is to be
 * @param name what the project is to be called; else it is called after its folder
 * @param schemas to look into; none means the engine's usual ones
 */
public record InitWish(
        Optional<String> source, Path folder, Optional<String> name, List<String> schemas, Readings readings) {

    /** Files of other tools that are read too. */
    public record Readings(Optional<Path> dbt, Optional<Path> cortex, Optional<Path> sql) {

        public static final Readings NONE = new Readings(Optional.empty(), Optional.empty(), Optional.empty());
    }

    public InitWish {
        schemas = List.copyOf(schemas);
    }

    /** The address stays out of logs and error texts. */
    @Override
    public String toString() {
        return "init in " + folder;
    }
}
