package dash.benchmarks.builtin;

import dash.benchmarks.builtin.Asking.Asked;
import dash.builtin.Readings;
import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.golden.Trial;
import dash.project.OpenProject;
import dash.project.Surroundings;
import dash.project.Workshop;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** One measurement, from the sets that are meant to the tables that are printed. */
final class Run {

    /** The first questions of a process are slow for reasons that are not the analyst's. */
    private static final int WARM_UP = 20;

    private final Options options;
    private final Path root;
    private final Questions questions;
    private final List<Subject> subjects;
    private final Optional<Subject> large;
    private final Sets sets;
    private final Ballots ballots = new Ballots();
    private final Report report = new Report();
    private boolean warm;

    Run(Options options, Path root) {
        this.options = options;
        this.root = root;
        this.questions = new Questions(options);
        this.sets = options.file("--sets").map(Sets::elsewhere).orElseGet(() -> Sets.of(root));
        this.subjects = sets.named(options.sets()).stream()
                .filter(subject -> !questions.of(subject).isEmpty())
                .toList();
        this.large =
                options.sets().contains(Sets.SIZE) ? Optional.of(SizeRun.large(sets.one("chinook"))) : Optional.empty();
    }

    void run() {
        try (Home home = new Home(root, options.has("--fresh"))) {
            Preparing preparing = new Preparing(home, root);
            List<Subject> all = Stream.concat(
                            subjects.stream(), large.stream().flatMap(one -> Stream.of(sets.one("chinook"), one)))
                    .distinct()
                    .toList();
            all.forEach(preparing::load);
            Surroundings around =
                    home.around(all.stream().map(Subject::database).distinct().toList());
            try (Workshop workshop = new Workshop(around)) {
                Opening opening =
                        subject -> workshop.project(Optional.of(preparing.project(subject, workshop, around)));
                subjects.forEach(subject -> take(subject, opening));
                large.ifPresent(subject -> size(subject, opening));
            }
        }
        tell();
    }

    /** Prepares the project of a subject, if need be, and opens it. */
    private interface Opening {
        OpenProject open(Subject subject);
    }

    private void take(Subject subject, Opening opening) {
        List<Trial> trials = questions.of(subject);
        try (OpenProject project = opening.open(subject)) {
            Asking asking = asking(subject.name(), project);
            warmUp(asking, trials);
            List<Measured> measured = new ArrayList<>();
            asking.askAll(trials, options.parallel(), asked -> {
                measured.add(asked.measured());
                ballots.add(asked);
                show(asked, project);
            });
            report.add(subject, measured);
        }
    }

    private Asking asking(String name, OpenProject project) {
        boolean extraColumns = options.has("--extra-columns");
        return options.has("--gold")
                ? Asking.gold(name, project, extraColumns)
                : Asking.analyst(name, project, extraColumns);
    }

    private void warmUp(Asking asking, List<Trial> trials) {
        if (!warm && options.id().isEmpty()) {
            trials.stream().limit(WARM_UP).forEach(asking::ask);
            warm = true;
        }
    }

    private void show(Asked asked, OpenProject project) {
        Measured one = asked.measured();
        if (options.id().isPresent()) {
            System.out.println(Trace.of(
                    one,
                    asked.answer(),
                    project.context(one.trial().wording()),
                    new Readings(project.source().values())));
        } else if (options.show().filter(show -> show.wants(one)).isPresent()) {
            System.out.println(Block.of(one));
        }
    }

    private void size(Subject subject, Opening opening) {
        try (OpenProject small = opening.open(sets.one("chinook"));
                OpenProject many = opening.open(subject)) {
            System.out.print(new SizeRun(options).run(small, many, questions.of(subject)));
        }
    }

    private void tell() {
        if (!subjects.isEmpty()) {
            System.out.print(Table.of(report.tallies()));
        }
        if (options.has("--kinds")) {
            try (PostgresqlStatementParser parser = new PostgresqlStatementParser()) {
                System.out.print(LackTable.of(report.tallies(), parser));
            }
        }
        List<Measured> results = report.results();
        options.file("--against").ifPresent(file -> System.out.print(Comparison.of(ResultsFile.read(file), results)));
        options.file("--json").ifPresent(file -> ResultsFile.write(file, results));
        options.file("--ballots").ifPresent(ballots::write);
    }
}
