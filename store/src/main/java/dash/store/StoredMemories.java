package dash.store;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.learnings.Discovery;
import dash.memory.Memories;
import dash.memory.Preference;
import dash.memory.Preferences;
import dash.memory.Remembered;
import dash.question.Asker;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** The memories of the people of one project. Every statement names the person: there is no way to read two at once. */
public final class StoredMemories implements Memories {

    private static final String COLUMNS = "number, kind, value, origin, at, told_in";

    private final Transactions transactions;
    private final String project;
    private final Clock clock;

    StoredMemories(Transactions transactions, String project, Clock clock) {
        this.transactions = transactions;
        this.project = Texts.storable(project);
        this.clock = clock;
    }

    @Override
    public List<Remembered> of(Asker person) {
        return transactions.inTransaction(handle -> of(handle, person));
    }

    private List<Remembered> of(Handle handle, Asker person) {
        return handle.createQuery("SELECT " + COLUMNS
                        + " FROM memory WHERE project = :project AND person = :person ORDER BY number")
                .bind("project", project)
                .bind("person", Texts.storable(person.name()))
                .map((row, context) -> entry(row))
                .list();
    }

    @Override
    public Remembered remember(Asker person, Preference what, Remembered.Origin origin, String where) {
        return transactions.inTransaction(handle -> {
            ProjectRows.lock(handle, project);
            List<Remembered> before = of(handle, person);
            Optional<Remembered> same = before.stream()
                    .filter(entry -> entry.preference().kind() == what.kind()
                            && entry.preference().subject().equals(what.subject()))
                    .findFirst();
            same.ifPresent(entry -> replace(handle, person, List.of(entry)));
            int number = same.map(Remembered::number)
                    .orElseGet(() ->
                            before.stream().mapToInt(Remembered::number).max().orElse(0) + 1);
            return write(handle, person, number, what, origin, where);
        });
    }

    @Override
    public Remembered change(Asker person, int number, Preference what) {
        return transactions.inTransaction(handle -> {
            ProjectRows.lock(handle, project);
            List<Remembered> before = of(handle, person);
            Remembered old = find(before, number);
            List<Remembered> gone = before.stream()
                    .filter(entry -> entry.number() == number
                            || (entry.preference().kind() == what.kind()
                                    && entry.preference().subject().equals(what.subject())))
                    .toList();
            replace(handle, person, gone);
            return write(handle, person, number, what, old.origin(), old.where());
        });
    }

    private Remembered write(
            Handle handle, Asker person, int number, Preference what, Remembered.Origin origin, String where) {
        Remembered entry = new Remembered(number, what, origin, clock.instant().truncatedTo(ChronoUnit.MICROS), where);
        handle.createUpdate("INSERT INTO memory (project, person, subject, " + COLUMNS
                        + ") VALUES (:project, :person, :subject, :number, :kind, :value, :origin, :at, :where)")
                .bind("project", project)
                .bind("person", Texts.storable(person.name()))
                .bind("subject", Texts.storable(what.subject()))
                .bind("number", number)
                .bind("kind", what.kind().written())
                .bind("value", Texts.storable(what.written()))
                .bind("origin", origin.written())
                .bind("at", entry.at().atOffset(ZoneOffset.UTC))
                .bind("where", Texts.storable(where))
                .execute();
        return entry;
    }

    @Override
    public Forgotten forget(Asker person, Set<Integer> numbers, boolean keepAnswers) {
        return transactions.inTransaction(handle -> {
            ProjectRows.lock(handle, project);
            List<Remembered> before = of(handle, person);
            List<Remembered> gone = numbers.stream()
                    .sorted()
                    .map(number -> find(before, number))
                    .toList();
            return forget(handle, person, gone, keepAnswers);
        });
    }

