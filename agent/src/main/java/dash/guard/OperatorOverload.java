package dash.guard;

import dash.statement.OperatorName;

/**
 * An operator of a user that has the symbol of a built-in one.
 *
 * @param leftType the type's name in the engine's spelling; empty for a prefix operator
 */
public record OperatorOverload(OperatorName operator, String leftType, String rightType) {

    /** With its schema and the types of its operands. */
    public String inWords() {
        return operator.schema().map(schema -> schema + ".").orElse("") + operator.symbol() + " ("
                + (leftType.isEmpty() ? "" : leftType + ", ") + rightType + ")";
    }
}
