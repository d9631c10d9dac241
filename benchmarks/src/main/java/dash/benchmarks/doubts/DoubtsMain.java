package dash.benchmarks.doubts;

import dash.benchmarks.builtin.Projects;
import dash.doubt.Doubt;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;

/** {@code ./dash bench doubts [--half tune|report|all] [--set NAME,…] [--sets FOLDER] [--show KIND|all] [--json FILE]}. */
public final class DoubtsMain {

    private DoubtsMain() {}

    /** The root of the repository comes first, from the launcher. */
    public static void main(String[] arguments) {
        Logger.getLogger("").setLevel(Level.SEVERE);
        Map<String, String> options = new HashMap<>();
        for (int at = 1; at + 1 < arguments.length; at += 2) {
            options.put(arguments[at], arguments[at + 1]);
        }
        Optional<Path> folder = Optional.ofNullable(options.get("--sets")).map(Path::of);
        List<Seen> seen = new ArrayList<>();
        new Projects(Path.of(arguments[0]), folder, Optional.empty()).each(meant(options), (set, trials, project) -> {
            try (Trying trying = new Trying(project)) {
                List<Seen> here = new Measuring(set, trying).of(trials);
                show(options, new Report(here));
                seen.addAll(here);
            }
            // After every set: a long measurement that is stopped has told what it saw.
            Optional.ofNullable(options.get("--json")).map(Path::of).ifPresent(new Report(seen)::write);
        });
        System.out.print(new Report(seen).text());
        System.exit(0);
    }

    private static void show(Map<String, String> options, Report report) {
        Optional.ofNullable(options.get("--show"))
                .map(DoubtsMain::kinds)
                .ifPresent(kinds -> kinds.forEach(kind -> System.out.print(report.shown(kind))));
    }

    private static List<Doubt.Kind> kinds(String name) {
        return name.equals("all")
                ? List.of(Doubt.Kind.values())
                : List.of(Doubt.Kind.valueOf(name.toUpperCase(Locale.ROOT)));
    }

    private static Predicate<String> meant(Map<String, String> options) {
        Predicate<String> half =
                Half.named(options.getOrDefault("--half", "all")).sets();
        return Optional.ofNullable(options.get("--set"))
                .map(names -> List.of(names.split(",", -1)))
                .map(names -> half.and(names::contains))
                .orElse(half);
    }
}
