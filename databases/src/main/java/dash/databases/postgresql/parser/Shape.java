package dash.databases.postgresql.parser;

import com.dylibso.chicory.wasm.types.OpCode;
import java.util.Set;

/** What an operation takes from the stack and leaves there. */
enum Shape {
    CONSTANT,
    GLOBAL_READ,
    GLOBAL_WRITE,
    UNARY,
    BINARY,
    LOAD,
    STORE,
    SELECT,
    BULK;

    private static final Set<OpCode> UNARY_OPERATIONS = Set.of(
            OpCode.I32_EQZ,
            OpCode.I32_CLZ,
            OpCode.I32_CTZ,
            OpCode.I32_EXTEND_8_S,
            OpCode.I32_EXTEND_16_S,
            OpCode.I32_WRAP_I64,
            OpCode.I64_EQZ,
            OpCode.I64_CLZ,
            OpCode.I64_EXTEND_I32_S,
            OpCode.I64_EXTEND_I32_U,
            OpCode.I64_EXTEND_32_S,
            OpCode.I64_REINTERPRET_F64,
            OpCode.F64_REINTERPRET_I64,
            OpCode.F64_ABS,
            OpCode.F64_NEG,
            OpCode.F64_CONVERT_I32_S,
            OpCode.F64_CONVERT_I32_U);

    private static final Set<OpCode> BINARY_OPERATIONS = Set.of(
            OpCode.I32_ADD,
            OpCode.I32_SUB,
            OpCode.I32_MUL,
            OpCode.I32_AND,
            OpCode.I32_OR,
            OpCode.I32_XOR,
            OpCode.I32_SHL,
            OpCode.I32_SHR_S,
            OpCode.I32_SHR_U,
            OpCode.I32_ROTL,
            OpCode.I32_EQ,
            OpCode.I32_NE,
            OpCode.I32_LT_S,
            OpCode.I32_LT_U,
            OpCode.I32_GT_S,
            OpCode.I32_GT_U,
            OpCode.I32_LE_S,
            OpCode.I32_LE_U,
            OpCode.I32_GE_S,
            OpCode.I32_GE_U,
            OpCode.I64_ADD,
            OpCode.I64_SUB,
            OpCode.I64_MUL,
            OpCode.I64_AND,
            OpCode.I64_OR,
            OpCode.I64_XOR,
            OpCode.I64_SHL,
            OpCode.I64_SHR_U,
            OpCode.I64_EQ,
            OpCode.I64_NE,
            OpCode.I64_LT_U,
            OpCode.I64_GT_U,
            OpCode.I64_LE_U,
            OpCode.I64_GE_U,
            OpCode.I32_DIV_S,
            OpCode.I32_DIV_U,
            OpCode.I32_REM_U,
            OpCode.I32_ROTR,
            OpCode.I64_SHR_S,
            OpCode.I64_ROTL,
            OpCode.I64_DIV_U,
            OpCode.I64_LT_S,
            OpCode.I64_GE_S,
            OpCode.F64_ADD,
            OpCode.F64_SUB,
            OpCode.F64_MUL,
            OpCode.F64_DIV,
            OpCode.F64_EQ,
            OpCode.F64_NE,
            OpCode.F64_LT,
            OpCode.F64_GE);

    private static final Set<OpCode> LOADS = Set.of(
            OpCode.I32_LOAD,
            OpCode.I32_LOAD8_S,
            OpCode.I32_LOAD8_U,
            OpCode.I32_LOAD16_S,
            OpCode.I32_LOAD16_U,
            OpCode.I64_LOAD,
            OpCode.F64_LOAD,
            OpCode.I64_LOAD32_U,
            OpCode.I64_LOAD8_U,
            OpCode.I64_LOAD8_S,
            OpCode.I64_LOAD16_S,
            OpCode.I64_LOAD16_U,
            OpCode.I64_LOAD32_S);

    private static final Set<OpCode> STORES = Set.of(
            OpCode.I32_STORE,
            OpCode.I32_STORE8,
            OpCode.I32_STORE16,
            OpCode.I64_STORE,
            OpCode.F64_STORE,
            OpCode.I64_STORE32);

    /** Throws for operations that {@link FlatMachine} does not run. */
    static Shape of(OpCode operation) {
        return switch (operation) {
            case I32_CONST, I64_CONST, F64_CONST, MEMORY_SIZE -> CONSTANT;
            case GLOBAL_GET -> GLOBAL_READ;
            case GLOBAL_SET -> GLOBAL_WRITE;
            case SELECT -> SELECT;
            case MEMORY_COPY, MEMORY_FILL -> BULK;
            default -> ofSets(operation);
        };
    }

    private static Shape ofSets(OpCode operation) {
        if (UNARY_OPERATIONS.contains(operation)) {
            return UNARY;
        }
        if (BINARY_OPERATIONS.contains(operation)) {
            return BINARY;
        }
        if (LOADS.contains(operation)) {
            return LOAD;
        }
        if (STORES.contains(operation)) {
            return STORE;
        }
        throw new UnsupportedOperationException(operation.name());
    }
}
