package dash.store;

import dash.memory.Kind;
import dash.memory.Narrowed;
import dash.memory.Preference;
import dash.memory.Remembered;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/**
 * What entries of one person's memory left behind in the store, and its removal, within one transaction. An answer says by number
 * which entries it tells of or was narrowed by; a 0 stands for one that is forgotten, because the answer stays its person's alone. Words of the person's own may also have been repeated by a model: those are looked
 * for in all that was kept for this person.
 */
final class Traces {

    private static final String GONE = RedactedStatements.GONE;

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

    /** What another entry of the same number takes the place of: answers that it narrowed wait for the number to be forgotten. */
    void removeReplaced(Remembered entry) {
        if (entry.preference().kind() != Kind.DEFAULT) {
            removeWordsOf(entry);
        }
    }

    void remove(Remembered entry, boolean keepAnswers) {
        Set<Narrowing> narrowings = new LinkedHashSet<>(saidToBeNarrowed(entry.number()));
        Optional<String> words = ownWords(entry.preference());
        words.ifPresent(value -> narrowings.addAll(holding(value, entry.number())));
        if (keepAnswers) {
            answersLeft += narrowings.size();
        } else {
            narrowings.forEach(this::remove);
            words.ifPresent(
                    value -> new RedactedStatements(handle, project, person).ofDeletedQuestions(entry.at(), value));
        }
        removeWordsOf(entry);
    }

    /** An answer that an entry narrowed, and the value it narrowed it to, which an earlier content of the entry may have said. */
    private record Narrowing(String answer, String value) {}

    private record Kept(String answer, String text, String statement) {}

    private List<Narrowing> saidToBeNarrowed(int number) {
        String said = "SELECT id, said #>> '{}' AS text, '' AS statement FROM (SELECT *" + TOLD_OF
                + ") AS told, jsonb_array_elements(body -> 'assumptions') AS said"
                + " WHERE said #>> '{}' LIKE '%(memory ' || :number || ')'";
        return kept(said, number)
                .flatMap(kept ->
                        Narrowed.valueSaid(kept.text()).map(value -> new Narrowing(kept.answer(), value)).stream())
                .toList();
    }

    /** A model may put what it was told into a statement, whatever the question says. */
    private List<Narrowing> holding(String value, int number) {
        String asked =
                "SELECT id, question || ' ' || coalesce(read_as, '') AS text, coalesce(statement, '') AS statement"
                        + TOLD_OF + " AND status <> 'noted'";
        String said = value.toLowerCase(Locale.ROOT);
        return kept(asked, number)
                .filter(kept -> !kept.text().toLowerCase(Locale.ROOT).contains(said)
                        && !RedactedStatements.without(value, kept.statement()).equals(kept.statement()))
                .map(kept -> new Narrowing(kept.answer(), value))
                .toList();
    }

    private Stream<Kept> kept(String sql, int number) {
        return handle
                .createQuery(sql)
                .bind("project", project)
                .bind("person", person)
                .bind("number", number)
                .map((row, context) -> new Kept(row.getString("id"), row.getString("text"), row.getString("statement")))
                .list()
                .stream();
    }

    private void remove(Narrowing narrowing) {
        new RedactedStatements(handle, project, person).ofQuestion(narrowing.answer(), narrowing.value());
        handle.execute("SET LOCAL dash.forgetting = 'on'");
        handle.createUpdate("DELETE FROM learning_evidence WHERE project = :project AND about = :answer")
                .bind("project", project)
                .bind("answer", narrowing.answer())
                .execute();
        handle.execute("SET LOCAL dash.forgetting = 'off'");
        answersDeleted += handle.createUpdate("DELETE FROM answer WHERE id = :answer AND project = :project")
                .bind("answer", narrowing.answer())
                .bind("project", project)
                .execute();
    }

