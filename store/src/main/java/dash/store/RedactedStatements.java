package dash.store;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;

/**
 * Takes a value that came from a person's memory out of the statements on record, within one transaction. Who ran what, when, with
 * which verdict and how many rows stays; where the value stood, the record says that something was forgotten.
 */
final class RedactedStatements {

    static final String GONE = "[forgotten]";

    private static final Pattern QUOTED = Pattern.compile("'((?:[^']|'')*)'|\"((?:[^\"]|\"\")*)\"");

    private final Handle handle;
    private final String project;
    private final String person;

    RedactedStatements(Handle handle, String project, String person) {
        this.handle = handle;
        this.project = project;
        this.person = person;
    }

    /** Of one question, which did not say the value itself. */
    void ofQuestion(String question, String value) {
        redact("question_id = :question", question, Instant.EPOCH, value);
    }

    /** Of questions that are deleted: nobody can tell any more whether they said it. */
    void ofDeletedQuestions(Instant since, String value) {
        redact(
                "question_id IS NOT NULL AND at >= :since AND :question = ''"
                        + " AND NOT EXISTS (SELECT 1 FROM answer WHERE answer.id = question_id)",
                "",
                since,
                value);
    }

    private void redact(String condition, String question, Instant since, String value) {
        List<Recorded> found = handle.createQuery(
                        "SELECT id, sql FROM audit WHERE project = :project AND asker = :person"
                                + " AND at >= :since AND " + condition)
                .bind("project", project)
                .bind("person", person)
                .bind("since", since.atOffset(ZoneOffset.UTC))
                .bind("question", question)
                .map((row, context) -> new Recorded(row.getLong("id"), row.getString("sql")))
                .list();
        handle.execute("SET LOCAL dash.forgetting = 'on'");
        for (Recorded each : found) {
            String redacted = without(value, each.sql());
            if (!redacted.equals(each.sql())) {
                handle.createUpdate("UPDATE audit SET sql = :sql WHERE id = :id")
                        .bind("sql", redacted)
                        .bind("id", each.id())
                        .execute();
            }
        }
        handle.execute("SET LOCAL dash.forgetting = 'off'");
    }

    private record Recorded(long id, String sql) {}

    /** Texts in quotes that hold the value; a name in quotes only if it is the value, which some engines write so. */
    static String without(String value, String sql) {
        Pattern holding = Pattern.compile(
                "(?<![\\p{L}\\p{N}])" + Pattern.quote(value.toLowerCase(Locale.ROOT)) + "(?![\\p{L}\\p{N}])");
        return QUOTED.matcher(sql).replaceAll(found -> {
            boolean text = found.group(1) != null;
            String inside = (text
                            ? found.group(1).replace("''", "'")
                            : found.group(2).replace("\"\"", "\""))
                    .toLowerCase(Locale.ROOT);
            boolean told = text ? holding.matcher(inside).find() : inside.equals(value.toLowerCase(Locale.ROOT));
            String quote = text ? "'" : "\"";
            return Matcher.quoteReplacement(told ? quote + GONE + quote : found.group());
        });
    }
}
