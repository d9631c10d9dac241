package dash.question;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** Names a question and the answer that came of it: twelve hexadecimal digits, short enough to type. */
public record QuestionId(String value) {

    private static final Pattern FORM = Pattern.compile("[0-9a-f]{12}");

    public QuestionId {
        if (!FORM.matcher(value).matches()) {
            throw new IllegalArgumentException("not a question id: " + value);
        }
    }

    public static QuestionId random() {
        byte[] bytes = new byte[6];
        new SecureRandom().nextBytes(bytes);
        return new QuestionId(HexFormat.of().formatHex(bytes));
    }

    @Override
    public String toString() {
        return value;
    }
}
