package dash.store.server;

import java.util.Locale;
import java.util.Optional;

/** Which build of the server runs on this machine, by the names its jar uses. */
record Platform(String system, String processor) {

    static Optional<Platform> of(String osName, String osArchitecture) {
        String name = osName.toLowerCase(Locale.ROOT);
        Optional<String> system = name.startsWith("linux")
                ? Optional.of("linux")
                : name.startsWith("mac") ? Optional.of("darwin") : Optional.empty();
        Optional<String> processor = switch (osArchitecture.toLowerCase(Locale.ROOT)) {
            case "amd64", "x86_64" -> Optional.of("x86_64");
            case "aarch64", "arm64" -> Optional.of("arm_64");
            default -> Optional.empty();
        };
        return system.flatMap(os -> processor.map(cpu -> new Platform(os, cpu)));
    }

    static Optional<Platform> here() {
        return of(System.getProperty("os.name", ""), System.getProperty("os.arch", ""));
    }

    static boolean isLinux() {
        return here().filter(platform -> platform.system().equals("linux")).isPresent();
    }

    String archive() {
        return "postgres-" + system + "-" + processor + ".txz";
    }
}
