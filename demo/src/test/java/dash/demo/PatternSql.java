package dash.demo;

import dash.knowledge.Parameter;
import dash.knowledge.QueryPattern;

/** Fills a query pattern with its default values. */
final class PatternSql {

    private PatternSql() {}

    static String withDefaults(QueryPattern pattern) {
        String sql = pattern.sql();
        for (Parameter parameter : pattern.parameters()) {
            sql = sql.replace("{{" + parameter.name() + "}}", literal(parameter));
        }
        return sql;
    }

    private static String literal(Parameter parameter) {
        String value = parameter.defaultValue().orElseThrow();
        return switch (parameter.type()) {
            case TEXT -> "'" + value.replace("'", "''") + "'";
            case DATE, PERIOD_START, PERIOD_END -> "DATE '" + value + "'";
            case INTEGER, NUMBER, BOOLEAN, YEAR, TOP -> value;
        };
    }
}
