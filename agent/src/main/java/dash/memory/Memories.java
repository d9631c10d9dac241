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
        public Forgotten forget(Asker person, Set<Integer> numbers, boolean withAnswers) {
            throw new UnsupportedOperationException("nothing is remembered here");
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

    /** Another content under the same number; what stood there is forgotten as completely as by {@link #forget}. */
    Remembered change(Asker person, int number, Preference what);

    /**
     * Forgets completely: the entries, what kept answers say of them, and what was told on the way to those answers.
     *
     * @param withAnswers deletes the answers that they narrowed as well, with their statements and figures
     */
    Forgotten forget(Asker person, Set<Integer> numbers, boolean withAnswers);

    /**
     * Forgets a lesson that counts for this person alone, with its history and evidence; its number stays taken.
     *
     * @return false when there is none, or when it is not this person's alone
     */
    boolean forgetLesson(Asker person, int number);

    /**
     * What became of it.
     *
     * @param entries how many are gone
     * @param answersLeft answers that were narrowed by them and stay, with their statements and figures
     * @param answersDeleted those that went along
     */
    record Forgotten(int entries, int answersLeft, int answersDeleted) {}
}
