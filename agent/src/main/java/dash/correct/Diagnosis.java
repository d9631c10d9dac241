package dash.correct;

/**
 * What is wrong with a statement.
 *
 * @param code the guard's finding, the database's SQLSTATE, or the kind of a doubt
 * @param position where in the statement, counting characters from 0; -1 when nobody knows
 * @param advice what to change, as an imperative sentence
 * @param repairable whether a differently worded statement could work
 */
public record Diagnosis(String code, String message, int position, String advice, boolean repairable) {}
