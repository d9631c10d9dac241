package dash.drift;

import dash.drift.Problem.Sort;
import dash.fault.Fault;
import dash.knowledge.BusinessRule;
import dash.knowledge.Calendar;
import dash.knowledge.Edition;
import dash.knowledge.ItemId;
import dash.knowledge.Knowledge;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Metric;
import dash.knowledge.Names;
import dash.schema.Schema;
import dash.statement.StatementParser;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Checks an edition of knowledge against the live source. For one check and one thread. */
public final class Checking {

    private final StatementParser parser;
    private final Live live;
    private final Trials trials;
    private final Clock clock;
    private final Consumer<String> progress;

    public Checking(StatementParser parser, Schema schema, Trials trials, Clock clock, Consumer<String> progress) {
        this.parser = parser;
        this.live = new Live(schema);
        this.trials = trials;
        this.clock = clock;
        this.progress = progress;
    }

    /**
     * Everything: every statement is run.
     *
     * @param faults what could not be read of the files; the edition is then the last good one
     * @param others claims of somebody who is not knowledge, such as golden questions
     * @param agreed the schema that knowledge last agreed with
     */
    public CheckReport whole(
            Edition edition, List<Fault> faults, List<Claims> others, Optional<SchemaSnapshot> agreed) {
        List<SchemaChange> changes = changes(agreed);
        Findings findings = new Findings(changes, parser);
        faults.forEach(fault -> findings.add(broken(fault)));
        List<KnowledgeItem> items = edition.living();
        LocalDate today = today(items);
        List<Claims> claims = new ArrayList<>(claims(items, today));
        claims.addAll(others);
        claims.forEach(one -> {
            progress.accept("checking " + one.subject());
            examine(one, findings, true);
        });
        meaning(items, today, findings);
        Notices notices = new Notices(live, new ProposeExpression(parser, trials, new TrialSql(live.schema(), today)));
        // While files cannot be read, what they describe would be taken for undescribed.
        return findings.report(faults.isEmpty() ? notices.of(items, changes) : List.of(), items.size());
    }

    /**
     * What can be said without running much: names and types of all items, and the statements of those that a change of
     * the schema touches. Quick enough to be done before a question.
     */
    public CheckReport quick(Edition edition, Optional<SchemaSnapshot> agreed) {
        List<SchemaChange> changes = changes(agreed);
        Findings findings = new Findings(changes, parser);
        List<KnowledgeItem> items = edition.living();
        claims(items, today(items)).forEach(one -> {
            boolean touched = !changes.isEmpty() && !findings.touching(one).isEmpty();
            examine(one, findings, touched);
        });
        return findings.report(List.of(), items.size());
    }

    /** Whether these items, on their own, say nothing about the source that is not so. */
    boolean alone(List<KnowledgeItem> items) {
        Findings findings = new Findings(List.of(), parser);
        claims(items, today(items)).forEach(one -> examine(one, findings, true));
        return findings.report(List.of(), items.size()).clean();
    }

    private List<SchemaChange> changes(Optional<SchemaSnapshot> agreed) {
        SchemaSnapshot now = SchemaSnapshot.of(live.schema());
        return agreed.map(before -> SchemaDifference.between(before, now)).orElse(List.of());
    }

    private LocalDate today(List<KnowledgeItem> items) {
        return items.stream()
                .map(KnowledgeItem::content)
                .filter(Calendar.class::isInstance)
                .map(Calendar.class::cast)
                .findFirst()
                .orElse(Calendar.DEFAULT)
                .today(clock);
    }

    private List<Claims> claims(List<KnowledgeItem> items, LocalDate today) {
        ClaimReader reader = new ClaimReader(parser, new TrialSql(live.schema(), today));
        return items.stream().map(reader::read).toList();
    }

    /** A statement over tables that are not there need not be run to know that it fails. */
    private void examine(Claims claims, Findings findings, boolean running) {
        List<Problem> problems = new CompareNames(live).of(claims);
        problems.forEach(problem -> findings.add(problem, claims));
        if (running && problems.stream().noneMatch(problem -> problem.sort() != Sort.TYPE_WRONG)) {
            for (Claims.Trial trial : claims.statements()) {
                findings.ran();
                Optional<Problem> failure = trials.tryOut(claims.subject(), trial);
                if (failure.isPresent()) {
                    findings.add(failure.get(), claims);
                    return;
                }
            }
        }
    }

