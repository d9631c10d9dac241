package dash.builtin.sql;

import dash.schema.Table;
import dash.statement.Dialect;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes the table before columns of a metric's own SQL that would be ambiguous once other tables are joined. Texts,
 * quoted names, calls and everything inside a subquery stay as they are.
 */
final class Qualified {

    private static final Pattern PIECE = Pattern.compile(
            "'(?:[^']|'')*'|\"(?:[^\"]|\"\")*\"|`[^`]*`|\\$\\d+|[\\p{L}_][\\p{L}\\p{N}_]*|\\d[\\w.]*|.",
            Pattern.DOTALL);

    private final Table base;
    private final List<Table> joined;
    private final Dialect dialect;

    Qualified(Table base, List<Table> joined, Dialect dialect) {
        this.base = base;
        this.joined = joined;
        this.dialect = dialect;
    }

    /** How one piece is written: outside of subqueries, and inside of them. */
    private interface Written {
        String of(String piece, int start, int end, boolean inside);
    }

    String of(String expression) {
        return joined.isEmpty()
                ? expression
                : each(expression, (piece, start, end, inside) -> {
                    boolean column = !inside && bare(expression, start, end) && Joins.ambiguous(piece, base, joined);
                    return column ? Join.qualified(base, piece, dialect) : piece;
                });
    }

    /** The same for rows that go by another name here; a subquery that speaks of them cannot be told from one that reads the table. */
    String renamed(String expression, String alias) {
        return each(expression, (piece, start, end, inside) -> {
            boolean table = piece.equalsIgnoreCase(base.name().name());
            if (table && inside) {
                throw new Unwritable(base.name().name() + " stands in a subquery of what people agreed on");
            }
            if (table && expression.startsWith(".", end)) {
                return alias;
            }
            boolean column = !inside
                    && bare(expression, start, end)
                    && base.column(piece).isPresent();
            return column ? alias + "." + dialect.name(piece) : piece;
        });
    }

    private static String each(String expression, Written written) {
        StringBuilder text = new StringBuilder();
        Matcher pieces = PIECE.matcher(expression);
        int depth = 0;
        int subquery = Integer.MAX_VALUE;
        while (pieces.find()) {
            String piece = pieces.group();
            if (piece.equals("(")) {
                depth++;
            } else if (piece.equals(")")) {
                depth--;
                subquery = depth < subquery ? Integer.MAX_VALUE : subquery;
            } else if (piece.equalsIgnoreCase("select")) {
                subquery = Math.min(subquery, depth);
            }
            text.append(written.of(piece, pieces.start(), pieces.end(), subquery <= depth));
        }
        return text.toString();
    }

    private static boolean bare(String expression, int start, int end) {
        char before = start == 0 ? ' ' : expression.charAt(start - 1);
        String behind = expression.substring(end).stripLeading();
        return before != '.' && before != ':' && !behind.startsWith(".") && !behind.startsWith("(");
    }
}
