package dash.builtin.lexicon;

import java.util.ArrayList;
import java.util.List;

/** The files written from WordNet, read line by line as they are asked for. Words have an underscore for a space. */
final class Dictionary {

    private final Lines words = Lines.load("words.txt");
    private final Lines synsets = Lines.load("synsets.txt");
    private final Lines irregular = Lines.load("irregular.txt");

    boolean has(String word) {
        return words.has(word);
    }

    Entry entry(String word) {
        List<String> lines = words.after(word);
        return lines.isEmpty() ? Entry.NONE : Entry.parse(word, lines.getFirst());
    }

    List<Meaning> meanings(List<String> names) {
        List<Meaning> meanings = new ArrayList<>();
        for (String name : names) {
            meanings.add(Meaning.parse(name, synsets.after(name).getFirst()));
        }
        return meanings;
    }

    /** What an irregular form is a form of, such as child for children. */
    List<Form> irregular(String form) {
        List<Form> forms = new ArrayList<>();
        for (String line : irregular.after(form)) {
            forms.add(
                    new Form(line.substring(2), PartOfSpeech.of(line.charAt(0)).orElseThrow()));
        }
        return forms;
    }
}
