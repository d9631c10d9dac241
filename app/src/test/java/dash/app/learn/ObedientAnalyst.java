package dash.app.learn;

import dash.analyst.Analyst;
import dash.analyst.Move;
import dash.analyst.Reading;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.golden.GoldenQuestion;
import dash.learnings.Learning;
import java.util.List;
import java.util.Map;

/**
 * Answers golden questions with their right statement, and does whatever a lesson in its context says: the worst that a
 * model can do with a wrong lesson.
 *
 * @param orders what it makes of the words of a lesson: a piece of SQL, and what it is replaced by
 * @param blunders statements it writes instead of the right one as long as no lesson about their table is in its context
 */
record ObedientAnalyst(List<GoldenQuestion> golden, Map<String, List<String>> orders, Map<String, String> blunders)
        implements Analyst {

    @Override
    public String name() {
        return "obedient";
    }

    @Override
    public Move next(Transcript transcript, Work work) {
        if (!transcript.attempts().isEmpty()) {
            return new Move.Conclude();
        }
        GoldenQuestion asked = golden.stream()
                .filter(question -> question.question().equals(transcript.question().text()))
                .findFirst()
                .orElseThrow();
        List<Learning> lessons = transcript.context().lessons();
        String sql = lessons.isEmpty() && blunders.containsKey(asked.id())
                ? blunders.get(asked.id())
                : asked.sql().orElseThrow();
        for (Learning lesson : lessons) {
            List<String> order = orders.getOrDefault(lesson.lesson().description(), List.of());
            if (order.size() == 2) {
                sql = sql.replace(order.get(0), order.get(1));
            }
        }
        return new Move.RunSql(sql, Reading.UNKNOWN);
    }
}
