package dash.builtin.readings.chart;

import dash.builtin.words.Token;
import java.util.List;
import java.util.Set;

/** Finds questions for the days from one day to another, whatever stands in between: "how many days passed on average between". */
final class Elapsed {

    private static final Set<String> FILLING = Set.of(
            "passed",
            "pass",
            "elapsed",
            "elapse",
            "went",
            "go",
            "goes",
            "by",
            "lie",
            "lies",
            "lay",
            "are",
            "were",
            "is",
            "was",
            "there",
            "does",
            "do",
            "did",
            "it",
            "take",
            "takes",
            "took",
            "on",
            "average",
            "typically",
            "usually");

    private Elapsed() {}

    static void put(List<Token> tokens, Layout layout) {
        for (int index = 0; index < tokens.size(); index++) {
            if (tokens.get(index).is("days", "time", "hours", "minutes", "duration")) {
                found(tokens, index, layout);
            }
        }
    }

    private static void found(List<Token> tokens, int days, Layout layout) {
        int end = days + 1;
        boolean average = false;
        while (end < tokens.size() && FILLING.contains(tokens.get(end).lower())) {
            average |= tokens.get(end).is("average", "typically", "usually");
            end++;
        }
        boolean fits = end < tokens.size() && tokens.get(end).is("between", "from") && end > days + 1;
        if (fits) {
            boolean counted = days > 1
                    && tokens.get(days - 1).is("many", "of")
                    && tokens.get(days - 2).is("how", "number");
            Sense.Cue cue = average ? Sense.Cue.AVERAGE_DAYS_FROM : Sense.Cue.DAYS_FROM;
            layout.put(counted ? days - 2 : days, end + 1, new Sense.Word(cue), Cost.NOTHING);
        }
    }
}
