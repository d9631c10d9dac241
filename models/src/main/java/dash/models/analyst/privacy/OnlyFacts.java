package dash.models.analyst.privacy;

import java.util.regex.Pattern;

/**
 * Cells stay here. The name of a leader goes out as a placeholder, and whatever a complaint of the database or a doubt
 * quotes is left out unless it stands in the question.
 */
final class OnlyFacts implements Veil {

    private static final Pattern QUOTED = Pattern.compile("'[^'\n]*'|\"[^\"\n]*\"|«[^»\n]*»");

    private final String question;
    private final Placeholders labels = new Placeholders("LABEL_");

    OnlyFacts(String question) {
        this.question = question;
    }

    @Override
    public Privacy level() {
        return Privacy.FACTS;
    }

    @Override
    public String question() {
        return question;
    }

    @Override
    public String context(String told) {
        return told;
    }

    @Override
    public String foreign(String text) {
        return QUOTED.matcher(text).replaceAll(quoted -> {
            String inside = quoted.group().substring(1, quoted.group().length() - 1);
            return java.util.regex.Matcher.quoteReplacement(
                    inside.isBlank() || question.contains(inside) ? quoted.group() : "'…'");
        });
    }

    @Override
    public String label(String text) {
        return labels.forText(text, text, "a text of the result");
    }

    @Override
    public String statement(String sql) {
        return sql;
    }

    @Override
    public String words(String text) {
        return labels.restored(text);
    }
}
