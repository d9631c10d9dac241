package dash.builtin.lexicon;

import java.util.Optional;

/** What a word can be in a sentence, as far as the lexicon tells. */
public enum PartOfSpeech {
    NOUN,
    VERB,
    ADJECTIVE;

    static Optional<PartOfSpeech> of(char letter) {
        return switch (letter) {
            case 'n' -> Optional.of(NOUN);
            case 'v' -> Optional.of(VERB);
            case 'a' -> Optional.of(ADJECTIVE);
            default -> Optional.empty();
        };
    }
}
