package dash.answer;

import dash.execute.Cell;
import dash.execute.Probes;
import dash.execute.Rows;
import dash.facts.Fact;
import dash.facts.FactFinder;
import dash.facts.Figure;
import dash.facts.Grain;
import dash.facts.Profile;
import dash.facts.Shape;
import dash.statement.Dialect;
import dash.statement.Edit;
import dash.statement.Edits;
import dash.statement.Expression;
import dash.statement.Query;
import dash.statement.Statement;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Looks beyond rows that are not all there are: who comes next in a ranking, how many rows there are and what they add up to, how a
 * series goes in coarser steps. Each is a further statement, judged and limited like any other; what none of them tells is not said.
 */
final class WiderRows {

    /** How many further statements it takes at most. */
    static final int MOST_PROBES = 3;

    private static final int ENOUGH_TO_RANK = 40;
    private static final String ALL = "1000000000";

    private final Statement statement;
    private final Profile profile;
    private final Probes probes;
    private final FactFinder finder = new FactFinder();

    WiderRows(Statement statement, Profile profile, Probes probes) {
        this.statement = statement;
        this.profile = profile;
        this.probes = probes;
    }

    /** {@code found} is what the rows alone say. */
    Findings find(List<Fact> found) {
        boolean whole = profile.complete()
                || !(statement.asked() instanceof Query query)
                || query.offset().isPresent();
        if (whole) {
            return new Findings(profile, found);
        }
        return switch (profile.shape()) {
            case Shape.Ranking ranking -> ranking(found, ranking);
            case Shape.Series series ->
                found.stream().anyMatch(Fact.Change.class::isInstance)
                        ? new Findings(profile, found)
                        : coarser(List.of(series.period(), series.measure()))
                                .orElseGet(() -> counted(found, Optional.of(series.measure())));
            case Shape.GroupedSeries series ->
                coarser(List.of(series.period(), series.group(), series.measure()))
                        .orElseGet(() -> counted(found, Optional.of(series.measure())));
            case Shape.Groups groups -> counted(found, Optional.of(groups.measure()));
            case Shape.Distribution distribution -> counted(found, Optional.of(distribution.measure()));
            case Shape.Listing listing -> counted(found, Optional.empty());
            case Shape.Nothing _, Shape.SingleValue _, Shape.OneRow _ -> new Findings(profile, found);
        };
    }

    private Findings ranking(List<Fact> found, Shape.Ranking shape) {
        int measure = shape.measure();
        Optional<Rows> more = profile.rows().count() < ENOUGH_TO_RANK
                        && !profile.rows().truncated()
                ? limited(Integer.toString(ENOUGH_TO_RANK)).flatMap(probes::run).filter(this::goesOn)
                : Optional.empty();
        boolean all = more.filter(rows -> rows.count() < ENOUGH_TO_RANK && !rows.truncated())
                .isPresent();
        if (more.isEmpty()) {
            return counted(found, Optional.of(measure));
        }
        List<Fact> facts = new ArrayList<>(found.stream()
                .filter(fact -> fact instanceof Fact.RowCount || fact instanceof Fact.LimitReached)
                .toList());
        finder.head(profile.with(more.get(), all), shape).stream()
                .filter(fact -> !(fact instanceof Fact.Concentration || fact instanceof Fact.Level))
                .forEach(facts::add);
        if (all) {
            facts.add(new Fact.All(more.get().count()));
            shown(facts, measure);
            return new Findings(profile, facts);
        }
        return counted(facts, Optional.of(measure));
    }

    /** The same rows at the top: data that changed meanwhile would be told as one thing. */
    private boolean goesOn(Rows more) {
        return more.count() >= profile.rows().count()
                && more.columns().size() == profile.rows().columns().size();
    }

    /** What the rows that are shown hold together of a known total. */
    private void shown(List<Fact> facts, int measure) {
        Facts known = new Facts(List.copyOf(facts));
        int rows = profile.rows().count();
        Optional<Fact.Total> total = known.of(Fact.Total.class);
        if (rows < 2 || total.isEmpty()) {
            return;
        }
        BigDecimal sum =
                profile.rows().column(measure).stream().map(WiderRows::number).reduce(BigDecimal.ZERO, BigDecimal::add);
        new Figure(sum, profile.unit(measure))
                .shareOf(total.get().figure())
                .ifPresent(share ->
                        facts.add(new Fact.Concentration(rows, total.get().rows(), share)));
    }