    /** What items say about each other and about time. */
    private void meaning(List<KnowledgeItem> items, LocalDate today, Findings findings) {
        Knowledge knowledge =
                Knowledge.of(items.stream().map(KnowledgeItem::content).toList());
        // What nobody has looked at yet says nothing against what somebody wrote.
        List<KnowledgeItem> written =
                items.stream().filter(item -> !item.standing().isDraft()).toList();
        new FindContradictions().among(written).forEach(findings::add);
        new CompareRules(parser).among(written).forEach(findings::add);
        CompareUnits units = new CompareUnits(
                parser,
                Knowledge.of(written.stream().map(KnowledgeItem::content).toList()));
        CheckFreshness freshness = new CheckFreshness(live, trials, today);
        for (KnowledgeItem item : items) {
            units.of(item).ifPresent(findings::add);
            freshness.of(item).ifPresent(findings::add);
            orphans(item, knowledge).forEach(findings::add);
        }
    }

    private static List<Problem> orphans(KnowledgeItem item, Knowledge knowledge) {
        return item.content() instanceof BusinessRule rule
                ? rule.appliesToMetrics().stream()
                        .filter(Predicate.not(name -> isKnown(name, knowledge.metrics())))
                        .map(name -> Problem.of(
                                Sort.ORPHAN,
                                ClaimReader.subject(item),
                                "applies_to_metrics names " + name + ", and there is no such metric",
                                "Correct the name, or remove it"))
                        .toList()
                : List.of();
    }

    private static boolean isKnown(String name, List<Metric> metrics) {
        return metrics.stream()
                .anyMatch(metric -> Names.key(metric.name()).equals(Names.key(name))
                        || metric.synonyms().stream()
                                .anyMatch(other -> Names.key(other).equals(Names.key(name))));
    }

    private static Problem broken(Fault fault) {
        String place = fault.place().inWords();
        String value = fault.value().isEmpty() ? "" : " (" + fault.value() + ")";
        return Problem.of(
                Sort.FILE_BROKEN,
                new Subject("file", place, place.replaceFirst(":\\d+:\\d+$", ""), Optional.empty()),
                fault.message() + value,
                fault.nextStep());
    }

    /** Collects problems and hands each to the change of the source that explains it, if there is one. */
    private static final class Findings {

        private final List<SchemaChange> changes;
        private final StatementParser parser;
        private final Map<SchemaChange, List<SchemaChange.Impact>> impacts = new HashMap<>();
        private final List<Problem> unexplained = new ArrayList<>();
        private final Map<ItemId, List<Problem>> broken = new HashMap<>();
        private int statements;

        Findings(List<SchemaChange> changes, StatementParser parser) {
            this.changes = changes;
            this.parser = parser;
        }

        void ran() {
            statements++;
        }

        void add(Problem problem) {
            unexplained.add(problem);
        }

        void add(Problem problem, Claims claims) {
            if (problem.sort().breaks()) {
                claims.subject()
                        .item()
                        .ifPresent(id -> broken.computeIfAbsent(id, one -> new ArrayList<>())
                                .add(problem));
            }
            Optional<SchemaChange> cause = changes.stream()
                    .filter(change -> explains(change, problem, claims))
                    .findFirst();
            if (cause.isPresent()) {
                impacts.computeIfAbsent(cause.get(), one -> new ArrayList<>())
                        .add(new SchemaChange.Impact(problem.subject(), problem.message()));
            } else {
                unexplained.add(problem);
            }
        }

        private boolean explains(SchemaChange change, Problem problem, Claims claims) {
            if (problem.sort() == Sort.STATEMENT_FAILS) {
                return touching(claims).contains(change);
            }
            boolean table = Uses.plain(problem.table()).equals(Uses.plain(change.table()));
            return table
                    && (change.column().isEmpty()
                            || Names.key(change.column().get()).equals(Names.key(problem.column())));
        }

        List<SchemaChange> touching(Claims claims) {
            Uses uses = Uses.of(claims, parser);
            return changes.stream().filter(uses::touches).toList();
        }

        CheckReport report(List<Notice> notices, int items) {
            List<SchemaChange> told = changes.stream()
                    .map(change -> change.with(impacts.getOrDefault(change, List.of())))
                    .toList();
            return new CheckReport(told, unexplained, notices, broken, items, statements);
        }
    }
}
