package dash.databases.postgresql.guard;

import static dash.databases.postgresql.guard.GuardAssert.assertGuard;
import static dash.databases.postgresql.guard.Guarding.GUARD;
import static org.assertj.core.api.Assertions.assertThat;

import dash.guard.Finding.Code;
import dash.guard.Scope;
import dash.guard.Verdict;
import dash.statement.Name;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AllowOnlyRelationsInScopeTest {

    @Test
    void relations_have_to_be_in_scope() {
        Scope two = Guarding.scope("orders", "customers");
        assertGuard("SELECT 1\nFROM orders, refunds", two)
                .refuses(Code.RELATION_OUT_OF_SCOPE)
                .at("2:14")
                .saying(
                        "the relation refunds is not in this project's scope; use only relations in scope: customers, orders");
        assertGuard("SELECT 1 FROM public.orders", two).allows();
        assertGuard("SELECT 1 FROM other.orders", two).refuses(Code.RELATION_OUT_OF_SCOPE);
        assertGuard("SELECT 1 FROM db.public.orders", two).refuses(Code.RELATION_OUT_OF_SCOPE);
    }

    @Test
    void the_catalog_is_for_the_schema_tools() {
        assertGuard("SELECT 1 FROM information_schema.tables")
                .refuses(Code.CATALOG_RELATION)
                .saying("information_schema.tables is the server's own catalog; inspect tables with Dash's schema tools"
                        + " instead; they show columns, keys and comments");
        assertGuard("SELECT 1 FROM pg_class").refuses(Code.CATALOG_RELATION);
        assertGuard("SELECT 1 FROM pg_class", Guarding.scope("pg_class")).refuses(Code.CATALOG_RELATION);
        Scope named = Scope.of(List.of("public"), List.of(Name.of("pg_catalog", "pg_class")));
        assertGuard("SELECT 1 FROM pg_class", named).allows();
    }

    @Test
    void an_unqualified_name_means_the_first_schema_that_has_it() {
        Scope scope = Scope.of(List.of("public", "sales"), List.of(Name.of("sales", "orders")));
        assertGuard("SELECT 1 FROM orders", scope).allows();
        Scope shadowed = scope.withOtherRelations(Set.of(Name.of("public", "orders")));
        assertGuard("SELECT 1 FROM orders", shadowed).refuses(Code.RELATION_OUT_OF_SCOPE);
        assertGuard("SELECT 1 FROM sales.orders", shadowed).allows();
    }

    @Test
    void long_lists_of_relations_are_cut() {
        List<Name> many =
                IntStream.range(10, 45).mapToObj(n -> Name.of("t" + n)).toList();
        Verdict verdict = GUARD.judge("SELECT 1 FROM x", Scope.of(List.of("public"), many));
        assertThat(verdict.toString()).contains("t39 and 5 more").doesNotContain("t40");
    }
}
