package dash.statement;

/** The port behind which each engine's own grammar stands. Safe for many threads; never throws, whatever the text. */
public interface StatementParser {

    Parsing parse(String sql);
}
