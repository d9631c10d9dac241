package dash.app.profile;

import dash.databases.EngineParser;
import dash.databases.Engines;
import dash.databases.Source;
import dash.databases.SourceSettings;
import dash.databases.look.StandardSampler;
import dash.databases.scope.SourceScope;
import dash.fault.Place;
import dash.profile.ProfileLimits;
import dash.profile.quirks.Survey;
import dash.schema.Schema;
import dash.schema.Table;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.function.UnaryOperator;

/** Looks at test databases as at a project's source, through the same adapters. */
final class Looking implements AutoCloseable {

    private static final Place PLACE = Place.named("test source");

    private final EngineParser parser = Engines.named("postgresql", PLACE).parser();

    /**
     * Looks at all tables.
     *
     * @param seen what of each table's description is shown
     */
    Surveyed at(String url, UnaryOperator<Table> seen) {
        SourceSettings settings = new SourceSettings(
                "test",
                url,
                PLACE,
                Path.of(""),
                Path.of(""),
                SourceScope.of("public"),
                ZoneOffset.UTC,
                entry -> {},
                Clock.systemUTC(),
                told -> {});
        try (Source source = Engines.of(url, PLACE).open(settings, parser)) {
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

    @Override
    public void close() {
        parser.close();
    }
}
