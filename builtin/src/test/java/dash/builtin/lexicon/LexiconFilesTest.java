package dash.builtin.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LexiconFilesTest {

    @ParameterizedTest
    @ValueSource(strings = {"words.txt", "synsets.txt", "irregular.txt"})
    void a_file_that_is_searched_is_sorted(String name) {
        Lines lines = Lines.load(name);
        assertThat(IntStream.range(0, lines.size())
                        .mapToObj(number -> lines.line(number).split(" ", 2)[0])
                        .toList())
                .isSorted();
    }

    @Test
    void every_meaning_a_word_names_lists_the_word() {
        Dictionary dictionary = new Dictionary();
        Lines words = Lines.load("words.txt");
        List<String> missing = new ArrayList<>();
        for (int number = 0; number < words.size(); number++) {
            String word = words.line(number).split(" ", 2)[0];
            dictionary.entry(word).uses().stream()
                    .flatMap(use -> dictionary.meanings(use.meanings()).stream())
                    .filter(meaning -> meaning.members().stream()
                            .noneMatch(member -> member.word().equals(word)))
                    .forEach(meaning -> missing.add(word));
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void what_people_wrote_uses_lemmas_because_only_lemmas_are_looked_up() {
        Lemmas lemmas = new Lemmas(new Dictionary());
        assertThat(Lines.written("usage.txt").stream()
                        .flatMap(line -> Stream.of(line.split(" ", -1)).skip(1))
                        .filter(word -> !lemmas.of(word).contains(word)))
                .isEmpty();
    }

    @Test
    void an_adjective_is_listed_once() {
        assertThat(Lines.written("measures.txt").stream().map(line -> line.split(" ", 2)[0]))
                .doesNotHaveDuplicates();
    }

    @Test
    void the_licence_of_wordnet_travels_with_its_words() throws java.io.IOException {
        try (var licence = Objects.requireNonNull(Lexicon.class.getResourceAsStream("WORDNET-LICENSE.txt"))) {
            assertThat(new String(licence.readAllBytes(), java.nio.charset.StandardCharsets.US_ASCII))
                    .contains("WordNet 3.1 Copyright 2011 by Princeton University.");
        }
    }
}
