package dash.models.language;

/** What came of a call to a model. */
public sealed interface Outcome permits Reply, Failure {

    /** What it cost, attempts that were made again included. */
    Usage usage();

    Outcome withUsage(Usage usage);
}
