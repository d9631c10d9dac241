package dash.models.analyst.privacy;

/** Nothing is hidden that the guard lets through. */
final class Open implements Veil {

    private final String question;

    Open(String question) {
        this.question = question;
    }

    @Override
    public Privacy level() {
        return Privacy.ROWS;
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
        return text;
    }

    @Override
    public String label(String text) {
        return text;
    }

    @Override
    public String statement(String sql) {
        return sql;
    }

    @Override
    public String words(String text) {
        return text;
    }
}
