package dash.guard;

import dash.statement.Position;
import dash.statement.Span;

/**
 * One reason not to run a statement, written so that a person or a model can repair it.
 *
 * @param what what stands there, as a sentence without a full stop
 * @param instead what to do about it, as an imperative without a full stop
 */
public record Finding(Code code, Span span, Position position, String what, String instead) {

    /** Kinds of findings; their names are part of what {@code dash guard} prints. */
    public enum Code {
        CATALOG_RELATION,
        EXPLAIN_RUNS,
        FUNCTION_NOT_ALLOWED,
        HIDDEN_CALL,
        LOCKING,
        NOT_A_QUERY,
        NOT_ONE_STATEMENT,
        NOT_UNDERSTOOD,
        OPERATOR_NOT_ALLOWED,
        PARAMETER,
        RELATION_OUT_OF_SCOPE,
        SAMPLING_NOT_ALLOWED,
        SELECT_INTO,
        SENSITIVE_COLUMN,
        TOO_MUCH,
        TYPE_NOT_ALLOWED,
        UNPARSABLE,
        VALUE_NOT_ALLOWED,
        WRITE_IN_WITH
    }

    /** In one line: {@code 1:8 pg_sleep is not among …; use …}. */
    public String message() {
        return position + " " + what + "; " + instead;
    }
}
