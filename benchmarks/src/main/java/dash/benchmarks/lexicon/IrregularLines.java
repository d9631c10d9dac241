package dash.benchmarks.lexicon;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** One line for each irregular form of a word that is kept, such as {@code children n child}. */
final class IrregularLines {

    private static final Map<String, String> FILES = Map.of("noun.exc", "n", "verb.exc", "v", "adj.exc", "a");

    private final Selection selection;
    private final TreeSet<String> lines = new TreeSet<>();

    IrregularLines(Selection selection) {
        this.selection = selection;
        FILES.forEach((file, part) ->
                WordNet.lines(file).forEach(line -> add(part, line.strip().split(" +"))));
    }

    private void add(String part, String[] forms) {
        for (int lemma = 1; lemma < forms.length; lemma++) {
            if (selection.keeps(forms[lemma]) && !forms[lemma].equals(forms[0])) {
                lines.add(forms[0] + " " + part + " " + forms[lemma]);
            }
        }
    }

    List<String> lines() {
        return List.copyOf(lines);
    }
}
