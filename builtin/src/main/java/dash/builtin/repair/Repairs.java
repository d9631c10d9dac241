package dash.builtin.repair;

import dash.analyst.Move;
import dash.analyst.Reading;
import dash.analyst.Transcript;
import dash.correct.Outcome;
import dash.schema.Schema;
import dash.statement.Edits;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Every repair there is. How often one may follow another is the engine's business, and so is what is learned from it. */
public final class Repairs {

    /** Names before what they mean: a type is only known of a column that is there. */
    private static final List<Repair> ALL =
            List.of(new LiveTable(), new LiveColumn(), new QualifyName(), new QuoteNumber(), new GroupByColumn());

    private Repairs() {}

    /** The last statement put right, if it failed and can be; never one that was tried. */
    public static Optional<Move.RunSql> next(Transcript transcript) {
        return transcript
                .lastTry()
                .flatMap(last -> last.attempt().outcome() instanceof Outcome.Failed failed
                        ? repaired(
                                failed,
                                transcript.context().schema(),
                                last.move().reading(),
                                tried(transcript))
                        : Optional.empty());
    }

    private static Set<String> tried(Transcript transcript) {
        Set<String> tried = new HashSet<>();
        transcript.tries().forEach(each -> {
            tried.add(each.move().sql().strip());
            tried.add(each.attempt().sql().strip());
        });
        return tried;
    }

    private static Optional<Move.RunSql> repaired(
            Outcome.Failed failed, Schema schema, Reading reading, Set<String> tried) {
        Broken broken = Broken.of(failed, schema);
        return ALL.stream()
                .flatMap(repair -> repair.mend(broken).stream())
                .flatMap(mending -> Edits.apply(broken.statement(), mending.edits()).stream()
                        .filter(sql -> !tried.contains(sql.strip()))
                        .map(sql -> new Move.RunSql(sql, said(reading, mending.why()))))
                .findFirst();
    }

    private static Reading said(Reading reading, String why) {
        return reading.withAssumptions(
                Stream.concat(reading.assumptions().stream(), Stream.of(why)).toList());
    }
}
