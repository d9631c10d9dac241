package dash.answer;

import dash.analyst.Transcript;
import dash.context.Consultation;
import dash.correct.LearningUse;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a reader is told of the way to an answer: servers that keep documents and did not answer, and lessons that changed a
 * statement before it ran.
 */
final class Notes {

    private Notes() {}

    static List<String> of(Transcript transcript) {
        return Stream.concat(
                        transcript.consulted().stream().map(Consultation::notes).flatMap(List::stream),
                        transcript.attempts().stream()
                                .filter(attempt -> attempt.ran().isPresent())
                                .flatMap(attempt -> attempt.learnings().stream())
                                .filter(use -> use.kind() == LearningUse.Kind.APPLIED)
                                .map(Notes::rewritten))
                .distinct()
                .toList();
    }

    private static String rewritten(LearningUse use) {
        return "The statement was changed before it ran, by learning "
                + use.learning().number() + ": " + use.learning().lesson().description();
    }
}
