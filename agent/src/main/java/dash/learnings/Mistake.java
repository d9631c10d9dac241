package dash.learnings;

/**
 * What went wrong and what put it right.
 *
 * @param error what the database, the guard or a doubt said; for a correction by a person, their reason
 * @param code the SQLSTATE, the guard's finding or the kind of doubt; may be empty
 * @param before the statement that was wrong; may be empty when only words are known
 * @param after the statement that was right
 * @param difference the smallest parts that differ, as {@code before → after}, one a line
 */
public record Mistake(String error, String code, String before, String after, String difference) {}
