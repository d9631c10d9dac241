package dash.builtin.sql;

import static dash.builtin.sql.Words.column;
import static org.assertj.core.api.Assertions.assertThat;

import dash.builtin.query.Occurrence;
import dash.databases.Engine;
import dash.databases.EngineParser;
import dash.guard.Guard;
import dash.guard.Verdict;
import dash.knowledge.Knowledge;
import dash.statement.Name;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;

/** A store on a real engine, its guard, and the way past it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class AskedBench {

    final Engine engine = engine();
    final Store store = new Store(engine.dialect(), engine.usualSchemas("").getFirst());
    private final EngineParser parser = engine.parser();
    private final Guard guard = new Guard(parser, engine.allowList());
    final AskedSql sql = new AskedSql(store.context(Knowledge.EMPTY));

    final Occurrence customers = store.of("customers");
    final Occurrence orders = store.of("orders");
    final Occurrence items = store.of("order_items");
    final Occurrence products = store.of("products");
    final Occurrence categories = store.of("categories");
    final Occurrence employees = store.of("employees");
    final Occurrence payments = store.of("payments");
    final Occurrence reviews = store.of("reviews");
    final Occurrence flights = store.of("flights");

    abstract Engine engine();

    /** To a database with the store in it. */
    abstract Connection connect() throws SQLException;

    @BeforeAll
    void prepare() throws SQLException {
        ready();
    }

    /** Makes the store, or skips what cannot be tried here. */
    abstract void ready() throws SQLException;

    @AfterAll
    void close() {
        parser.close();
    }

    String why(Query query) {
        Rendered rendered = sql.render(query.asked());
        assertThat(rendered).isInstanceOf(Rendered.Impossible.class);
        return ((Rendered.Impossible) rendered).why();
    }

    Query names(Occurrence occurrence) {
        return Query.about(occurrence).show(column(occurrence, "name"));
    }

    Query ids() {
        return Query.about(orders).show(column(orders, "order_id"));
    }

    String text(Query query) {
        Rendered rendered = sql.render(query.asked());
        assertThat(rendered).isInstanceOf(Rendered.Sql.class);
        return ((Rendered.Sql) rendered).sql();
    }

    List<String> sorted(Query query) {
        return rows(query).stream().sorted().toList();
    }

    List<String> rows(Query query) {
        String text = text(query);
        Verdict verdict = guard.judge(
                text,
                engine.usualScope(store.tableNames().stream().map(Name::of).toList()));
        assertThat(verdict.findings()).as(text).isEmpty();
        try (Connection connection = connect();
                Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(text)) {
            return cells(found);
        } catch (SQLException failure) {
            throw new AssertionError(failure.getMessage() + "\n" + text, failure);
        }
    }

    private static List<String> cells(ResultSet found) throws SQLException {
        List<String> rows = new ArrayList<>();
        while (found.next()) {
            List<String> row = new ArrayList<>();
            for (int column = 1; column <= found.getMetaData().getColumnCount(); column++) {
                row.add(plain(found.getString(column)));
            }
            rows.add(String.join("|", row));
        }
        return rows;
    }

    private static String plain(@Nullable String value) {
        if (value == null) {
            return "-";
        }
        return value.matches("-?\\d+(\\.\\d+)?(E-?\\d+)?")
                ? new BigDecimal(value)
                        .setScale(4, RoundingMode.HALF_UP)
                        .stripTrailingZeros()
                        .toPlainString()
                : value;
    }
}
