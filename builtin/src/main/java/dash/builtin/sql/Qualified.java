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

    String of(String expression) {
        if (joined.isEmpty()) {
            return expression;
        }
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
            boolean bare = subquery > depth && bare(expression, pieces.start(), pieces.end());
            boolean column = bare && Joins.ambiguous(piece, base, joined);
            text.append(column ? Join.qualified(base, piece, dialect) : piece);
        }
        return text.toString();
    }

    private static boolean bare(String expression, int start, int end) {
        char before = start == 0 ? ' ' : expression.charAt(start - 1);
        String behind = expression.substring(end).stripLeading();
        return before != '.' && before != ':' && !behind.startsWith(".") && !behind.startsWith("(");
    }
}
