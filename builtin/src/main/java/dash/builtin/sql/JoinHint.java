package dash.builtin.sql;

import dash.schema.Column;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A join that knowledge tells, when it is made of plain equations between two live tables. */
record JoinHint(Table left, Table right, List<String> leftColumns, List<String> rightColumns) {

    private static final String NAME = "[\\w\"`.]+";
    private static final Pattern EQUATION = Pattern.compile(
            "\\s*(" + NAME + ")\\.([\\w\"`]+)\\s*=\\s*(" + NAME + ")\\.([\\w\"`]+)\\s*",
            Pattern.UNICODE_CHARACTER_CLASS);

    static Optional<JoinHint> of(String condition, Schema schema) {
        List<Column> left = new ArrayList<>();
        List<Column> right = new ArrayList<>();
        List<Table> tables = new ArrayList<>();
        for (String part : condition.split("(?i)\\s+and\\s+", -1)) {
            Matcher equation = EQUATION.matcher(part);
            if (!equation.matches()) {
                return Optional.empty();
            }
            Optional<Table> one = schema.find(bare(equation.group(1)));
            Optional<Table> other = schema.find(bare(equation.group(3)));
            if (one.isEmpty() || other.isEmpty()) {
                return Optional.empty();
            }
            tables.addAll(List.of(one.get(), other.get()));
            boolean straight = one.get().equals(tables.getFirst());
            one.get().column(bare(equation.group(2))).ifPresent((straight ? left : right)::add);
            other.get().column(bare(equation.group(4))).ifPresent((straight ? right : left)::add);
        }
        return put(tables, names(left), names(right));
    }

    private static Optional<JoinHint> put(List<Table> tables, List<String> left, List<String> right) {
        boolean two = tables.stream().distinct().count() <= 2;
        boolean whole = left.size() == right.size() && left.size() * 2 == tables.size();
        return two && whole ? Optional.of(new JoinHint(tables.get(0), tables.get(1), left, right)) : Optional.empty();
    }

    private static List<String> names(List<Column> columns) {
        return columns.stream().map(Column::name).toList();
    }

    private static String bare(String written) {
        return written.replaceAll("[\"`]", "");
    }
}
