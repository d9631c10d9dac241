package dash.databases.postgresql.errors;

import dash.execute.DatabaseError.Kind;

/** What each SQLSTATE means for what happens next. */
final class StateKinds {

    static final String QUERY_CANCELED = "57014";

    private StateKinds() {}

    static Kind of(String state) {
        return switch (state) {
            case "42P01", "42703", "3F000" -> Kind.OBJECT_MISSING;
            case "42501", "25006" -> Kind.NOT_PERMITTED;
            case QUERY_CANCELED, "55P03", "25P03", "25P04" -> Kind.TIMED_OUT;
            case "53400" -> Kind.TOO_EXPENSIVE;
            case "57P01", "57P02", "57P03", "57P04", "57P05", "3D000" -> Kind.UNREACHABLE;
            default -> ofClass(state.length() < 2 ? "" : state.substring(0, 2));
        };
    }

    private static Kind ofClass(String stateClass) {
        return switch (stateClass) {
            case "08", "28" -> Kind.UNREACHABLE;
            case "0A", "21", "22", "26", "34", "42" -> Kind.STATEMENT_WRONG;
            case "54" -> Kind.TOO_EXPENSIVE;
            default -> Kind.DATABASE_FAILED;
        };
    }
}