    @Override
    public Forgotten forgetEverything(Asker person, boolean keepAnswers) {
        return transactions.inTransaction(handle -> {
            ProjectRows.lock(handle, project);
            Forgotten memory = forget(handle, person, of(handle, person), keepAnswers);
            int lessons = 0;
            for (int number : taught(handle, person)) {
                lessons += forgetLesson(handle, person, number) ? 1 : 0;
            }
            int questions = handle.createUpdate(
                            "DELETE FROM curator_question WHERE project = :project AND person = :person")
                    .bind("project", project)
                    .bind("person", Texts.storable(person.name()))
                    .execute();
            return new Forgotten(memory.entries(), memory.answersLeft(), memory.answersDeleted(), lessons, questions);
        });
    }

    /** The lessons that this person told, that count for nobody else, and that are not forgotten yet. */
    private List<Integer> taught(Handle handle, Asker person) {
        return handle.createQuery("SELECT number FROM learning WHERE project = :project"
                        + " AND CAST(body AS jsonb) ->> 'scope' = :person AND CAST(body AS jsonb) ->> 'source' = :taught"
                        + " AND CAST(body AS jsonb) ->> 'discovered_by_user' = :person"
                        + " AND coalesce(CAST(body AS jsonb) ->> 'status_reason', '') <> :forgotten ORDER BY number")
                .bind("project", project)
                .bind("person", Texts.storable(person.name()))
                .bind("taught", Discovery.Source.TAUGHT.written())
                .bind("forgotten", ForgottenLesson.REASON)
                .mapTo(Integer.class)
                .list();
    }

    private Forgotten forget(Handle handle, Asker person, List<Remembered> entries, boolean keepAnswers) {
        Traces traces = new Traces(handle, project, Texts.storable(person.name()));
        for (Remembered entry : entries) {
            delete(handle, person, entry);
            traces.remove(entry, keepAnswers);
        }
        return new Forgotten(
                entries.stream().map(Remembered::number).collect(Collectors.toSet()),
                traces.answersLeft(),
                traces.answersDeleted(),
                0,
                0);
    }

    private void replace(Handle handle, Asker person, List<Remembered> entries) {
        Traces traces = new Traces(handle, project, Texts.storable(person.name()));
        for (Remembered entry : entries) {
            delete(handle, person, entry);
            traces.removeReplaced(entry);
        }
    }

    private void delete(Handle handle, Asker person, Remembered entry) {
        handle.createUpdate("DELETE FROM memory WHERE project = :project AND person = :person AND number = :number")
                .bind("project", project)
                .bind("person", Texts.storable(person.name()))
                .bind("number", entry.number())
                .execute();
    }

    @Override
    public boolean forgetLesson(Asker person, int number) {
        return transactions.inTransaction(handle -> {
            ProjectRows.lock(handle, project);
            return forgetLesson(handle, person, number);
        });
    }

    private boolean forgetLesson(Handle handle, Asker person, int number) {
        return new ForgottenLesson(handle, project, Texts.storable(person.name()), clock.instant()).forget(number);
    }

    private static Remembered find(List<Remembered> entries, int number) {
        return entries.stream()
                .filter(entry -> entry.number() == number)
                .findFirst()
                .orElseThrow(() -> FaultException.of(
                        Code.MEMORY_UNKNOWN,
                        Place.named("your memory"),
                        String.valueOf(number),
                        entries.isEmpty()
                                ? "nothing is remembered of you in this project"
                                : "it has no entry of this number, only "
                                        + entries.stream()
                                                .map(entry -> String.valueOf(entry.number()))
                                                .collect(Collectors.joining(", ")),
                        "dash memory lists it"));
    }

    private static Remembered entry(ResultSet row) throws SQLException {
        return new Remembered(
                row.getInt("number"),
                preference(row.getString("kind"), row.getString("value")),
                Remembered.Origin.of(row.getString("origin")).orElse(Remembered.Origin.TOLD),
                row.getObject("at", OffsetDateTime.class).toInstant(),
                row.getString("told_in"));
    }

    /** One that this Dash cannot read is shown as words, so that its person can still see and forget it. */
    private static Preference preference(String kind, String value) {
        try {
            return Preferences.read(Preferences.kind(kind), value);
        } catch (FaultException unreadable) {
            return new Preference.Note(kind + ": " + value);
        }
    }
}
