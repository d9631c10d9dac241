package dash.benchmarks.follow;

import dash.benchmarks.builtin.Projects;
import dash.benchmarks.follow.Talking.End;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;

/** {@code ./dash bench follow [--show] [--set NAME] [--id ID]}; only the open half is shown. */
public final class FollowMain {

    private static final List<String> SETS = List.of("demo", "f1", "chinook");

    private FollowMain() {}

    /** The root of the repository comes first, from the launcher. */
    public static void main(String[] arguments) {
        Logger.getLogger("").setLevel(Level.SEVERE);
        Path root = Path.of(arguments[0]);
        List<String> told = List.of(arguments).subList(1, arguments.length);
        List<String> sets = told.contains("--set") ? List.of(told.get(told.indexOf("--set") + 1)) : SETS;
        String id = told.contains("--id") ? told.get(told.indexOf("--id") + 1) : "";
        List<String> rows = new ArrayList<>();
        List<End> all = new ArrayList<>();
        new Projects(root).each(sets, (set, trials, project) -> {
            Talking talking = new Talking(project);
            List<End> ends = new ArrayList<>();
            long from = System.nanoTime();
            for (Pair pair : Pair.read(root.resolve("benchmarks/src/main/resources/followups/" + set + ".jsonl"))) {
                if (!id.isEmpty() && !pair.id().equals(id)) {
                    continue;
                }
                End end = talking.of(pair);
                ends.add(end);
                if (pair.open() && told.contains("--show") && (!end.right() || !id.isEmpty())) {
                    System.out.println(end.told());
                }
            }
            rows.add(row(set, ends)
                    + "  %d ms a pair".formatted((System.nanoTime() - from) / 1_000_000 / Math.max(1, ends.size())));
            all.addAll(ends);
        });
        rows.forEach(System.out::println);
        System.out.println(row("all", all));
        System.exit(0);
    }

    private static String row(String name, List<End> ends) {
        return "%-8s follow-ups %s   open half %s   other half %s   standing alone %s"
                .formatted(
                        name,
                        share(ends, end -> !end.pair().alone()),
                        share(ends, end -> !end.pair().alone() && end.pair().open()),
                        share(ends, end -> !end.pair().alone() && !end.pair().open()),
                        share(ends, end -> end.pair().alone()));
    }

    private static String share(List<End> ends, Predicate<End> which) {
        List<End> meant = ends.stream().filter(which).toList();
        return meant.stream().filter(End::right).count() + "/" + meant.size();
    }
}
