package dash.builtin.telling;

import dash.analyst.Transcript;
import dash.context.Source;
import dash.documents.Sentences;
import dash.provenance.Citation;
import dash.provenance.Origin;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What people wrote, as far as a question may be told of it, by kind and by name. */
final class Written {

    private static final int LONGEST = 340;

    private final Transcript transcript;
    private Optional<List<Source>> sources = Optional.empty();

    Written(Transcript transcript) {
        this.transcript = transcript;
    }

    /** Made when a question asks for words, and not for every figure. */
    Stream<Source> all() {
        if (sources.isEmpty()) {
            sources = Optional.of(transcript.sources());
        }
        return sources.get().stream();
    }

    Stream<Source> of(Class<? extends Origin> kind) {
        return all().filter(source ->
                kind.isInstance(source.origin()) && !source.sentences().isEmpty());
    }

    Stream<Source> named(List<String> topic, Class<? extends Origin> kind) {
        return of(kind).filter(source -> isCalled(topic, source.names()));
    }

    static boolean isCalled(List<String> topic, List<String> names) {
        return names.stream().anyMatch(name -> Keys.of(name).equals(topic));
    }

    /** The first of some sources, each by how it begins. */
    static List<Citation> cite(Stream<Source> found, int most) {
        return found.limit(most).map(source -> from(source, 0)).toList();
    }

    /** Whole sentences, as many as are read at a glance. */
    static Citation from(Source source, int sentence) {
        List<String> sentences = source.sentences();
        return new Citation(
                source.origin(), Sentences.beginning(sentences.subList(sentence, sentences.size()), LONGEST));
    }
}
