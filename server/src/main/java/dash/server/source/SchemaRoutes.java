package dash.server.source;

import dash.access.Right;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.fault.Place;
import dash.project.told.SchemaJson;
import dash.schema.Schema;
import dash.schema.Table;
import dash.server.route.Call;
import dash.server.route.Pages;
import dash.server.route.Reply;
import dash.server.route.Route;
import java.util.List;
import java.util.Locale;

/** The live tables. */
public final class SchemaRoutes {

    public List<Route> routes() {
        return List.of(
                Route.get("/schema", Right.READ, this::list), Route.get("/schema/{table}", Right.READ, this::one));
    }

    private Reply list(Call call) {
        call.onlyQueries("q", "limit", "cursor");
        String wanted = call.query("q").orElse("").strip().toLowerCase(Locale.ROOT);
        List<Table> found = schema(call).tables().stream()
                .filter(table -> (table.name() + "\n" + table.comment())
                        .toLowerCase(Locale.ROOT)
                        .contains(wanted))
                .toList();
        return Reply.json(Pages.of(found, call.page(), table -> table.name().toString(), SchemaJson::summary));
    }

    private Reply one(Call call) {
        call.onlyQueries();
        String written = call.path("table");
        Schema schema = schema(call);
        Table table = schema.find(written).orElseThrow(() -> unknown(schema, written));
        return Reply.json(
                SchemaJson.whole(table, call.project().desk().project().sensitive()));
    }

    private static Schema schema(Call call) {
        return call.project().desk().project().schema();
    }

    private static FaultException unknown(Schema schema, String written) {
        List<String> names =
                schema.tables().stream().map(table -> table.name().name()).toList();
        return FaultException.of(
                Code.TABLE_UNKNOWN,
                Place.named("the table"),
                written,
                "the source has no such table, or does not show it",
                Nearest.among(written, names)
                        .map(near -> "did you mean " + near + "?")
                        .orElse("the schema lists what there is"));
    }
}
