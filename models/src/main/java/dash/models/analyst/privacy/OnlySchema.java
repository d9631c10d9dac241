package dash.models.analyst.privacy;

import dash.context.Context;
import dash.question.Question;

/** No value leaves: not those of rows, not those in the question, not those that knowledge or a complaint quotes. */
final class OnlySchema implements Veil {

    private final Masking masking;
    private final Placeholders values = new Placeholders("VALUE_");
    private final String question;

    OnlySchema(Question question, Context context, Masking masking) {
        this.masking = masking;
        this.question = masking.question(question.whole(), context, values);
    }

    @Override
    public Privacy level() {
        return Privacy.SCHEMA;
    }

    @Override
    public String question() {
        String legend = values.legend();
        return legend.isEmpty() ? question : question + "\n\nPlaceholders, to be used in SQL as they are:\n" + legend;
    }

    @Override
    public String context(String told) {
        return masking.quoted(told);
    }

    @Override
    public String foreign(String text) {
        return masking.text(text);
    }

    @Override
    public String label(String text) {
        return "…";
    }

    @Override
    public String statement(String sql) {
        return values.inStatement(sql);
    }

    @Override
    public String words(String text) {
        return values.restored(text);
    }
}
