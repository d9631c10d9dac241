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

    private static final int RAREST = 4;

    /** @param grade how usual the meaning is for the word: 1 most, 4 least */
    record Member(String word, int grade) {}

    static Meaning parse(String line) {
        List<Member> members = new ArrayList<>();
        List<Integer> broader = List.of();
        for (String field : line.substring(2).split(" ", -1)) {
            if (field.charAt(0) == '>') {
                broader = Lines.numbers(field.substring(1));
            } else {
                int last = field.length() - 1;
                members.add(new Member(field.substring(0, last), field.charAt(last) - '0'));
            }
        }
        return new Meaning(line.charAt(0), List.copyOf(members), broader);
    }

    int grade(String word) {
        for (Member member : members) {
            if (member.word().equals(word)) {
                return member.grade();
            }
        }
        return RAREST;
    }
}
