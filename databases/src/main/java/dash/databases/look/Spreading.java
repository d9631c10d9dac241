package dash.databases.look;

import dash.databases.session.OwnSql;
import java.util.Optional;

/**
 * How an engine takes rows from all over a table, always the same ones. The first rows of a table are its oldest, and old
 * rows are not like new ones.
 */
enum Spreading {
    /** Of a very large table whole pages are taken, for single rows would mean reading all of it. */
    POSTGRESQL {
        @Override
        Optional<OwnSql> clause(long rows, long estimate) {
            OwnSql method =
                    estimate > PAGES_FROM ? OwnSql.of(" TABLESAMPLE SYSTEM (") : OwnSql.of(" TABLESAMPLE BERNOULLI (");
            // A little less than could be had, so that the end of the table is not what the limit cuts off.
            return Optional.of(
                    method.number(rows).then(" * 95.0 / ").number(estimate).then(") REPEATABLE (42)"));
        }
    },
    DUCKDB {
        @Override
        Optional<OwnSql> clause(long rows, long estimate) {
            return Optional.of(
                    OwnSql.of(" USING SAMPLE reservoir(").number(rows).then(" ROWS) REPEATABLE (42)"));
        }
    },
    MYSQL {
        @Override
        Optional<OwnSql> clause(long rows, long estimate) {
            return Optional.of(OwnSql.of(" WHERE rand(42) < ")
                    .number(rows)
                    .then(" * 0.95 / ")
                    .number(estimate));
        }
    },
    SQLITE {
        @Override
        Optional<OwnSql> clause(long rows, long estimate) {
            return Optional.of(
                    OwnSql.of(" WHERE rowid % ").number(estimate / rows + 1).then(" = 0"));
        }
    },
    NONE {
        @Override
        Optional<OwnSql> clause(long rows, long estimate) {
            return Optional.empty();
        }
    };

    private static final long PAGES_FROM = 3_000_000;

    static Spreading of(String engine) {
        return switch (engine) {
            case "postgresql" -> POSTGRESQL;
            case "duckdb" -> DUCKDB;
            case "mysql" -> MYSQL;
            case "sqlite" -> SQLITE;
            default -> NONE;
        };
    }

    /** What follows the table's name. */
    abstract Optional<OwnSql> clause(long rows, long estimate);
}
