package dash.app.command;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that every verb about a project has. */
final class ProjectOption {

    @Option(
            names = {"-p", "--project"},
            paramLabel = "DIR",
            description =
                    "the project's folder; 'demo' is the demo company (default: DASH_PROJECT, else the dash.yaml here or above)")
    private @Nullable String project;

    Optional<String> told() {
        return Optional.ofNullable(project);
    }
}
