package dash.builtin.sql;

import dash.builtin.readings.PatternReading;
import dash.builtin.readings.SelectList;
import dash.knowledge.Parameter;
import dash.knowledge.QueryPattern;
import dash.knowledge.Variables;
import dash.statement.Dialect;
import java.util.Map;

/** Writes the statement for a query pattern: its own SQL with a literal for each parameter. */
public final class PatternSql {

    private final Dialect dialect;

    public PatternSql(Dialect dialect) {
        this.dialect = dialect;
    }

    public Rendered render(PatternReading reading) {
        QueryPattern pattern = reading.pattern();
        String sql = Variables.fill(written(reading), name -> {
            Parameter parameter = pattern.parameters().stream()
                    .filter(candidate -> candidate.name().equals(name))
                    .findFirst()
                    .orElseThrow();
            String value =
                    reading.bound().getOrDefault(name, parameter.defaultValue().orElse(""));
            return Variables.literal(parameter.type(), value, dialect);
        });
        return new Rendered.Sql(sql.replaceFirst(";\\s*$", ""), Map.of());
    }

    private static String written(PatternReading reading) {
        String whole = reading.pattern().sql();
        return reading.columns().isEmpty()
                ? whole
                : SelectList.of(whole).map(list -> list.with(reading.columns())).orElse(whole);
    }
}
