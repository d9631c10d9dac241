package dash.builtin.readings.chart;

import dash.builtin.links.names.Explanation;
import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.Target;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.schema.Column;
import dash.schema.Table;
import java.util.List;
import java.util.Optional;

/** Codes that the question itself gives: "(stat = C)", "licence class 1", "flag code LR". */
final class Equations {

    private static final double NAMED = 0.45;

    private final List<Token> tokens;
    private final List<Table> tables;
    private final Layout layout;

    Equations(List<Token> tokens, List<Table> tables, Layout layout) {
        this.tokens = tokens;
        this.tables = tables;
        this.layout = layout;
    }

    void put(List<NameLink> links) {
        for (NameLink link : links) {
            if (link.target() instanceof Target.OfColumn(var table, var column)
                    && link.cost() < NAMED
                    && tables.contains(table)) {
                told(link, new Term.Attribute(Occurrence.of(table), column.name()), column);
            }
        }
    }

    private void told(NameLink link, Term.Attribute attribute, Column column) {
        boolean equal =
                link.to() < tokens.size() && tokens.get(link.to()).text().equals("=");
        int at = equal ? link.to() + 1 : link.to();
        if (at < tokens.size()) {
            Token token = tokens.get(at);
            code(column, token)
                    .or(() -> equal ? written(attribute, token) : Optional.empty())
                    .ifPresent(value -> layout.put(
                            link.from(),
                            at + 1,
                            new Sense.Restriction(
                                    List.of(new Condition.Compared(attribute, Condition.Comparison.EQUAL, value)),
                                    Optional.empty(),
                                    false),
                            Cost.NOTHING.plus(Feature.LINK, link.cost())));
        }
    }

    /** A code that the comment of the column lists. */
    private static Optional<Term.Constant> code(Column column, Token token) {
        return Explanation.of(column.comment()).codes().stream()
                .flatMap(code -> code.written().stream())
                .filter(code -> !code.equals(Explanation.NULL))
                .filter(token.text()::equals)
                .findFirst()
                .map(code -> Holding.constant(column, code));
    }

    /** Whatever stands behind an equals sign is meant as it is written. */
    private static Optional<Term.Constant> written(Term.Attribute attribute, Token token) {
        boolean number = token.kind() == Token.Kind.NUMBER;
        boolean says = number || token.kind() == Token.Kind.WORD || token.kind() == Token.Kind.QUOTED;
        boolean fits = number ? !World.isTime(attribute) : World.isText(attribute);
        return says && fits
                ? World.column(attribute).map(column -> Holding.constant(column, token.text()))
                : Optional.empty();
    }
}