    /** How many rows there are and, where they add up, to what. */
    private Findings counted(List<Fact> found, Optional<Integer> measure) {
        List<Fact> facts = new ArrayList<>(found);
        Optional<Integer> adds = measure.filter(profile::addsUp);
        Optional<Fact.Leader> leader = new Facts(found).of(Fact.Leader.class);
        Optional<List<Cell>> row = counting(adds, measure, leader)
                .flatMap(probes::run)
                .flatMap(rows -> rows.rows().stream().findFirst());
        if (row.isEmpty() || !(row.get().getFirst() instanceof Cell.Numeric(BigDecimal count))) {
            return new Findings(profile, facts);
        }
        facts.add(new Fact.All(count.intValue()));
        if (leader.filter(first -> !first.tied().isEmpty()).isPresent()
                && row.get().getLast() instanceof Cell.Numeric(BigDecimal level)) {
            tied(facts, leader.get(), level.intValue(), count.intValue());
        }
        if (adds.isPresent() && row.get().get(1) instanceof Cell.Numeric(BigDecimal sum)) {
            Figure total = new Figure(sum, profile.unit(adds.get()));
            facts.add(new Fact.Total(total, count.intValue()));
            boolean below = row.get().get(2) instanceof Cell.Numeric(BigDecimal least) && least.signum() < 0;
            leader.filter(first -> !below)
                    .flatMap(first -> first.figure().shareOf(total))
                    .ifPresent(share -> facts.add(new Fact.ShareOfTotal(share, total)));
            if (!below) {
                shown(facts, adds.get());
            }
        }
        return new Findings(profile, facts);
    }

    /** Those that share the first place by the hundred are counted: what was fetched of them ends at a limit. */
    private static void tied(List<Fact> facts, Fact.Leader leader, int level, int all) {
        boolean most = all >= FactFinder.MANY && level * 2 >= all;
        facts.add(most ? new Fact.Level(leader.figure(), level, all) : new Fact.Tied(level));
        if (most) {
            facts.add(new Fact.Tied(level));
        }
    }

    private Optional<String> counting(Optional<Integer> adds, Optional<Integer> measure, Optional<Fact.Leader> leader) {
        String sum = adds.map(this::column)
                .map(column -> ", sum(" + column + ") AS total, min(" + column + ") AS least")
                .orElse("");
        String level = leader.filter(first -> !first.tied().isEmpty() && measure.isPresent())
                .map(first -> ", sum(CASE WHEN " + column(measure.orElseThrow()) + " = "
                        + first.figure().value().toPlainString() + " THEN 1 ELSE 0 END) AS level")
                .orElse("");
        return limited(ALL)
                .map(sql -> "SELECT count(*) AS row_count" + sum + level + " FROM (" + sql + ") AS every_row");
    }

    private String column(int at) {
        return statement.dialect().quoted(profile.rows().columns().get(at).name());
    }

    /** The statement with another limit; one that has none is as it is. */
    private Optional<String> limited(String limit) {
        if (!(statement.asked() instanceof Query query) || !statement.asked().equals(statement.root())) {
            return Optional.empty();
        }
        Optional<String> sql = query.limit().isEmpty()
                ? Optional.of(statement.sql())
                : query.limit()
                        .filter(Expression.Literal.class::isInstance)
                        .flatMap(found -> Edits.apply(statement, List.of(new Edit(found.span(), limit))));
        return sql.map(text -> text.strip().replaceFirst(";$", ""));
    }

    /** The finest steps in which all of the series fits into what a further statement may give. */
    private Optional<Findings> coarser(List<Integer> columns) {
        int measure = columns.getLast();
        if (!profile.addsUp(measure)) {
            return Optional.empty();
        }
        return Stream.of(Grain.MONTH, Grain.QUARTER, Grain.YEAR)
                .filter(step ->
                        profile.grain().filter(now -> step.compareTo(now) > 0).isPresent())
                .flatMap(step -> in(step, columns).stream())
                .findFirst();
    }

    /** Sums of days make the sum of a month; averages of days would not make its average. */
    private Optional<Findings> in(Grain step, List<Integer> columns) {
        Dialect dialect = statement.dialect();
        List<String> names = columns.stream()
                .map(at -> dialect.quoted(profile.rows().columns().get(at).name()))
                .toList();
        String start = dialect.start(Dialect.Step.valueOf(step.name()), dialect.asDay(names.getFirst()));
        String groups = String.join(", ", names.subList(1, names.size() - 1));
        String by = groups.isEmpty() ? "" : ", " + groups;
        return limited(ALL)
                .map(sql -> "SELECT " + start + " AS " + names.getFirst() + by + ", sum(" + names.getLast() + ") AS "
                        + names.getLast() + " FROM (" + sql + ") AS every_row GROUP BY " + start + by + " ORDER BY 1")
                .flatMap(probes::run)
                .filter(rows -> !rows.truncated() && rows.count() > 1)
                .map(rows -> profile.coarser(rows, step))
                .map(coarse -> new Findings(coarse, finder.find(coarse), true));
    }

    private static BigDecimal number(Cell cell) {
        return cell instanceof Cell.Numeric(BigDecimal value) ? value : BigDecimal.ZERO;
    }
}
