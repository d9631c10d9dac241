package dash.memory;

import dash.question.Asker;
import java.util.List;
import java.util.Set;

/** The memories of the people of one project. Safe for many threads and processes; every change is one step. */
public interface Memories {

    /** Remembers nothing of anybody, for trials that must not depend on who runs them. */
    Memories NONE = new Memories() {
        @Override
        public List<Remembered> of(Asker person) {
            return List.of();
        }

        @Override
        public Remembered remember(Asker person, Preference what, Remembered.Origin origin, String where) {
            throw new UnsupportedOperationException("nothing is remembered here");
        }

        @Override
        public Remembered change(Asker person, int number, Preference what) {
            throw new UnsupportedOperationException("nothing is remembered here");
        }

        @Override
        public Forgotten forget(Asker person, Set<Integer> numbers, boolean keepAnswers) {
            throw new UnsupportedOperationException("nothing is remembered here");
        }

        @Override
        public Forgotten forgetEverything(Asker person, boolean keepAnswers) {
            return Forgotten.NOTHING;
        }

        @Override
        public boolean forgetLesson(Asker person, int number) {
            return false;
        }
    };

    /** What is remembered of this person and of nobody else, by number. */
    List<Remembered> of(Asker person);

    /** Takes the place of what the same person had of the same kind and subject. */
    Remembered remember(Asker person, Preference what, Remembered.Origin origin, String where);

    /**
     * Another content under the same number. The words that stood there are gone; answers that a default narrowed stay as they
     * are, and go when the number is forgotten.
     */
    Remembered change(Asker person, int number, Preference what);

    /**
     * Forgets completely: the entries, what kept answers say of them, what was told on the way to those answers, the answers
     * that they narrowed, and their values in the statements on record.
     *
     * @param keepAnswers leaves the answers that they narrowed, with their statements and figures, here and on record
     */
    Forgotten forget(Asker person, Set<Integer> numbers, boolean keepAnswers);

    /** All of this person: the memory, the lessons that were told and count for nobody else, and open questions to the curator. */
    Forgotten forgetEverything(Asker person, boolean keepAnswers);

    /**
     * Forgets a lesson that counts for this person alone, with its history and evidence; its number stays taken.
     *
     * @return false when there is none, or when it is not this person's alone
     */
    boolean forgetLesson(Asker person, int number);

    /**
     * What became of it.
     *
     * @param entries the numbers that are gone
     * @param answersLeft answers that were narrowed by them and stay, with their statements and figures
     * @param answersDeleted those that went along
     * @param lessons how many lessons of this person's own went along
     * @param questions how many of this person's questions to the curator did
     */
    record Forgotten(Set<Integer> entries, int answersLeft, int answersDeleted, int lessons, int questions) {

        public static final Forgotten NOTHING = new Forgotten(Set.of(), 0, 0, 0, 0);

        public Forgotten {
            entries = Set.copyOf(entries);
        }

        public boolean isNothing() {
            return entries.isEmpty() && lessons == 0 && questions == 0;
        }
    }
}
