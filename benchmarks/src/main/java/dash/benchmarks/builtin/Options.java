package dash.benchmarks.builtin;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a run is told on the command line.
 *
 * @param sets names or aliases; none means all but {@code size}
 * @param show which of the wordings are told one by one
 * @param parallel how many questions at a time; more than one is faster, and its times in milliseconds are too high
 * @param flags words that stand for themselves, such as {@code --extra-columns}
 */
record Options(
        List<String> sets,
        Optional<Show> show,
        Optional<String> id,
        int parallel,
        Map<String, Path> files,
        Set<String> flags) {

    static final String USE =
            "--set NAME[,NAME], --sets FOLDER, --id ID, --show failures|wrong|declined|errored|all, --kinds, --json FILE,"
                    + " --against FILE, --ballots FILE, --parallel N, --gold, --extra-columns, --no-paraphrases, --unstable, --fresh";

    private static final Set<String> FLAGS =
            Set.of("--gold", "--extra-columns", "--no-paraphrases", "--unstable", "--fresh", "--kinds");
    private static final Set<String> FILES = Set.of("--json", "--against", "--ballots", "--sets");

    Options {
        sets = List.copyOf(sets);
        files = Map.copyOf(files);
        flags = Set.copyOf(flags);
    }

    /** The root of the repository comes first, from the launcher. */
    static Options read(String[] arguments) {
        List<String> sets = new ArrayList<>();
        Map<String, String> values = new HashMap<>();
        Map<String, Path> files = new HashMap<>();
        Set<String> flags = new HashSet<>();
        for (int index = 1; index < arguments.length; index++) {
            String name = arguments[index];
            if (FLAGS.contains(name)) {
                flags.add(name);
                continue;
            }
            String value = index + 1 < arguments.length ? arguments[++index] : "";
            switch (name) {
                case "--set" -> sets.addAll(List.of(value.split(",", -1)));
                case "--show", "--id", "--parallel" -> values.put(name, value);
                default -> files.put(file(name, value), Path.of(value));
            }
        }
        Optional<Show> show = Optional.ofNullable(values.get("--show")).map(Show::named);
        int parallel = number(values.getOrDefault("--parallel", "1"));
        return new Options(sets, show, Optional.ofNullable(values.get("--id")), parallel, files, flags);
    }

    private static int number(String written) {
        if (!written.matches("[1-9]|1[0-6]")) {
            throw new WrongUse("cannot ask '" + written + "' questions at a time");
        }
        return Integer.parseInt(written);
    }

    private static String file(String name, String value) {
        if (!FILES.contains(name) || value.isEmpty()) {
            throw new WrongUse("does not know '" + (name + " " + value).strip() + "'");
        }
        return name;
    }

    Optional<Path> file(String name) {
        return Optional.ofNullable(files.get(name));
    }

    boolean has(String flag) {
        return flags.contains(flag);
    }

    /** Something on the command line that cannot be meant. */
    static final class WrongUse extends RuntimeException {

        private static final long serialVersionUID = 1L;

        WrongUse(String message) {
            super(message);
        }
    }
}
