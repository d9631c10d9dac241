package dash.builtin.lexicon;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of synsets.txt.
 *
 * @param about a letter: what kind of thing it is
 * @param broader numbers of the lines one step more general
 */
record Meaning(char about, List<Member> members, List<Integer> broader) {

    /** @param rank the how-manieth meaning of the word this is, from 1 */
    record Member(String word, int rank) {}

    static Meaning parse(String line) {
        List<Member> members = new ArrayList<>();
        List<Integer> broader = new ArrayList<>();
        for (String field : line.substring(2).split(" ", -1)) {
            if (field.charAt(0) == '>') {
                List.of(field.substring(1).split(",", -1)).forEach(number -> broader.add(Integer.valueOf(number)));
            } else {
                int last = field.length() - 1;
                members.add(new Member(field.substring(0, last), field.charAt(last) - '0'));
            }
        }
        return new Meaning(line.charAt(0), List.copyOf(members), List.copyOf(broader));
    }
}
