package dash.models.calls;

import dash.models.language.Failure;
import dash.models.language.Form;
import dash.models.language.Outcome;
import dash.models.language.Reply;

/** Holds a reply's text against the form it was asked for. */
public final class FormReading {

    private FormReading() {}

    /** The reply itself when its text is one object of this form. */
    public static Outcome read(Form form, Reply reply) {
        return switch (CallReading.parse(reply.text().strip())) {
            case CallReading.Reading.Wrong wrong ->
                new Failure.Malformed(
                        "the reply must be one JSON object and nothing else", reply.text(), reply.usage());
            case CallReading.Reading.Right right ->
                SchemaFit.misfit(form.schema(), right.object())
                        .<Outcome>map(why -> new Failure.Malformed(why, reply.text(), reply.usage()))
                        .orElse(reply);
        };
    }
}
