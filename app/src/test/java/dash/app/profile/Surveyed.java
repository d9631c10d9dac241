package dash.app.profile;

import dash.databases.Engine;
import dash.databases.EngineParser;
import dash.databases.Engines;
import dash.databases.Source;
import dash.databases.SourceSettings;
import dash.databases.look.StandardSampler;
import dash.databases.scope.SourceScope;
import dash.fault.Place;
import dash.profile.ProfileLimits;
import dash.profile.quirks.Findings;
import dash.profile.quirks.Survey;
import dash.schema.Schema;
import dash.schema.Table;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.List;
import java.util.function.UnaryOperator;

/** Looks at a test database as a project's source, through the same adapters. */
record Surveyed(Schema schema, Findings findings) {

    static Surveyed of(String url, UnaryOperator<Table> seen) {
        Place place = Place.named("test source");
        Engine engine = Engines.of(url, place);
        SourceSettings settings = new SourceSettings(
                "test",
                url,
                place,
                Path.of(""),
                Path.of(""),
                SourceScope.of("public"),
                ZoneOffset.UTC,
                entry -> {},
                Clock.systemUTC(),
                told -> {});
        try (EngineParser parser = engine.parser();
                Source source = engine.open(settings, parser)) {
            Schema schema = source.schemas().schema();
            Schema shown = new Schema(
                    schema.fingerprint(),
                    schema.searchPath(),
                    schema.tables().stream().map(seen).toList());
            Survey survey = new Survey(
                    new StandardSampler(source), ProfileLimits.standard(), source.sensitive(), Clock.systemUTC());
            return new Surveyed(schema, survey.look(shown, (table, number, of) -> {}));
        }
    }

    /** As somebody sees it to whom the database declares no foreign keys. */
    static Table withoutForeignKeys(Table table) {
        return copy(table, table.uniqueKeys());
    }

    /** As a folder of files would show it. */
    static Table withoutAnyKeys(Table table) {
        return copy(table, List.of());
    }

    private static Table copy(Table table, List<List<String>> keys) {
        return new Table(
                table.name(),
                table.kind(),
                table.columns(),
                keys,
                List.of(),
                table.indexes(),
                table.comment(),
                table.rowEstimate(),
                table.definition());
    }
}
