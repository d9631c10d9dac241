package dash.databases.mysql.guard;

import dash.databases.mysql.catalogue.MysqlAllowList;
import dash.databases.mysql.parser.MysqlStatementParser;
import dash.guard.Guard;
import dash.guard.Scope;
import dash.statement.Name;
import java.util.List;
import java.util.stream.Stream;

/** One guard for all tests of a run. */
final class Guarding {

    static final Guard GUARD = new Guard(new MysqlStatementParser(), MysqlAllowList.load());

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
        return Scope.of(List.of("shop"), Stream.of(relations).map(Name::of).toList());
    }
}
