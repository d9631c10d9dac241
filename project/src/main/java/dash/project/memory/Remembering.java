package dash.project.memory;

import dash.curate.Teaching;
import dash.knowledge.Knowledge;
import dash.learn.Recorded;
import dash.learn.Recorder;
import dash.learnings.Learning;
import dash.learnings.Learnings;
import dash.learnings.Trust;
import dash.memory.CuratorQuestions;
import dash.memory.DefaultFinder;
import dash.memory.Hearing;
import dash.memory.Memories;
import dash.memory.Preference;
import dash.memory.Remark;
import dash.memory.Remembered;
import dash.question.Asker;
import dash.schema.Schema;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Files what a person wants remembered where it belongs, and forgets. Safe for many threads. */
public final class Remembering {

    private final Places places;
    private final Supplier<Schema> schema;
    private final Supplier<Knowledge> knowledge;
    private final Supplier<DefaultFinder> finder;
    private final Clock clock;

    /** Where things are filed. */
    public record Places(
            Memories memories, CuratorQuestions curator, Learnings learnings, Supplier<Recorder> recorder) {}

    /** Who said something, in which question, and whether Dash had proposed it. */
    private record Told(Asker person, String where, Remembered.Origin origin) {}

    public Remembering(
            Places places,
            Supplier<Schema> schema,
            Supplier<Knowledge> knowledge,
            Supplier<DefaultFinder> finder,
            Clock clock) {
        this.places = places;
        this.schema = schema;
        this.knowledge = knowledge;
        this.finder = finder;
        this.clock = clock;
    }

    /** Does what the remark asks for. {@code where} is the question it was made in. */
    public Said hear(Remark remark, Asker person, String where, Remembered.Origin origin) {
        Told told = new Told(person, where, origin);
        return switch (remark) {
            case Remark.Remember remember -> remember(remember.words(), told);
            case Remark.TellCurator tell -> curator(tell.words(), person, "they asked for it");
            case Remark.Forget forget -> forget(forget.words(), person);
            case Remark.ForgetAll all -> forgetAll(person);
            case Remark.Recall recall -> recall(person);
        };
    }

    private Said remember(String words, Told told) {
        Asker person = told.person();
        DataWords data = new DataWords(schema.get(), knowledge.get());
        return switch (Hearing.of(words)) {
            case Hearing.Clear clear -> keep(clear.preference(), told);
            case Hearing.Narrowing narrowing -> narrow(narrowing, told);
            case Hearing.Personal personal ->
                words.toLowerCase(Locale.ROOT).matches("(?:we|our)\\b.*") && data.areIn(words)
                        ? teach(words, data, person)
                        : keep(new Preference.Note(words), told);
            case Hearing.Definition definition ->
                data.isDefined(definition.term())
                        ? curator(words, person, definition.term() + " is defined in the knowledge already")
                        : data.areIn(words) ? teach(words, data, person) : keep(new Preference.Note(words), told);
            case Hearing.Statement statement ->
                data.areIn(words) ? teach(words, data, person) : keep(new Preference.Note(words), told);
        };
    }

    /** What is not in the source narrows nothing: it is kept as the person's own words. */
    private Said narrow(Hearing.Narrowing narrowing, Told told) {
        List<Preference.Default> found = finder.get().find(narrowing.column(), narrowing.value());
        if (found.size() == 1) {
            return keep(found.getFirst(), told);
        }
        if (found.size() > 1) {
            return Said.plain("I did not remember this yet, because it can mean more than one thing: "
                    + found.stream()
                            .map(each -> "my default " + each.column().replace('_', ' ') + " is " + each.value())
                            .limit(5)
                            .collect(Collectors.joining(", or "))
                    + ". Say it one of these ways.");
        }
        Said kept = keep(new Preference.Note(narrowing.words()), told);
        return new Said(
                kept.words() + " No text column here has such a value, so it narrows no question.",
                kept.memory(),
                Optional.empty());
    }

    private Said keep(Preference preference, Told told) {
        Remembered entry = places.memories().remember(told.person(), preference, told.origin(), told.where());
        String what = preference instanceof Preference.Note note ? note.words() : preference.inWords();
        return new Said(
                "Remembered for you alone, as number " + entry.number() + " of your memory"
                        + (preference instanceof Preference.Note ? ", in your own words: " : ": ") + what
                        + ". Say \"forget " + entry.number() + "\" to undo it; dash memory lists everything.",
                List.of(entry.number()),
                Optional.empty());
    }

