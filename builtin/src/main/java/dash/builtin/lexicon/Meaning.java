package dash.builtin.lexicon;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of synsets.txt.
 *
 * @param about a letter: what kind of thing it is
 * @param broader names of the meanings one step more general
 */
record Meaning(char about, List<Member> members, List<String> broader) {

    private static final int RAREST = 4;

    /** @param grade how usual the meaning is for the word: 1 most, 4 least */
    record Member(String word, int grade) {}

    /** @param name its first word, a dot, part of speech and rank */
    static Meaning parse(String name, String line) {
        List<String> fields = List.of(line.split(" ", -1));
        List<Member> members = new ArrayList<>();
        members.add(new Member(name.substring(0, name.indexOf('.')), line.charAt(1) - '0'));
        List<String> broader = List.of();
        for (String field : fields.subList(1, fields.size())) {
            int last = field.length() - 1;
            if (field.charAt(0) == '>') {
                broader = List.of(field.substring(1).split(",", -1));
            } else {
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
