package dash.databases.postgresql.parser;

import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.runtime.InterpreterMachine;
import com.dylibso.chicory.runtime.Machine;
import com.dylibso.chicory.runtime.Memory;
import com.dylibso.chicory.wasm.types.ExternalType;
import com.dylibso.chicory.wasm.types.FunctionBody;
import com.dylibso.chicory.wasm.types.FunctionType;
import com.dylibso.chicory.wasm.types.OpCode;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Runs the grammar's functions as {@link FlatCode}, and those it cannot flatten on Chicory's interpreter. Both work on the
 * same memory, globals and table, so they mix freely. Functions are flattened when they are first called.
 */
final class FlatMachine implements Machine {

    private static final int CALLS_BETWEEN_LOOKS = 0xFFF;

    private final Instance instance;
    private final InterpreterMachine interpreter;
    private final int imports;
    private final @Nullable FlatCode[] codes;
    private final boolean[] left;
    private int calls;

    FlatMachine(Instance instance) {
        this.instance = instance;
        this.interpreter = new InterpreterMachine(instance);
        this.imports = instance.module().importSection().count(ExternalType.FUNCTION);
        int functions = imports + instance.module().codeSection().functionBodyCount();
        this.codes = new FlatCode[functions];
        this.left = new boolean[functions];
    }

    @Override
    public long[] call(int function, long[] arguments) {
        FlatCode code = code(function);
        if (code == null) {
            return interpreter.call(function, arguments);
        }
        // A caller that gave up interrupts; looking at every call would cost more than the call.
        if ((++calls & CALLS_BETWEEN_LOOKS) == 0 && Thread.currentThread().isInterrupted()) {
            throw new IllegalStateException("parsing was given up");
        }
        long[] registers = new long[code.registers];
        System.arraycopy(arguments, 0, registers, 0, arguments.length);
        int result = run(code, registers, instance.memory());
        return code.results == 0 ? new long[0] : new long[] {registers[result]};
    }

    private @Nullable FlatCode code(int function) {
        FlatCode known = codes[function];
        if (known != null || left[function] || function < imports) {
            return known;
        }
        FunctionBody body = instance.function(function);
        FunctionType type = instance.type(instance.functionType(function));
        Optional<FlatCode> flat = Flattener.flatten(instance.module(), type, body);
        left[function] = flat.isEmpty();
        flat.ifPresent(code -> codes[function] = code);
        return codes[function];
    }

    /** One long switch on purpose: it is the loop that everything waits for. Returns the register of the result. */
    private int run(FlatCode code, long[] r, Memory m) {
        OpCode[] operations = code.operations;
        int[] targets = code.target;
        int[] lefts = code.left;
        int[] rights = code.right;
        long[] constants = code.constants;
        int at = 0;
        while (true) {
            int t = targets[at];
            int a = lefts[at];
            int b = rights[at];
            long k = constants[at];
            switch (operations[at]) {
                case LOCAL_GET -> r[t] = r[a];
                case I32_CONST, I64_CONST, F64_CONST -> r[t] = k;
                case MEMORY_SIZE -> r[t] = m.pages();
                case I32_LOAD -> r[t] = m.readInt(address(r[a], k));
                case I32_STORE -> m.writeI32(address(r[a], k), (int) r[b]);
                case I32_ADD -> r[t] = (int) (r[a] + r[b]);
                case I32_SUB -> r[t] = (int) (r[a] - r[b]);
                case I32_EQZ -> r[t] = (int) r[a] == 0 ? 1 : 0;
                case I32_EQ -> r[t] = (int) r[a] == (int) r[b] ? 1 : 0;
                case I32_NE -> r[t] = (int) r[a] != (int) r[b] ? 1 : 0;
                case BR -> {
                    at = t;
                    continue;
                }
                case BR_IF -> {
                    if ((int) r[a] != 0) {
                        at = t;
                        continue;
                    }
                }
                case IF -> {
                    if ((int) r[a] == 0) {
                        at = t;
                        continue;
                    }
                }
                case BR_TABLE -> {
                    int[] table = code.tables[(int) k];
                    at = table[entry((int) r[a], table)];
                    continue;
                }
                case CALL -> invoke(code, at, r, (int) k);
                case CALL_INDIRECT -> invoke(code, at, r, instance.table(0).requiredRef((int) r[a]));
                case GLOBAL_GET -> r[t] = instance.global((int) k).getValue();
                case GLOBAL_SET -> instance.global((int) k).setValue(r[a]);
                case SELECT -> r[t] = (int) r[code.third[at]] != 0 ? r[a] : r[b];
                case MEMORY_COPY -> m.copy((int) r[a], (int) r[b], (int) r[code.third[at]]);
                case MEMORY_FILL -> m.fill((byte) r[b], (int) r[a], (int) r[a] + (int) r[code.third[at]]);
                case UNREACHABLE -> throw new IllegalStateException("the grammar reached what it must not reach");
                case END -> {
                    return a;
                }
                case I32_LOAD8_U -> r[t] = m.read(address(r[a], k)) & 0xFF;
                case I32_LOAD8_S -> r[t] = m.read(address(r[a], k));
                case I32_LOAD16_U -> r[t] = m.readShort(address(r[a], k)) & 0xFFFF;
                case I32_LOAD16_S -> r[t] = m.readShort(address(r[a], k));
                case I64_LOAD, F64_LOAD -> r[t] = m.readLong(address(r[a], k));
                case I64_LOAD32_S -> r[t] = m.readInt(address(r[a], k));
                case I64_LOAD16_S -> r[t] = m.readShort(address(r[a], k));
                case I64_LOAD16_U -> r[t] = m.readShort(address(r[a], k)) & 0xFFFFL;
                case I64_LOAD8_S -> r[t] = m.read(address(r[a], k));
                case I64_LOAD32_U -> r[t] = m.readInt(address(r[a], k)) & 0xFFFF_FFFFL;
                case I64_LOAD8_U -> r[t] = m.read(address(r[a], k)) & 0xFFL;
                case I32_STORE8 -> m.writeByte(address(r[a], k), (byte) r[b]);
                case I32_STORE16 -> m.writeShort(address(r[a], k), (short) r[b]);
                case I64_STORE, F64_STORE -> m.writeLong(address(r[a], k), r[b]);
                case I64_STORE32 -> m.writeI32(address(r[a], k), (int) r[b]);
                default -> r[t] = Arithmetic.of(operations[at], r[a], r[b]);
            }
            at++;
        }
    }

    private void invoke(FlatCode code, int at, long[] registers, int function) {
        int[] from = code.arguments[at];
        long[] arguments = new long[from.length];
        for (int index = 0; index < from.length; index++) {
            arguments[index] = registers[from[index]];
        }
        long[] results = call(function, arguments);
        if (code.target[at] >= 0) {
            registers[code.target[at]] = results[0];
        }
    }

    /** Anything beyond the table, negative numbers included, takes its last entry. */
    private static int entry(int index, int[] table) {
        return index < 0 || index >= table.length ? table.length - 1 : index;
    }

    /** Addresses are unsigned and must not wrap around. */
    private static int address(long base, long offset) {
        long address = (base & 0xFFFF_FFFFL) + offset;
        if (address > Integer.MAX_VALUE) {
            throw new IllegalStateException("the grammar reached behind its memory");
        }
        return (int) address;
    }
}
