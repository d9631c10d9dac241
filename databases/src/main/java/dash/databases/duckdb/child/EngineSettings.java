package dash.databases.duckdb.child;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What every child's engine is told: to keep to its limits, to load nothing, to remember nothing. */
final class EngineSettings {

    private EngineSettings() {}

    static List<String> all(ChildLimits limits, Path own, List<String> further) {
        List<String> settings = new ArrayList<>(List.of(
                "SET memory_limit = '" + limits.engineMegabytes() + "MB'",
                "SET threads = " + limits.threads(),
                "SET temp_directory = '" + quoted(own.resolve("spill")) + "'",
                "SET max_temp_directory_size = '" + limits.spillMegabytes() + "MB'",
                "SET autoinstall_known_extensions = false",
                "SET autoload_known_extensions = false",
                "SET allow_community_extensions = false",
                "SET allow_persistent_secrets = false",
                // Both ways to write a function inside a statement are read by the grammar, so both run.
                "SET GLOBAL lambda_syntax = 'ENABLE_SINGLE_ARROW'"));
        settings.addAll(further);
        settings.add("SET enable_external_access = false");
        return settings;
    }

    private static String quoted(Path path) {
        return path.toString().replace("'", "''");
    }
}
