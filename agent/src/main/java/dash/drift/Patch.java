package dash.drift;

/**
 * A proposed correction of one file; nobody has applied it.
 *
 * @param file the path from the knowledge folder on
 * @param after the whole text as it would be
 */
public record Patch(String file, String before, String after) {}
