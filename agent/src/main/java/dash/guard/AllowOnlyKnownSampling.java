package dash.guard;

import dash.statement.Relation;
import java.util.stream.Stream;

/** A sampling method is code too. */
final class AllowOnlyKnownSampling implements Rule {

    @Override
    public Stream<Finding> inspect(Inspection inspection) {
        return inspection
                .every(Relation.Sample.class)
                .filter(sample -> sample.method().isQualified()
                        || !inspection
                                .allowed()
                                .samplingMethods()
                                .contains(sample.method().last()))
                .map(sample -> inspection.finding(
                        Finding.Code.SAMPLING_NOT_ALLOWED,
                        sample.span(),
                        "the sampling method " + sample.method() + " is not among the engine's own",
                        "use TABLESAMPLE BERNOULLI or SYSTEM"));
    }
}
