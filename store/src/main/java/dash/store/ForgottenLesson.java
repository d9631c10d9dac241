package dash.store;

import dash.learnings.Category;
import dash.learnings.Discovery;
import dash.learnings.Learning;
import dash.learnings.Lesson;
import dash.learnings.Tally;
import dash.learnings.Trust;
import dash.learnings.files.LearningText;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * Takes a lesson away that never counted for anybody but its author, within one transaction. Its number stays taken, so that what
 * names it never comes to mean another.
 */
final class ForgottenLesson {

    static final String REASON = "forgotten";

    private static final String OF_LESSON = " WHERE project = :project AND number = :number";

    private final Handle handle;
    private final String project;
    private final String person;
    private final Instant now;

    ForgottenLesson(Handle handle, String project, String person, Instant now) {
        this.handle = handle;
        this.project = project;
        this.person = person;
        this.now = now;
    }

    boolean forget(int number) {
        boolean own = handle.createQuery("SELECT CAST(body AS jsonb) ->> 'scope' = :person FROM learning" + OF_LESSON)
                .bind("person", person)
                .bind("project", project)
                .bind("number", number)
                .mapTo(Boolean.class)
                .findOne()
                .orElse(false);
        if (own) {
            handle.execute("SET LOCAL dash.forgetting = 'on'");
            update("DELETE FROM learning_evidence" + OF_LESSON, number);
            update("DELETE FROM learning_revision" + OF_LESSON, number);
            handle.execute("SET LOCAL dash.forgetting = 'off'");
            empty(number);
            removeFromAnswers(number);
        }
        return own;
    }

    private void empty(int number) {
        String body = LearningText.write(new Learning(
                number,
                new Lesson(
                        "Forgotten",
                        "Its author had this forgotten.",
                        Category.OTHER,
                        Optional.empty(),
                        List.of(),
                        Optional.empty()),
                new Trust(Trust.Status.REJECTED, new Trust.Scope.Person(person), REASON, ""),
                new Discovery(Discovery.Source.TAUGHT, person, "", now),
                Tally.NEW,
                1));
        handle.createUpdate("UPDATE learning SET body = :body, version = version + 1" + OF_LESSON)
                .bind("body", body)
                .bind("project", project)
                .bind("number", number)
                .execute();
        handle.createUpdate("INSERT INTO learning_revision (project, number, version, at, author, act, body)"
                        + " SELECT project, number, version, :at, :person, 'forgotten', body FROM learning" + OF_LESSON)
                .bind("at", now.atOffset(ZoneOffset.UTC))
                .bind("person", person)
                .bind("project", project)
                .bind("number", number)
                .execute();
        handle.createUpdate("UPDATE project SET learnings_version = learnings_version + 1 WHERE name = :project")
                .bind("project", project)
                .execute();
    }

    /** Answers that saved it say what it said. */
    private void removeFromAnswers(int number) {
        String saved = " WHERE project = :project AND CAST(body AS jsonb) -> 'learnings_saved' @>"
                + " jsonb_build_array(jsonb_build_object('number', CAST(:number AS int)))";
        update("DELETE FROM question_event WHERE answer IN (SELECT id FROM answer" + saved + ")", number);
        update(
                "UPDATE answer SET body = body || jsonb_build_object('learnings_saved', (SELECT coalesce(jsonb_agg(one), '[]')"
                        + " FROM jsonb_array_elements(body -> 'learnings_saved') AS one"
                        + " WHERE one -> 'number' <> to_jsonb(CAST(:number AS int))), 'thoughts', '[]'::jsonb)" + saved,
                number);
    }

    private void update(String sql, int number) {
        handle.createUpdate(sql).bind("project", project).bind("number", number).execute();
    }
}
