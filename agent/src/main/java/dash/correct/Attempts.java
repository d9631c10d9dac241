package dash.correct;

import dash.execute.Commission;
import dash.schema.Schema;
import java.util.Map;

/** Tries one statement: judged, run, its facts found, or diagnosed. */
public interface Attempts {

    Attempt make(String sql, Map<String, String> units, int number, Schema schema, Commission commission);
}
