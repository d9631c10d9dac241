package dash.project.file;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Finds the project a command is about: told, named by the environment, or by walking up from here. */
public final class ProjectFinder {

    public static final String FILE = "dash.yaml";

    private final Environment environment;
    private final Path here;

    public ProjectFinder(Environment environment, Path here) {
        this.environment = environment;
        this.here = here;
    }

    /** What the person means, before looking at the disk: {@code demo} stands for the demo company. */
    public Optional<String> named(Optional<String> told) {
        return told.or(() -> environment.value("DASH_PROJECT"));
    }

    /** The {@code dash.yaml} of the project. */
    public Path find(Optional<String> told) {
        return named(told).map(this::inFolder).orElseGet(this::walkingUp);
    }

    private Path inFolder(String written) {
        Path folder = here.resolve(written).normalize();
        Path file = Files.isDirectory(folder) ? folder.resolve(FILE) : folder;
        if (!Files.isRegularFile(file)) {
            throw missing(Place.file(folder), written, "there is no " + FILE + " in this folder");
        }
        return file;
    }

    private Path walkingUp() {
        for (Path folder = here.toAbsolutePath(); folder != null; folder = folder.getParent()) {
            Path file = folder.resolve(FILE);
            if (Files.isRegularFile(file)) {
                return file;
            }
        }
        throw missing(Place.file(here), "", "there is no " + FILE + " here or in any folder above");
    }

    private static FaultException missing(Place place, String value, String message) {
        return FaultException.of(
                Code.PROJECT_MISSING,
                place,
                value,
                message,
                "name a project with --project DIR, or try the demo company with --project demo");
    }
}
