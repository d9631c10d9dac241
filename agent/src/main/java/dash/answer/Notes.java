package dash.answer;

import dash.analyst.Transcript;
import dash.context.Consultation;
import java.util.List;

/** What a reader is told of servers that keep documents and did not answer: a note, never a failure. */
final class Notes {

    private Notes() {}

    static List<String> of(Transcript transcript) {
        return transcript.consulted().stream()
                .map(Consultation::notes)
                .flatMap(List::stream)
                .distinct()
                .toList();
    }
}
