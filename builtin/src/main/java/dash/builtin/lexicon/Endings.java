package dash.builtin.lexicon;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Takes the regular endings of English off, in every way that may be right; which one is, a dictionary has to say. */
final class Endings {

    private record Rule(String ending, String instead, PartOfSpeech part) {}

    private static final int SHORTEST = 2;
    private static final List<String> HISSING = List.of("ses", "shes", "ches", "xes", "zes");
    private static final List<Rule> RULES = List.of(
            new Rule("ies", "y", PartOfSpeech.NOUN),
            new Rule("ies", "ie", PartOfSpeech.NOUN),
            new Rule("ses", "s", PartOfSpeech.NOUN),
            new Rule("xes", "x", PartOfSpeech.NOUN),
            new Rule("zes", "z", PartOfSpeech.NOUN),
            new Rule("ches", "ch", PartOfSpeech.NOUN),
            new Rule("shes", "sh", PartOfSpeech.NOUN),
            new Rule("oes", "o", PartOfSpeech.NOUN),
            new Rule("men", "man", PartOfSpeech.NOUN),
            new Rule("s", "", PartOfSpeech.NOUN),
            new Rule("ies", "y", PartOfSpeech.VERB),
            new Rule("es", "", PartOfSpeech.VERB),
            new Rule("s", "", PartOfSpeech.VERB),
            new Rule("ied", "y", PartOfSpeech.VERB),
            new Rule("ed", "e", PartOfSpeech.VERB),
            new Rule("ed", "", PartOfSpeech.VERB),
            new Rule("ing", "e", PartOfSpeech.VERB),
            new Rule("ing", "", PartOfSpeech.VERB),
            new Rule("ier", "y", PartOfSpeech.ADJECTIVE),
            new Rule("iest", "y", PartOfSpeech.ADJECTIVE),
            new Rule("er", "e", PartOfSpeech.ADJECTIVE),
            new Rule("est", "e", PartOfSpeech.ADJECTIVE),
            new Rule("er", "", PartOfSpeech.ADJECTIVE),
            new Rule("est", "", PartOfSpeech.ADJECTIVE));

    private Endings() {}

    static Set<Form> off(String word) {
        Set<Form> forms = new LinkedHashSet<>();
        for (Rule rule : RULES) {
            int length = word.length() - rule.ending().length();
            if (word.endsWith(rule.ending()) && length >= SHORTEST && !word.endsWith("ss")) {
                String stem = word.substring(0, length);
                undoubled(stem, rule).forEach(each -> forms.add(new Form(each, rule.part())));
            }
        }
        return forms;
    }

    /** Stopped is stop, but added is add: both are offered. */
    private static List<String> undoubled(String stem, Rule rule) {
        List<String> stems = new ArrayList<>(List.of(stem + rule.instead()));
        int last = stem.length() - 1;
        boolean doubled = stem.charAt(last) == stem.charAt(last - 1) && "aeiousz".indexOf(stem.charAt(last)) < 0;
        if (doubled && rule.instead().isEmpty() && !rule.ending().endsWith("s")) {
            stems.add(stem.substring(0, last));
        }
        return stems;
    }

    /** The likeliest stem of a word that no dictionary has. */
    static String plain(String word) {
        if (word.length() <= 3 || word.endsWith("ss") || word.endsWith("us") || word.endsWith("is")) {
            return word;
        }
        if (word.endsWith("ies") && word.length() > 4) {
            return word.substring(0, word.length() - 3) + "y";
        }
        for (String ending : HISSING) {
            if (word.endsWith(ending)) {
                return word.substring(0, word.length() - 2);
            }
        }
        return word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
    }
}
