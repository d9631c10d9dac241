package dash.drift;

import dash.drift.Problem.Sort;
import dash.fault.Nearest;
import dash.schema.Column;
import dash.schema.Table;
import dash.schema.TypeFamily;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tables and columns that knowledge names have to exist, with the types it claims. Runs nothing. */
final class CompareNames {

    private final Live live;

    CompareNames(Live live) {
        this.live = live;
    }

    List<Problem> of(Claims claims) {
        List<Problem> problems = new ArrayList<>();
        Set<String> gone = new HashSet<>();
        for (Claims.OfTable claim : claims.tables()) {
            if (live.table(claim.table()).isEmpty() && gone.add(claim.table())) {
                problems.add(noTable(claims.subject(), claim.table(), claim.as()));
            }
        }
        Set<String> missing = new HashSet<>();
        for (Claims.OfColumn claim : claims.columns()) {
            Optional<Table> table = live.table(claim.table());
            if (table.isEmpty()) {
                if (gone.add(claim.table())) {
                    problems.add(noTable(claims.subject(), claim.table(), claim.as()));
                }
            } else if (Live.column(table.get(), claim.column()).isEmpty()
                    && missing.add(claim.table() + "." + claim.column())) {
                problems.add(noColumn(claims.subject(), claim, table.get()));
            }
        }
        Set<String> mistyped = new HashSet<>();
        for (Claims.OfType claim : claims.types()) {
            wrongType(claims.subject(), claim)
                    .filter(problem -> mistyped.add(claim.table() + "." + claim.column()))
                    .ifPresent(problems::add);
        }
        return problems;
    }

    private Problem noTable(Subject subject, String table, String as) {
        String near = Nearest.among(table, live.tableNames())
                .map(name -> "; the nearest is " + name)
                .orElse("");
        return new Problem(
                Sort.TABLE_UNKNOWN,
                subject,
                table,
                "",
                as + " names " + table + ", which the source does not have" + near,
                "Correct the name, or remove what is said about it");
    }

    private static Problem noColumn(Subject subject, Claims.OfColumn claim, Table table) {
        List<String> names = table.columns().stream().map(Column::name).toList();
        String near = Nearest.among(claim.column(), names)
                .map(name -> "; the nearest is " + name)
                .orElse("");
        return new Problem(
                Sort.COLUMN_UNKNOWN,
                subject,
                claim.table(),
                claim.column(),
                claim.as() + " names " + claim.column() + ", which " + claim.table() + " does not have" + near,
                "Correct the name, or remove what is said about it");
    }

    private Optional<Problem> wrongType(Subject subject, Claims.OfType claim) {
        Optional<Column> column = live.table(claim.table()).flatMap(table -> Live.column(table, claim.column()));
        Optional<TypeFamily> claimed = TypeFamily.of(claim.type());
        Optional<TypeFamily> real = column.flatMap(found -> TypeFamily.of(found.type()));
        if (claimed.isEmpty() || real.isEmpty() || claimed.get().covers(real.get())) {
            return Optional.empty();
        }
        return Optional.of(new Problem(
                Sort.TYPE_WRONG,
                subject,
                claim.table(),
                claim.column(),
                "its " + claim.as() + " says that " + claim.column() + " is " + claim.type() + ", but it is "
                        + column.orElseThrow().type(),
                "Write " + column.orElseThrow().type()));
    }
}
