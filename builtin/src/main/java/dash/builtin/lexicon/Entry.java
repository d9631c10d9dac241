package dash.builtin.lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A line of words.txt: what a lemma can be, how often, its meanings and what is derived from it. */
record Entry(List<Use> uses, List<Link> links) {

    /**
     * @param frequency 0 to 9, each twice as often as the one before
     * @param meanings numbers of lines in synsets.txt, by rank; -1 where the lexicon has none
     */
    record Use(PartOfSpeech part, int frequency, List<Integer> meanings) {}

    /** @param sign + near, - far, = measured by */
    record Link(char sign, String word) {}

    static final Entry NONE = new Entry(List.of(), List.of());

    static Entry parse(String line) {
        List<Use> uses = new ArrayList<>();
        List<Link> links = new ArrayList<>();
        for (String field : line.split(" ", -1)) {
            Optional<PartOfSpeech> part = field.isEmpty() ? Optional.empty() : PartOfSpeech.of(field.charAt(0));
            if (part.isPresent()) {
                uses.add(new Use(part.get(), field.charAt(1) - '0', meanings(field.substring(3))));
            } else if (!field.isEmpty()) {
                links.add(new Link(field.charAt(0), field.substring(1)));
            }
        }
        return new Entry(List.copyOf(uses), List.copyOf(links));
    }

    private static List<Integer> meanings(String numbers) {
        List<Integer> meanings = new ArrayList<>();
        for (String number : numbers.split(",", -1)) {
            meanings.add(number.isEmpty() ? -1 : Integer.parseInt(number));
        }
        return List.copyOf(meanings);
    }

    /** How often the word is met as this part of speech; -1 if it never is one. */
    int frequency(PartOfSpeech part) {
        return uses.stream()
                .filter(use -> use.part() == part)
                .mapToInt(Use::frequency)
                .findFirst()
                .orElse(-1);
    }

    int frequency() {
        return uses.stream().mapToInt(Use::frequency).max().orElse(-1);
    }
}
