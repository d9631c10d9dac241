package dash.builtin.lexicon;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.SequencedSet;

/** Words as the files have them (lower case, an underscore for a space) and as people write them. */
final class Keys {

    private Keys() {}

    static String of(String word) {
        return word.strip().toLowerCase(Locale.ROOT).replace(' ', '_');
    }

    static String shown(String key) {
        return key.replace('_', ' ');
    }

    static SequencedSet<String> shown(SequencedSet<String> keys) {
        SequencedSet<String> shown = new LinkedHashSet<>();
        keys.forEach(key -> shown.add(shown(key)));
        return shown;
    }

    static Related shown(Related related) {
        return new Related(shown(related.word()), related.closeness(), related.way());
    }
}
