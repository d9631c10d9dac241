package dash.project.talk;

import dash.answer.Answer;
import dash.conversation.Turn;
import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import dash.project.told.AnswerJson;
import dash.project.told.Json;
import dash.project.told.Told;

/** Makes turns of a conversation out of answers. */
public final class Turns {

    private Turns() {}

    public static Turn of(Answer answer) {
        return of(Told.of(Json.line(AnswerJson.of(answer))));
    }

    public static Turn of(Told told) {
        Rows rows = told.rows();
        String readAs = told.text("read_as");
        return new Turn(
                told.text("id"),
                told.text("question"),
                readAs.isEmpty() ? told.text("question") : readAs,
                told.isAnswered() ? told.text("sql") : "",
                told.text("insight"),
                rows.columns().stream().map(ResultColumn::name).toList(),
                rows.rows().stream()
                        .limit(Turn.MOST_ROWS)
                        .map(row -> row.stream().map(Cell::plain).toList())
                        .toList());
    }
}
