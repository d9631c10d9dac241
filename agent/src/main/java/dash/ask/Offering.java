package dash.ask;

import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.analyst.Transcript.Tried;
import dash.answer.Offered;
import dash.answer.RowHash;
import dash.execute.Cell;
import dash.execute.Rows;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/** Runs readings that a person may choose among, each guarded like any other statement. One thread. */
final class Offering {

    /** More than these nobody reads. */
    static final int MOST = 3;

    /** So many are run at most, should some come to nothing. */
    private static final int MOST_RUN = 6;

    private final BiFunction<Move.RunSql, Transcript, Tried> run;
    private final BiFunction<Transcript, Tried, Offered> wording;

    /**
     * @param run runs a reading, after what the transcript holds
     * @param wording says what a reading came to
     */
    Offering(BiFunction<Move.RunSql, Transcript, Tried> run, BiFunction<Transcript, Tried, Offered> wording) {
        this.run = run;
        this.wording = wording;
    }

    /**
     * @param transcript with every reading that was run
     * @param offered those with a result, or all when none has one
     * @param tells whether any has a result
     * @param only the one reading that has a result of its own
     */
    record Readings(Transcript transcript, List<Offered> offered, boolean tells, Optional<Move.RunSql> only) {

        List<Offered> telling() {
            return tells ? offered : List.of();
        }
    }

    /** In their order; of readings with the same words only the first counts. */
    Readings of(Transcript before, List<Move.RunSql> readings) {
        return of(before, readings, reading -> true);
    }

    /** The same of readings that nobody asked for: those without a figure are left out, but for one that ran before. */
    Readings near(Transcript before, List<Move.RunSql> readings) {
        return of(before, readings, reading -> !reading.figure().isEmpty());
    }

    private Readings of(Transcript before, List<Move.RunSql> readings, Predicate<Offered> worth) {
        Transcript transcript = before;
        Map<String, Tried> tried = new LinkedHashMap<>();
        List<Tried> telling = new ArrayList<>();
        for (Move.RunSql reading : readings) {
            String words = reading.reading().inWords();
            if (tried.containsKey(words) || tried.size() == MOST_RUN || telling.size() == MOST) {
                continue;
            }
            Optional<Tried> known = known(reading, transcript);
            Tried made = known.isPresent() ? new Tried(reading, known.get().attempt()) : run.apply(reading, transcript);
            transcript = known.isPresent() ? transcript : transcript.plus(made);
            tried.put(words, made);
            boolean tells = tells(made) && (known.isPresent() || worth.test(wording.apply(transcript, made)));
            if (tells && telling.stream().noneMatch(other -> same(other, made))) {
                telling.add(made);
            }
        }
        Transcript whole = transcript;
        List<Tried> offered = telling.isEmpty() ? List.copyOf(tried.values()) : telling;
        return new Readings(
                whole,
                offered.stream()
                        .limit(MOST)
                        .map(each -> wording.apply(whole, each))
                        .toList(),
                !telling.isEmpty(),
                telling.size() == 1 ? Optional.of(telling.getFirst().move()) : Optional.empty());
    }

    private static boolean same(Tried one, Tried other) {
        return hash(one).equals(hash(other));
    }

    private static Optional<String> hash(Tried tried) {
        return tried.attempt().ran().map(ran -> RowHash.of(ran.rows()));
    }

    private static Optional<Tried> known(Move.RunSql reading, Transcript transcript) {
        return transcript.tries().stream()
                .filter(tried -> tried.move().sql().strip().equals(reading.sql().strip()))
                .findFirst();
    }

    private static boolean tells(Tried tried) {
        return tried.attempt().ran().filter(ran -> tells(ran.rows())).isPresent();
    }

    private static boolean tells(Rows rows) {
        return rows.rows().stream().anyMatch(row -> row.stream().anyMatch(cell -> !(cell instanceof Cell.Missing)));
    }
}
