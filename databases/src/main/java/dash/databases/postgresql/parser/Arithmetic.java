package dash.databases.postgresql.parser;

import com.dylibso.chicory.wasm.types.OpCode;

/** WebAssembly's arithmetic; 32 bits are kept in the lower half of a long, floating numbers as their bits. */
final class Arithmetic {

    private Arithmetic() {}

    static long of(OpCode operation, long left, long right) {
        int a = (int) left;
        int b = (int) right;
        return switch (operation) {
            case I32_LT_S -> bit(a < b);
            case I32_LT_U -> bit(Integer.compareUnsigned(a, b) < 0);
            case I32_GT_S -> bit(a > b);
            case I32_GT_U -> bit(Integer.compareUnsigned(a, b) > 0);
            case I32_LE_S -> bit(a <= b);
            case I32_LE_U -> bit(Integer.compareUnsigned(a, b) <= 0);
            case I32_GE_S -> bit(a >= b);
            case I32_GE_U -> bit(Integer.compareUnsigned(a, b) >= 0);
            case I32_MUL -> (int) (left * right);
            case I32_AND -> a & b;
            case I32_OR -> a | b;
            case I32_XOR -> a ^ b;
            case I32_SHL -> a << b;
            case I32_SHR_S -> a >> b;
            case I32_SHR_U -> a >>> b;
            case I32_DIV_S -> a / b;
            case I32_DIV_U -> Integer.divideUnsigned(a, b);
            case I32_REM_U -> Integer.remainderUnsigned(a, b);
            case I32_ROTR -> Integer.rotateRight(a, b);
            case I32_ROTL -> Integer.rotateLeft(a, b);
            case I32_CLZ -> Integer.numberOfLeadingZeros(a);
            case I32_CTZ -> Integer.numberOfTrailingZeros(a);
            case I32_EXTEND_8_S -> (byte) a;
            case I32_EXTEND_16_S -> (short) a;
            case I32_WRAP_I64 -> a;
            default -> wide(operation, left, right);
        };
    }

    private static long wide(OpCode operation, long a, long b) {
        return switch (operation) {
            case I64_EQZ -> bit(a == 0);
            case I64_EQ -> bit(a == b);
            case I64_NE -> bit(a != b);
            case I64_LT_U -> bit(Long.compareUnsigned(a, b) < 0);
            case I64_GT_U -> bit(Long.compareUnsigned(a, b) > 0);
            case I64_LE_U -> bit(Long.compareUnsigned(a, b) <= 0);
            case I64_GE_U -> bit(Long.compareUnsigned(a, b) >= 0);
            case I64_ADD -> a + b;
            case I64_SUB -> a - b;
            case I64_MUL -> a * b;
            case I64_AND -> a & b;
            case I64_OR -> a | b;
            case I64_XOR -> a ^ b;
            case I64_SHL -> a << b;
            case I64_SHR_U -> a >>> b;
            case I64_SHR_S -> a >> b;
            case I64_ROTL -> Long.rotateLeft(a, (int) b);
            case I64_DIV_U -> Long.divideUnsigned(a, b);
            case I64_LT_S -> bit(a < b);
            case I64_GE_S -> bit(a >= b);
            case I64_CLZ -> Long.numberOfLeadingZeros(a);
            case I64_EXTEND_I32_S, I64_EXTEND_32_S -> (int) a;
            case I64_EXTEND_I32_U -> a & 0xFFFF_FFFFL;
            case I64_REINTERPRET_F64, F64_REINTERPRET_I64 -> a;
            case F64_CONVERT_I32_S -> Double.doubleToRawLongBits((int) a);
            case F64_CONVERT_I32_U -> Double.doubleToRawLongBits((double) (a & 0xFFFF_FFFFL));
            default -> floating(operation, Double.longBitsToDouble(a), Double.longBitsToDouble(b));
        };
    }

    private static long floating(OpCode operation, double a, double b) {
        return switch (operation) {
            case F64_EQ -> bit(a == b);
            case F64_NE -> bit(a != b);
            case F64_LT -> bit(a < b);
            case F64_GE -> bit(a >= b);
            case F64_ABS -> Double.doubleToRawLongBits(Math.abs(a));
            case F64_NEG -> Double.doubleToRawLongBits(-a);
            case F64_ADD -> Double.doubleToRawLongBits(a + b);
            case F64_SUB -> Double.doubleToRawLongBits(a - b);
            case F64_MUL -> Double.doubleToRawLongBits(a * b);
            case F64_DIV -> Double.doubleToRawLongBits(a / b);
            default -> throw new IllegalStateException("no such arithmetic: " + operation);
        };
    }

    private static long bit(boolean value) {
        return value ? 1 : 0;
    }
}