    /** What of it nobody but the person said; none of what is chosen from a few words that everybody uses. */
    private static Optional<String> ownWords(Preference preference) {
        return switch (preference) {
            case Preference.Default standard -> Optional.of(standard.value());
            case Preference.Zone zone -> Optional.of(zone.zone().getId());
            case Preference.Team team -> Optional.of(team.name());
            case Preference.Note note -> Optional.of(note.words());
            case Preference.Units units -> Optional.empty();
            case Preference.Details details -> Optional.empty();
            case Preference.Charts charts -> Optional.empty();
        };
    }

    private void removeWordsOf(Remembered entry) {
        update("DELETE FROM question_event WHERE answer IN (SELECT id" + TOLD_OF + ")", entry.number());
        update(
                "UPDATE answer SET body = body || jsonb_build_object('insight', 'This was forgotten.', 'memory',"
                        + " '[]'::jsonb) WHERE id IN (SELECT id" + TOLD_OF + " AND status = 'noted')",
                entry.number());
        removeFromInsights(entry);
        update(
                "UPDATE answer SET body = body || jsonb_build_object('assumptions', (SELECT coalesce(jsonb_agg(said),"
                        + " '[]') FROM jsonb_array_elements(body -> 'assumptions') AS said WHERE said #>> '{}' NOT LIKE"
                        + " '%(memory ' || :number || ')'), 'thoughts', '[]'::jsonb, 'provenance', CAST(replace(CAST(body"
                        + " -> 'provenance' AS text), '\"preference\", \"name\": \"' || :number || '\"', '\"preference\","
                        + " \"name\": \"forgotten\"') AS jsonb), 'memory', (SELECT jsonb_agg(CASE WHEN one ="
                        + " to_jsonb(CAST(:number AS int)) THEN '0' ELSE one END) FROM jsonb_array_elements(body ->"
                        + " 'memory') AS one)) WHERE id IN (SELECT id" + TOLD_OF + ")",
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

    /** A model's own words may repeat what it was told; a value that stands in the rows comes from them. */
    private void removeFromInsights(Remembered entry) {
        ownWords(entry.preference())
                .ifPresent(words -> handle.createUpdate(
                                "UPDATE answer SET body = body || jsonb_build_object('insight', replace(body ->>"
                                        + " 'insight', :words, :gone)) WHERE id IN (SELECT id" + TOLD_OF
                                        + ") AND position(lower(:words) IN lower(coalesce(CAST(body -> 'rows' AS"
                                        + " text), '') || question)) = 0 AND position(:words IN body ->> 'insight') >"
                                        + " 0")
                        .bind("project", project)
                        .bind("person", person)
                        .bind("number", entry.number())
                        .bind("words", Texts.storable(words))
                        .bind("gone", GONE)
                        .execute());
    }

    private void update(String sql, int number) {
        handle.createUpdate(sql)
                .bind("project", project)
                .bind("person", person)
                .bind("number", number)
                .execute();
    }

    private void removeWords(String words) {
        String ofPerson = " WHERE project = :project AND person = :person AND ";
        replace(
                "UPDATE answer SET question = replace(question, :words, :gone)" + ofPerson
                        + "position(:words IN question) > 0",
                words);
        removeFromAnswers(words);
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

    private void removeFromAnswers(String words) {
        List<WordedTexts.Kept> kept = handle.createQuery("SELECT id, CAST(body AS text) AS json FROM answer"
                        + " WHERE project = :project AND person = :person")
                .bind("project", project)
                .bind("person", person)
                .map((row, context) -> new WordedTexts.Kept(row.getString("json"), Map.of("id", row.getString("id"))))
                .list();
        WordedTexts.OF_ANSWERS.remove(handle, "answer", "id = :id", words, kept);
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
        for (String table : List.of("learning", "learning_revision")) {
            List<WordedTexts.Kept> kept = handle.createQuery("SELECT number, version, body FROM " + table + own)
                    .bind("project", project)
                    .bind("person", person)
                    .map((row, context) -> new WordedTexts.Kept(
                            row.getString("body"),
                            Map.of(
                                    "project", project,
                                    "number", row.getInt("number"),
                                    "version", row.getInt("version"))))
                    .list();
            WordedTexts.OF_LEARNINGS.remove(
                    handle, table, "project = :project AND number = :number AND version = :version", words, kept);
        }
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
