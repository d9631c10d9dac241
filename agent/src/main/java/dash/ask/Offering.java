package dash.ask;

import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.analyst.Transcript.Tried;
import dash.answer.Offered;
import dash.execute.Cell;
import dash.execute.Rows;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** Runs readings that a person may choose among, each guarded like any other statement. One thread. */
final class Offering {

    /** More than these nobody reads. */
    static final int MOST = 3;

    private final BiFunction<Move.RunSql, Transcript, Tried> run;
    private final BiFunction<Transcript, Tried, Offered> wording;

    /**
     * @param run runs a reading, after what the transcript holds
     * @param wording says what a reading came to
     */
    Offering(
            BiFunction<Move.RunSql, Transcript, Tried> run, BiFunction<Transcript, Tried, Offered> wording) {
        this.run = run;
        this.wording = wording;
    }

    /**
     * @param transcript with every reading that was run
     * @param offered those with a result, or all when none has one
     */
    record Readings(Transcript transcript, List<Offered> offered) {}

    /** In their order; of readings with the same words only the first counts. */
    Readings of(Transcript before, List<Move.RunSql> readings) {
        Transcript transcript = before;
        Map<String, Tried> tried = new LinkedHashMap<>();
        for (Move.RunSql reading : readings) {
            String words = reading.reading().inWords();
            if (tried.size() == MOST || tried.containsKey(words)) {
                continue;
            }
            Optional<Tried> known = known(reading, transcript);
            Tried made = known.isPresent() ? new Tried(reading, known.get().attempt()) : run.apply(reading, transcript);
            transcript = known.isPresent() ? transcript : transcript.plus(made);
            tried.put(words, made);
        }
        boolean any = tried.values().stream().anyMatch(Offering::tells);
        List<Offered> offered = new ArrayList<>();
        for (Tried each : tried.values()) {
            if (tells(each) || !any) {
                offered.add(wording.apply(transcript, each));
            }
        }
        return new Readings(transcript, offered);
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
