package dash.store;

import dash.memory.Kind;
import dash.memory.Remembered;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/**
 * What entries of one person's memory left behind in the store, and its removal, within one transaction. An answer says by number
 * which entries it tells of or was narrowed by; a 0 stands for one that is forgotten, because the answer stays its person's alone. Words of the person's own may also have been repeated by a model: those are looked
 * for in all that was kept for this person.
 */
final class Traces {

    private static final String GONE = "[forgotten]";

    /** Shorter words stand in too much that has nothing to do with them. */
    private static final int SHORTEST = 4;

    private static final Set<Kind> IN_OWN_WORDS = Set.of(Kind.NOTE, Kind.TEAM);

    private static final String TOLD_OF = " FROM answer WHERE project = :project AND person = :person AND personal"
            + " AND body -> 'memory' @> to_jsonb(CAST(:number AS int))";

    private final Handle handle;
    private final String project;
    private final String person;
    private int answersLeft;
    private int answersDeleted;

    Traces(Handle handle, String project, String person) {
        this.handle = handle;
        this.project = project;
        this.person = person;
    }

    int answersLeft() {
        return answersLeft;
    }

    int answersDeleted() {
        return answersDeleted;
    }

    void remove(Remembered entry, boolean withAnswers) {
        if (withAnswers) {
            answersDeleted += update(
                    "DELETE FROM answer WHERE id IN (SELECT id" + TOLD_OF + " AND status <> 'noted')", entry.number());
        }
        update("DELETE FROM question_event WHERE answer IN (SELECT id" + TOLD_OF + ")", entry.number());
        update(
                "UPDATE answer SET body = body || jsonb_build_object('insight', 'This was forgotten.', 'memory', '[]'::jsonb)"
                        + " WHERE id IN (SELECT id" + TOLD_OF + " AND status = 'noted')",
                entry.number());
        answersLeft += update(
                "UPDATE answer SET body = body || jsonb_build_object("
                        + "'assumptions', (SELECT coalesce(jsonb_agg(said), '[]') FROM jsonb_array_elements(body -> 'assumptions') AS said"
                        + " WHERE said #>> '{}' NOT LIKE '%(memory ' || :number || ')'),"
                        + " 'thoughts', '[]'::jsonb,"
                        + " 'provenance', CAST(replace(CAST(body -> 'provenance' AS text), '\"preference\", \"name\": \"' || :number || '\"',"
                        + " '\"preference\", \"name\": \"forgotten\"') AS jsonb),"
                        + " 'memory', (SELECT jsonb_agg(CASE WHEN one = to_jsonb(CAST(:number AS int)) THEN '0' ELSE one END)"
                        + " FROM jsonb_array_elements(body -> 'memory') AS one))"
                        + " WHERE id IN (SELECT id" + TOLD_OF + ")",
                entry.number());
        handle.createUpdate("DELETE FROM question_event USING answer WHERE answer.id = answer AND project = :project"
                        + " AND person = :person AND question_event.name = 'done'"
                        + " AND CAST(question_event.body AS text) LIKE '%Remember that %'")
                .bind("project", project)
                .bind("person", person)
                .execute();
        String words = Texts.storable(entry.preference().written());
        if (IN_OWN_WORDS.contains(entry.preference().kind()) && words.length() >= SHORTEST) {
            removeWords(words);
        }
    }

    private int update(String sql, int number) {
        return handle.createUpdate(sql)
                .bind("project", project)
                .bind("person", person)
                .bind("number", number)
                .execute();
    }

    /** As plain text, and as text stands in JSON. */
    private void removeWords(String words) {
        String ofPerson = " WHERE project = :project AND person = :person AND ";
        replace(
                "UPDATE answer SET question = replace(question, :words, :gone)" + ofPerson
                        + "position(:words IN question) > 0",
                words);
        replace(
                "UPDATE answer SET body = CAST(replace(CAST(body AS text), :json, :gone) AS jsonb)" + ofPerson
                        + "position(:json IN CAST(body AS text)) > 0",
                words);
        replace(
                "UPDATE conversation SET title = replace(title, :words, :gone)" + ofPerson
                        + "position(:words IN title) > 0",
                words);
        replace(
                "DELETE FROM question_event USING answer WHERE answer.id = answer AND project = :project"
                        + " AND person = :person AND position(:json IN CAST(question_event.body AS text)) > 0",
                words);
        replace(
                "UPDATE feedback SET reason = replace(reason, :words, :gone) FROM answer WHERE answer.id = answer"
                        + " AND project = :project AND feedback.person = :person AND position(:words IN reason) > 0",
                words);
        removeFromLessons(words);
    }

    /** Only from what was learned for this person alone; what is there for all is no longer this person's memory. */
    private void removeFromLessons(String words) {
        handle.execute("SET LOCAL dash.forgetting = 'on'");
        String own = " WHERE project = :project AND number IN (SELECT number FROM learning WHERE project = :project"
                + " AND CAST(body AS jsonb) ->> 'scope' = :person)";
        replace(
                "UPDATE learning_evidence SET detail = replace(detail, :words, :gone),"
                        + " about = replace(about, :words, :gone)" + own,
                words);
        replace("UPDATE learning_revision SET body = replace(body, :json, :gone)" + own, words);
        replace("UPDATE learning SET body = replace(body, :json, :gone)" + own, words);
        handle.execute("SET LOCAL dash.forgetting = 'off'");
    }

    private void replace(String sql, String words) {
        String json = handle.createQuery("SELECT to_jsonb(CAST(:words AS text))::text")
                .bind("words", words)
                .mapTo(String.class)
                .one();
        var update = handle.createUpdate(sql)
                .bind("project", project)
                .bind("person", person)
                .bind("gone", GONE);
        (sql.contains(":json")
                        ? update.bind("json", json.substring(1, json.length() - 1))
                        : update.bind("words", words))
                .execute();
    }
}
