package dash.builtin.lexicon;

import java.util.List;

/** The files written from WordNet, read line by line as they are asked for. Words have an underscore for a space. */
final class Dictionary {

    private final Lines words = Lines.load("words.txt", ' ');
    private final Lines synsets = Lines.load("synsets.txt", ' ');
    private final Lines irregular = Lines.load("irregular.txt", ' ');

    boolean has(String word) {
        return words.has(word);
    }

    Entry entry(String word) {
        List<String> lines = words.after(word);
        return lines.isEmpty() ? Entry.NONE : Entry.parse(lines.getFirst());
    }

    Meaning meaning(int number) {
        return Meaning.parse(synsets.line(number));
    }

    /** Lemmas of an irregular form, such as child for children. */
    List<Form> irregular(String form) {
        return irregular.after(form).stream()
                .flatMap(
                        line -> PartOfSpeech.of(line.charAt(0)).map(part -> new Form(line.substring(2), part)).stream())
                .toList();
    }
}
