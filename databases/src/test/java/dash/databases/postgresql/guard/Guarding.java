package dash.databases.postgresql.guard;

import dash.databases.postgresql.catalogue.PostgresqlAllowList;
import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.guard.Guard;
import dash.guard.Scope;
import dash.statement.Name;
import java.util.List;
import java.util.stream.Stream;

/** One guard for all tests of a run: loading the grammar takes about a second. */
final class Guarding {

    static final PostgresqlStatementParser PARSER = new PostgresqlStatementParser();
    static final Guard GUARD = new Guard(PARSER, PostgresqlAllowList.load());

    /** The relations of the shared corpus, said here again so that tests without it have a scope too. */
    static final Scope SCOPE = scope(
            "customers",
            "products",
            "orders",
            "order_items",
            "employees",
            "call_log",
            "events",
            "delete",
            "tagged",
            "support_tickets",
            "tenant_sales",
            "v_daily",
            "mv_daily");

    private Guarding() {}

    static Scope scope(String... relations) {
        return Scope.of(List.of("public"), Stream.of(relations).map(Name::of).toList());
    }
}