    private Said teach(String words, DataWords data, Asker person) {
        Recorded recorded = new Teaching(places.recorder().get(), person.name(), clock)
                .teach(new Teaching.Said(words, "", data.tables(words), Optional.empty(), Optional.empty()));
        Learning learning = recorded.learning();
        return new Said(
                "This is about the data, so it is filed as learning " + learning.number()
                        + ", for you alone, and for everybody once golden questions or a curator accept it;"
                        + " curators can read it. Say \"forget learning " + learning.number() + "\" to undo it.",
                List.of(),
                Optional.of(recorded));
    }

    private Said curator(String words, Asker person, String why) {
        CuratorQuestions.Open open = places.curator().ask(person, words, why);
        return Said.plain("Put to the curator as question " + open.number() + ", because " + why
                + "; curators can read it. Say \"forget question " + open.number()
                + "\" to withdraw it; dash questions lists it.");
    }

    private Said forgetAll(Asker person) {
        return Said.plain(MemoryTelling.forgotten(places.memories().forgetEverything(person, false)));
    }

    private Said forget(String words, Asker person) {
        String wanted = words.strip();
        if (wanted.toLowerCase(Locale.ROOT).matches("learning \\d{1,9}")) {
            return forgetLesson(Integer.parseInt(wanted.replaceAll("\\D", "")), person);
        }
        if (wanted.toLowerCase(Locale.ROOT).matches("question \\d{1,9}")) {
            return withdraw(Integer.parseInt(wanted.replaceAll("\\D", "")), person);
        }
        if (wanted.matches("\\d{1,9}")) {
            return gone(person, Set.of(Integer.parseInt(wanted)));
        }
        List<Remembered> found = Likeness.of(wanted, places.memories().of(person));
        if (found.size() == 1) {
            return gone(person, Set.of(found.getFirst().number()));
        }
        return found.isEmpty()
                ? ownLesson(wanted, person)
                        .map(lesson -> forgetLesson(lesson.number(), person))
                        .or(() -> ownQuestion(wanted, person).map(open -> withdraw(open.number(), person)))
                        .orElseGet(() -> Said.plain(
                                "Nothing like that is remembered of you. Ask \"what do you remember about me?\""
                                        + " to see what is."))
                : Said.plain("This can mean more than one of your memory: say \"forget\" with one of the numbers "
                        + found.stream()
                                .map(entry -> String.valueOf(entry.number()))
                                .collect(Collectors.joining(", "))
                        + ".");
    }

    private Optional<Learning> ownLesson(String words, Asker person) {
        return places.learnings().current().learnings().stream()
                .filter(learning -> learning.trust().scope().equals(new Trust.Scope.Person(person.name())))
                .filter(learning -> Likeness.same(words, learning.lesson().description()))
                .findFirst();
    }

    private Said forgetLesson(int number, Asker person) {
        boolean gone = places.memories().forgetLesson(person, number);
        return Said.plain(
                gone
                        ? "Forgotten: learning " + number + " and everything it said is gone."
                        : "Learning " + number + " is not yours alone, so it stays; dash learnings retire " + number
                                + " takes it out of use.");
    }

    private Optional<CuratorQuestions.Open> ownQuestion(String words, Asker person) {
        return places.curator().open().stream()
                .filter(open -> open.person().equals(person.name()) && Likeness.same(words, open.words()))
                .findFirst();
    }

    private Said withdraw(int number, Asker person) {
        boolean own = places.curator().open().stream()
                .anyMatch(open -> open.number() == number && open.person().equals(person.name()));
        if (own) {
            places.curator().settle(number);
        }
        return Said.plain(
                own
                        ? "Forgotten: question " + number + " to the curator is withdrawn, words and all."
                        : "Question " + number + " to the curator is not one of yours, or is settled.");
    }

    private Said gone(Asker person, Set<Integer> numbers) {
        return Said.plain(MemoryTelling.forgotten(places.memories().forget(person, numbers, false)));
    }

    private Said recall(Asker person) {
        List<Remembered> all = places.memories().of(person);
        if (all.isEmpty()) {
            return Said.plain("Nothing is remembered of you here. Say \"remember that …\" to change that.");
        }
        String list = all.stream()
                .map(entry -> entry.number() + " " + entry.preference().inWords())
                .collect(Collectors.joining("; "));
        return new Said(
                "Of you alone I remember: " + list + ". Say \"forget\" with a number to remove one.",
                all.stream().map(Remembered::number).toList(),
                Optional.empty());
    }
}
