package dash.answer;

import dash.analyst.Transcript;
import dash.correct.Attempt;
import dash.correct.Diagnosis;
import java.util.List;
import java.util.stream.Collectors;

/** Says in words what was tried for a question that got no answer. */
final class Tried {

    private static final int MOST = 3;
    private static final int LONGEST_STATEMENT = 60;
    private static final int LONGEST_COMPLAINT = 160;

    private Tried() {}

    static String inWords(Transcript transcript) {
        List<Attempt> failed = failed(transcript);
        if (failed.isEmpty()) {
            return "This could not be answered within the limits of a question.";
        }
        Diagnosis last = failed.getLast().diagnoses().getFirst();
        String told = failed.size() == 1
                ? "This could not be answered, because the statement did not work: " + last.message()
                : "This could not be answered: " + failed.size() + " statements did not work. " + each(failed);
        return told + ". What to do: " + last.advice() + ".";
    }

    /** What was tried, as a sentence behind another; empty when nothing was. */
    static String aside(Transcript transcript) {
        List<Attempt> failed = failed(transcript);
        return failed.isEmpty() ? "" : " " + each(failed) + ".";
    }

    private static List<Attempt> failed(Transcript transcript) {
        return transcript.attempts().stream()
                .filter(attempt -> !attempt.diagnoses().isEmpty())
                .toList();
    }

    /** The last ones: each was written knowing what was wrong with those before. */
    private static String each(List<Attempt> failed) {
        return failed.subList(Math.max(0, failed.size() - MOST), failed.size()).stream()
                .map(attempt -> shortly(attempt.sql(), LONGEST_STATEMENT) + " ("
                        + shortly(attempt.diagnoses().getFirst().message(), LONGEST_COMPLAINT) + ")")
                .collect(Collectors.joining("; ", failed.size() > MOST ? "The last were: " : "Tried: ", ""));
    }

    private static String shortly(String text, int longest) {
        String line = text.strip().replaceAll("\\s+", " ");
        return line.length() <= longest ? line : line.substring(0, longest) + "…";
    }
}
