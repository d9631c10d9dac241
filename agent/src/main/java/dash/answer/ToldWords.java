package dash.answer;

import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.claim.Claims;
import dash.context.Source;
import dash.knowledge.Knowledge;
import dash.provenance.Because;
import dash.provenance.Citation;
import dash.provenance.Origin;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An answer out of what people wrote: their words, with where they stand. Nothing is computed, so nothing can be doubted. */
final class ToldWords {

    private static final double MOST = 0.95;
    private static final double DRAFTED = 0.15;

    private static final int MOST_FOUND = 6;

    private final Transcript transcript;
    private final Move.Tell move;
    private final List<Citation> backed;

    ToldWords(Transcript transcript, Move.Tell move) {
        this.transcript = transcript;
        this.move = move;
        List<Source> sources = transcript.sources();
        this.backed = move.citations().stream()
                .filter(citation -> sources.stream().anyMatch(source -> source.backs(citation)))
                .distinct()
                .toList();
    }

    /** Empty when no citation is backed by what the analyst could have read. */
    Optional<Answer> answer(Account account) {
        if (backed.isEmpty()) {
            return Optional.empty();
        }
        Wording wording = Wording.of(move.wording(), quoted(), transcript);
        List<Citation> cited = cited(wording);
        return Optional.of(new Answer(
                transcript.question(),
                Status.ANSWERED,
                wording.text(),
                Optional.empty(),
                "Nothing was computed: this is what people wrote down, in their words.",
                Optional.empty(),
                cited,
                List.of(),
                List.of(),
                provenance(wording.text(), cited),
                List.of(),
                List.of(),
                confidence(wording),
                List.of(),
                Stream.of(account.incidents(), wording.incidents(), notes())
                        .flatMap(List::stream)
                        .toList(),
                account.analyst(),
                false,
                transcript.attempts(),
                List.of(),
                transcript.notes(),
                Preferred.toldOf(transcript, account),
                Optional.empty(),
                account.spending(),
                account.timing()));
    }

    private List<String> notes() {
        List<String> notes = new ArrayList<>(Notes.of(transcript));
        int refused = move.citations().size() - backed.size();
        if (refused > 0) {
            notes.add((refused == 1 ? "a citation was" : refused + " citations were")
                    + " left out: the words do not stand where they were said to");
        }
        return notes;
    }

    /** Each with what it was taken from, so that the words are nobody else's. */
    private String quoted() {
        Set<String> said = new HashSet<>();
        return backed.stream()
                .map(citation -> {
                    String lead = lead(citation.origin());
                    return (said.add(lead) ? lead : "As a " + citation.origin().kind()) + ": “" + citation.quote()
                            + "”";
                })
                .collect(Collectors.joining(" "));
    }

    private static String lead(Origin origin) {
        return switch (origin) {
            case Origin.Document(String title, String place) -> title;
            case Origin.Metric(String name, String owner) -> name;
            case Origin.Rule rule -> "A rule of the house";
            default -> origin.label();
        };
    }

    /** What each statement stands in, the analyst's own choice first. */
    private List<Citation> cited(Wording wording) {
        Stream<Citation> found = wording.judged().stream()
                .filter(Claims.Judged::isTrue)
                .flatMap(sentence -> sentence.support().stream())
                .flatMap(support -> support.source().stream()
                        .flatMap(source ->
                                support.quotes().stream().map(quote -> new Citation(source.origin(), quote))));
        return Stream.concat(backed.stream(), found.limit(MOST_FOUND))
                .distinct()
                .toList();
    }

    private Provenance provenance(String insight, List<Citation> cited) {
        List<Because> parts = cited.stream()
                .map(citation -> Because.of("“" + citation.quote() + "”", citation.origin()))
                .toList();
        return new Provenance(
                "",
                List.of(),
                List.of(),
                "",
                "",
                cited.stream()
                        .map(citation -> inWords(citation.origin()))
                        .distinct()
                        .toList(),
                List.of(),
                List.of(),
                "",
                "",
                transcript.context().knowledgeVersion(),
                "",
                List.of(new Because(insight, backed.getFirst().origin(), parts)));
    }

    private String inWords(Origin origin) {
        String plain = origin.kind() + ": " + origin.label();
        return isDraft(origin) ? plain + " (" + Knowledge.DRAFTED + ")" : plain;
    }

    private boolean isDraft(Origin origin) {
        return Leaning.isDraft(transcript.context().knowledge(), origin);
    }

    /** How much of what is stated stands in quotes; of quotes alone, how much of the question they speak of. */
    private Confidence confidence(Wording wording) {
        List<String> reasons = new ArrayList<>();
        boolean worded = wording.judged().stream().anyMatch(Claims.Judged::isTrue);
        double score = Math.min(
                MOST,
                worded
                        ? covered(wording.judged())
                        : Claims.share(transcript.question().text(), spoken()));
        reasons.add((worded
                        ? "how much of what is stated stands in the quotes"
                        : "how much of the question the quotes speak of")
                + ": " + Math.round(score * 100) + " %");
        if (backed.stream().anyMatch(citation -> isDraft(citation.origin()))) {
            score -= DRAFTED;
            reasons.add("it is a draft that nobody has looked at yet");
        }
        return new Confidence(Math.round(Math.max(0, score) * 100) / 100.0, reasons);
    }

    private static double covered(List<Claims.Judged> judged) {
        return judged.stream()
                .mapToDouble(sentence -> sentence.isTrue() ? sentence.covered() : 0)
                .average()
                .orElse(0);
    }

    private List<String> spoken() {
        return backed.stream()
                .flatMap(citation -> Stream.of(
                        citation.quote(),
                        citation.origin().label(),
                        citation.origin().kind()))
                .toList();
    }
}
