package dash.builtin.lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A line of words.txt: what a lemma can be, how often, its meanings and what is derived from it. */
record Entry(List<Use> uses, List<Link> links) {

    /**
     * @param frequency 0 to 9, each twice as often as the one before
     * @param meanings their names in synsets.txt, the most usual first
     */
    record Use(PartOfSpeech part, int frequency, List<String> meanings) {}

    /**
     * @param sign + near, - far, = measured by
     * @param meanings names of those it leads to
     */
    record Link(char sign, String word, List<String> meanings) {}

    static final Entry NONE = new Entry(List.of(), List.of());

    static Entry parse(String word, String line) {
        List<Use> uses = new ArrayList<>();
        List<Link> links = new ArrayList<>();
        for (String field : line.split(" ", -1)) {
            int colon = field.indexOf(':');
            String head = colon < 0 ? field : field.substring(0, colon);
            List<String> names =
                    colon < 0 ? List.of() : List.of(field.substring(colon + 1).split(",", -1));
            Optional<PartOfSpeech> part = PartOfSpeech.of(head.charAt(0));
            if (part.isPresent()) {
                uses.add(new Use(part.get(), head.charAt(1) - '0', whole(word + "." + head.charAt(0), names)));
            } else {
                links.add(new Link(head.charAt(0), head.substring(1), names));
            }
        }
        return new Entry(List.copyOf(uses), List.copyOf(links));
    }

    /** A number alone is a meaning that is named after the word itself. */
    private static List<String> whole(String own, List<String> names) {
        List<String> whole = new ArrayList<>();
        for (String name : names) {
            whole.add(name.length() == 1 ? own + name : name);
        }
        return List.copyOf(whole);
    }

    /** How often the word is met as this part of speech; -1 if it never is one. */
    int frequency(PartOfSpeech part) {
        for (Use use : uses) {
            if (use.part() == part) {
                return use.frequency();
            }
        }
        return -1;
    }

    int frequency() {
        int most = -1;
        for (Use use : uses) {
            most = Math.max(most, use.frequency());
        }
        return most;
    }
}
