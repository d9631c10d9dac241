package dash.databases.look;

import dash.databases.Source;
import dash.databases.session.OwnSql;
import dash.databases.session.OwnStatements;
import dash.execute.Cell;
import dash.execute.Limits;
import dash.execute.Rows;
import dash.fault.FaultException;
import dash.profile.Matching;
import dash.profile.Sampler;
import dash.schema.RelationName;
import dash.schema.SchemaReader;
import dash.schema.Table;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Looks into tables with statements that every engine understands; only names are spelled the engine's way, and how rows are
 * spread over a large table. No statement takes longer than a few seconds. Safe for many threads.
 */
public final class StandardSampler implements Sampler {

    private static final Duration LONGEST = Duration.ofSeconds(8);
    private static final int CELL_BYTES = 1_024;
    private static final long RESULT_BYTES = 64L << 20;
    /** Rows too wide to be read in such number are read in a smaller one. */
    private static final int FEWER = 20;

    private final OwnStatements own;
    private final SchemaReader schemas;
    private final Spreading spreading;

    public StandardSampler(Source source) {
        this(source.own(), source.schemas(), source.engine().name());
    }

    StandardSampler(OwnStatements own, SchemaReader schemas, String engine) {
        this.own = own;
        this.schemas = schemas;
        this.spreading = Spreading.of(engine);
    }

    @Override
    public long count(RelationName table) {
        return number(run(OwnSql.of("SELECT count(*) FROM ").relation(table), 1), 0);
    }

    @Override
    public Rows sample(RelationName table, List<String> columns, int rows) {
        OwnSql from = OwnSql.of("SELECT ").then(names(columns)).then(" FROM ").relation(table);
        Optional<OwnSql> spread = schemas.schema()
                .table(table)
                .filter(known -> known.rowEstimate() > rows)
                .filter(known -> known.kind() == Table.Kind.TABLE)
                .flatMap(known -> spreading.clause(rows, known.rowEstimate()));
        if (spread.isPresent()) {
            try {
                return run(from.then(spread.get()).then(" LIMIT ").number(rows), rows);
            } catch (FaultException cannotSpread) {
                // The first rows are better than none.
            }
        }
        try {
            return run(from.then(" LIMIT ").number(rows), rows);
        } catch (FaultException tooMuch) {
            int fewer = Math.max(1, rows / FEWER);
            return run(from.then(" LIMIT ").number(fewer), fewer);
        }
    }

    @Override
    public Rows frequent(RelationName table, String column, int most) {
        return run(
                OwnSql.of("SELECT ")
                        .name(column)
                        .then(", count(*) FROM ")
                        .relation(table)
                        .then(" WHERE ")
                        .name(column)
                        .then(" IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ")
                        .number(most),
                most);
    }

    /** The parent's values once each, so that one that is there twice does not count twice. */
    @Override
    public Matching matching(
            RelationName child, List<String> childColumns, RelationName parent, List<String> parentColumns, int rows) {
        OwnSql sql = OwnSql.of("SELECT count(*), count(p.k0) FROM (SELECT ")
                .then(keys(childColumns))
                .then(" FROM ")
                .relation(child)
                .then(" WHERE ")
                .then(present(childColumns))
                .then(" LIMIT ")
                .number(rows)
                .then(") c LEFT JOIN (SELECT DISTINCT ")
                .then(keys(parentColumns))
                .then(" FROM ")
                .relation(parent)
                .then(" WHERE ")
                .then(present(parentColumns))
                .then(") p ON ")
                .then(same(childColumns.size()));
        Rows counts = run(sql, 1);
        return new Matching(number(counts, 0), number(counts, 1));
    }

    private Rows run(OwnSql sql, int rows) {
        return own.run(sql, new Limits(rows, LONGEST, CELL_BYTES, RESULT_BYTES, Double.MAX_VALUE));
    }

    private static long number(Rows rows, int column) {
        Cell cell = rows.rows().getFirst().get(column);
        return new BigDecimal(cell.plain()).longValueExact();
    }

    private static OwnSql names(List<String> columns) {
        OwnSql sql = OwnSql.of("").name(columns.getFirst());
        for (String column : columns.subList(1, columns.size())) {
            sql = sql.then(", ").name(column);
        }
        return sql;
    }

    private static OwnSql keys(List<String> columns) {
        OwnSql sql = OwnSql.of("").name(columns.getFirst()).then(" AS k0");
        for (int next = 1; next < columns.size(); next++) {
            sql = sql.then(", ").name(columns.get(next)).then(" AS k").number(next);
        }
        return sql;
    }

    private static OwnSql present(List<String> columns) {
        OwnSql sql = OwnSql.of("").name(columns.getFirst()).then(" IS NOT NULL");
        for (String column : columns.subList(1, columns.size())) {
            sql = sql.then(" AND ").name(column).then(" IS NOT NULL");
        }
        return sql;
    }

    private static OwnSql same(int columns) {
        OwnSql sql = OwnSql.of("p.k0 = c.k0");
        for (int next = 1; next < columns; next++) {
            sql = sql.then(" AND p.k").number(next).then(" = c.k").number(next);
        }
        return sql;
    }
}
