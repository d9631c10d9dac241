package dash.profile.quirks;

import dash.fault.FaultException;
import dash.profile.LeftOut;
import dash.profile.ProfileLimits;
import dash.profile.Profiler;
import dash.profile.Sampler;
import dash.profile.TableProfile;
import dash.profile.TableSample;
import dash.profile.joins.Join;
import dash.profile.joins.JoinFinder;
import dash.schema.Schema;
import dash.schema.Table;
import dash.search.ColumnName;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Looks at a whole source: every table once, then what lies between them. The rows of a table are let go before the next is
 * read. A table that cannot be read, or for which no time is left, is left out and said so.
 */
public final class Survey {

    /** In this order: the later ones use what the earlier ones found. */
    private static final List<TableDetector> IN_TABLES = List.of(
            new FindDatesAsText(),
            new FindNumbersAsText(),
            new FindEpochs(),
            new FindMoneyInCents(),
            new FindSoftDeletes(),
            new FindTestFlags(),
            new FindDuplicatedRows(),
            new FindRunningTotals(),
            new FindTwinColumns(),
            new FindFreshness());

    private static final List<SourceDetector> BETWEEN_TABLES =
            List.of(new FindEnumerations(), new FindKeys(), new TellJoins(), new FindSameMeaning());

    private final Sampler sampler;
    private final ProfileLimits limits;
    private final Profiler profiler;
    private final Clock clock;

    public Survey(Sampler sampler, ProfileLimits limits, Predicate<ColumnName> sensitive, Clock clock) {
        this.sampler = sampler;
        this.limits = limits;
        this.profiler = new Profiler(sampler, limits, sensitive, clock);
        this.clock = clock;
    }

    /** Told which table is next. */
    @FunctionalInterface
    public interface Progress {
        void next(Table table, int number, int of);
    }

    public Findings look(Schema schema, Progress progress) {
        Instant end = clock.instant().plus(limits.inAll());
        List<TableProfile> profiles = new ArrayList<>();
        List<Quirk> quirks = new ArrayList<>();
        List<LeftOut> leftOut = new ArrayList<>();
        for (Table table : schema.tables()) {
            progress.next(
                    table, profiles.size() + leftOut.size() + 1, schema.tables().size());
            if (clock.instant().isAfter(end)) {
                leftOut.add(new LeftOut(table.name(), "the time for looking was over: " + inWords(limits.inAll())));
                continue;
            }
            try {
                TableSample sample = profiler.look(table);
                profiles.add(sample.profile());
                quirks.addAll(quirks(sample));
            } catch (FaultException unreadable) {
                leftOut.add(new LeftOut(table.name(), unreadable.fault().message()));
            }
        }
        return between(schema, profiles, quirks, leftOut);
    }

    private static List<Quirk> quirks(TableSample sample) {
        List<Quirk> found = new ArrayList<>();
        for (TableDetector detector : IN_TABLES) {
            found.addAll(detector.detect(sample, List.copyOf(found)));
        }
        return found;
    }

    private Findings between(Schema schema, List<TableProfile> profiles, List<Quirk> inTables, List<LeftOut> leftOut) {
        List<Join> joins = new JoinFinder(sampler, limits).find(schema, profiles);
        Overview overview = Overview.of(schema, profiles, inTables, joins, sampler);
        List<Quirk> quirks = new ArrayList<>(
                inTables.stream().filter(quirk -> stillHolds(quirk, overview)).toList());
        Overview known = Overview.of(schema, profiles, quirks, joins, sampler);
        for (SourceDetector detector : BETWEEN_TABLES) {
            quirks.addAll(detector.detect(known));
        }
        return new Findings(profiles, joins, quirks, leftOut);
    }

    /** Digits that refer to another table are its codes, not numbers; two references are the same thing in two roles. */
    private static boolean stillHolds(Quirk quirk, Overview overview) {
        boolean refers = overview.refers(quirk.table(), quirk.column());
        return switch (quirk.kind()) {
            case NUMBER_AS_TEXT -> !refers;
            case SAME_MEANING ->
                !refers || quirk.other().filter(overview.references()::contains).isEmpty();
            default -> true;
        };
    }

    private static String inWords(Duration time) {
        return time.toSeconds() % 60 == 0 ? time.toMinutes() + " minutes" : time.toSeconds() + " seconds";
    }
}
