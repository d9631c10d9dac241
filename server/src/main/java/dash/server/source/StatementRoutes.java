package dash.server.source;

import dash.access.Right;
import dash.answer.Explanation;
import dash.execute.AuditEntry;
import dash.project.Desk;
import dash.project.told.VerdictJson;
import dash.server.route.Call;
import dash.server.route.Pages;
import dash.server.route.Reply;
import dash.server.route.Route;
import dash.statement.Statement;
import dash.statement.TablesRead;
import dash.store.Page;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Statements that do not run here: judged, explained, or on record because they ran. */
public final class StatementRoutes {

    public List<Route> routes() {
        return List.of(
                Route.post("/guard", Right.ASK, this::judge),
                Route.post("/sql/explain", Right.ASK, this::explain),
                Route.get("/audit", Right.AUDIT, this::audit));
    }

    private Reply judge(Call call) {
        call.onlyQueries();
        String sql = call.body("statement", "sql").text("sql");
        return Reply.json(
                VerdictJson.whole(call.project().desk().project().statements().judge(sql)));
    }

    private Reply explain(Call call) {
        call.onlyQueries();
        String sql = call.body("statement", "sql").text("sql");
        Statement statement = call.project().desk().project().statements().allowed(sql);
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("sql", sql);
        body.put("explanation", Explanation.of(statement));
        body.put(
                "tables",
                TablesRead.names(statement.root()).stream()
                        .map(Object::toString)
                        .distinct()
                        .toList());
        return Reply.json(body);
    }

    private Reply audit(Call call) {
        call.onlyQueries("limit", "cursor");
        Desk desk = call.project().desk();
        Page<AuditEntry> page = desk.store().auditLog().page(desk.name(), call.page());
        return Reply.json(Pages.of(page, StatementRoutes::entry));
    }

    private static Map<String, @Nullable Object> entry(AuditEntry entry) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("at", entry.at().toString());
        json.put("person", entry.asker().name());
        json.put("door", entry.door().name().toLowerCase(Locale.ROOT));
        json.put("question", entry.question().isEmpty() ? null : entry.question());
        json.put("sql", entry.sql());
        json.put("verdict", entry.verdict());
        json.put("findings", entry.findings());
        json.put("rows", entry.rows() < 0 ? null : entry.rows());
        json.put("millis", entry.took().toMillis());
        json.put("error", entry.sqlState().isEmpty() ? null : entry.sqlState());
        return json;
    }
}
