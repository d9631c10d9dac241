package dash.access;

/** What somebody may do to a project. Every route of a door needs exactly one of these. */
public enum Right {
    /** See answers, knowledge, learnings, golden questions, eval runs and the schema. */
    READ,
    /** Ask questions, run statements, hold conversations, say whether an answer was right. */
    ASK,
    /** Decide about knowledge, learnings and golden questions. */
    CURATE,
    /** Start and stop eval runs and proofs, which cost time and perhaps money. */
    MEASURE,
    /** See which statements ran, for whom. */
    AUDIT
}
