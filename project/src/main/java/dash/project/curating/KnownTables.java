package dash.project.curating;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.fault.Place;
import dash.schema.Schema;
import java.util.List;
import java.util.function.Supplier;

/** Tables that a person names for a lesson: about one that is not there it would never be told. */
final class KnownTables {

    private static final int MOST_NAMED = 20;

    private KnownTables() {}

    /** Where none is named, the source is not asked. */
    static void require(List<String> written, Supplier<Schema> schema) {
        written.forEach(name -> require(name, schema.get()));
    }

    private static void require(String written, Schema schema) {
        if (schema.find(written).isEmpty()) {
            List<String> names =
                    schema.tables().stream().map(table -> table.name().name()).toList();
            throw FaultException.of(
                    Code.LEARNING_REFUSED,
                    Place.named("--table"),
                    written,
                    "the source has no such table",
                    Nearest.among(written, names)
                            .map(near -> "Did you mean " + near + "?")
                            .orElse("Name one of "
                                    + String.join(
                                            ", ",
                                            names.stream().limit(MOST_NAMED).toList())));
        }
    }
}
