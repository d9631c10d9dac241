package dash.answer;

import dash.analyst.Transcript;
import dash.context.Context;
import dash.memory.Narrowed;
import dash.memory.Preference;
import dash.memory.Remembered;
import dash.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the asker's preferences did to an answer, read off the statement that ran, whoever wrote it. What was assumed is said, and so
 * is what could not be.
 *
 * @param memory the entries that are told of or were applied, by number
 */
record Preferred(List<String> assumptions, List<Integer> memory) {

    /** Whatever a model wrote that was told of them may repeat them. */
    static List<Integer> toldOf(Transcript transcript, Account account) {
        return account.spending().tokens() == 0
                ? List.of()
                : transcript.context().preferences().stream()
                        .map(Remembered::number)
                        .toList();
    }

    static Preferred in(Transcript transcript, String sql, Statement statement, Account account) {
        List<String> assumptions = new ArrayList<>();
        Set<Integer> memory = new TreeSet<>(toldOf(transcript, account));
        String asked = transcript.question().text();
        boolean ownStatement = asked.equals(sql.strip());
        for (Remembered entry :
                ownStatement ? List.<Remembered>of() : transcript.context().preferences()) {
            String words = switch (entry.preference()) {
                case Preference.Default standard -> narrowed(standard, asked, statement);
                case Preference.Zone zone -> today(zone, transcript.context(), statement);
                default -> "";
            };
            if (!words.isEmpty()) {
                assumptions.add(words + " (memory " + entry.number() + ")");
                memory.add(entry.number());
            }
        }
        return new Preferred(List.copyOf(assumptions), List.copyOf(memory));
    }

    private static String narrowed(Preference.Default standard, String asked, Statement statement) {
        if (Narrowed.isSpokenOf(standard, asked)) {
            return "";
        }
        if (Narrowed.keepsTo(standard, statement)) {
            return Narrowed.said(standard);
        }
        return Narrowed.touches(standard, statement)
                ? ""
                : "not narrowed to " + Narrowed.word(standard) + " " + standard.value()
                        + " as you prefer: it does not fit this question";
    }

    /** Where no period was asked for, or the person's day is that of the project, nothing was assumed. */
    private static String today(Preference.Zone zone, Context context, Statement statement) {
        return new StatementReading(statement).timeRange().isEmpty()
                        || context.calendar().today().isPresent()
                        || zone.zone().equals(context.calendar().timeZone())
                ? ""
                : "today is " + context.today() + ", the day in " + zone.zone().getId() + ", as you prefer";
    }
}
