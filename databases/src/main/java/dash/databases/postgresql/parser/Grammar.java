package dash.databases.postgresql.parser;

import com.dylibso.chicory.runtime.ExportFunction;
import com.dylibso.chicory.runtime.HostFunction;
import com.dylibso.chicory.runtime.ImportValues;
import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.runtime.Machine;
import com.dylibso.chicory.runtime.Memory;
import com.dylibso.chicory.runtime.WasmFunctionHandle;
import com.dylibso.chicory.wasm.WasmModule;
import com.dylibso.chicory.wasm.types.FunctionImport;
import com.dylibso.chicory.wasm.types.FunctionType;
import com.dylibso.chicory.wasm.types.MemoryLimits;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;
import java.util.function.Function;

/**
 * One instance of PostgreSQL's grammar. For one thread at a time, and one with a big stack: the grammar recurses. After
 * any exception but {@link SyntaxException} the instance is in an unknown state and has to be thrown away.
 *
 * <p>The names of imports and exports are minified by the release that is pinned in the lock file; a new release needs
 * the table below read again from its {@code libpg-query.js}. No import reaches a file, a socket or a clock: those that
 * are not listed end the instance.
 */
final class Grammar {

    private static final Set<String> CALLS_THROUGH =
            Set.of("g", "b", "a", "d", "k", "l", "e", "f", "h", "j", "i", "y", "n");
    private static final String JUMPS = "p";
    private static final String GROWS = "q";
    private static final Set<String> IGNORED = Set.of("w", "o");

    /** 16 MB to begin with instead of the 128 that the module asks for, most of which no statement needs. */
    private static final MemoryLimits MEMORY = new MemoryLimits(256, 4096);

    private final Instance instance;
    private final ExportFunction allocate;
    private final ExportFunction free;
    private final ExportFunction parse;
    private final ExportFunction freeResult;
    private final ExportFunction markThrown;
    private final ExportFunction stack;
    private final ExportFunction restoreStack;

    Grammar(WasmModule module) {
        this(module, FlatMachine::new);
    }

    /** With another machine, to compare. */
    Grammar(WasmModule module, Function<Instance, Machine> machine) {
        ImportValues.Builder imports = ImportValues.builder();
        module.importSection().stream().forEach(declared -> {
            FunctionType type = module.typeSection().getType(((FunctionImport) declared).typeIndex());
            imports.addFunction(
                    new HostFunction(declared.module(), declared.name(), type, host(declared.name(), type)));
        });
        instance = Instance.builder(module)
                .withImportValues(imports.build())
                .withMemoryLimits(MEMORY)
                .withMachineFactory(machine)
                .withStart(false)
                .build();
        allocate = instance.export("C");
        free = instance.export("E");
        parse = instance.export("F");
        freeResult = instance.export("G");
        markThrown = instance.export("P");
        restoreStack = instance.export("Q");
        stack = instance.export("R");
        instance.export("A").apply();
    }

    /** The tree as JSON. The text must not hold NUL, which would end it early. */
    byte[] parse(String sql) {
        byte[] text = sql.getBytes(StandardCharsets.UTF_8);
        Memory memory = instance.memory();
        int input = (int) allocate.apply(text.length + 1L)[0];
        if (input == 0) {
            throw new IllegalStateException("the grammar has no memory for " + text.length + " bytes");
        }
        memory.write(input, text);
        memory.writeByte(input + text.length, (byte) 0);
        int result = (int) parse.apply(input)[0];
        try {
            int error = memory.readInt(result + 8);
            if (error != 0) {
                throw new SyntaxException(textAt(memory, memory.readInt(error)), memory.readInt(error + 16) - 1);
            }
            return bytesAt(memory, memory.readInt(result));
        } finally {
            freeResult.apply(result);
            free.apply(input);
        }
    }

    private static String textAt(Memory memory, int address) {
        return new String(bytesAt(memory, address), StandardCharsets.UTF_8);
    }

    private static byte[] bytesAt(Memory memory, int address) {
        int end = address;
        while (memory.read(end) != 0) {
            end++;
        }
        return memory.readBytes(address, end - address);
    }

    private WasmFunctionHandle host(String name, FunctionType type) {
        long[] nothing = type.returns().isEmpty() ? new long[0] : new long[] {0};
        if (CALLS_THROUGH.contains(name)) {
            return (caller, arguments) -> callThrough(caller, arguments, nothing);
        }
        if (name.equals(JUMPS)) {
            return (caller, arguments) -> {
                throw new LongJump();
            };
        }
        if (name.equals(GROWS)) {
            return (caller, arguments) -> new long[] {grow(caller.memory(), arguments[0] & 0xFFFF_FFFFL)};
        }
        if (IGNORED.contains(name)) {
            return (caller, arguments) -> nothing;
        }
        return (caller, arguments) -> {
            throw new IllegalStateException("the grammar asked for something it must not have: import " + name);
        };
    }

    /** C's setjmp: a call that may be left by {@link LongJump}, after which the grammar looks at the mark. */
    private long[] callThrough(Instance caller, long[] arguments, long[] nothing) {
        long before = stack.apply()[0];
        try {
            int function = caller.table(0).ref((int) arguments[0]);
            return caller.getMachine().call(function, Arrays.copyOfRange(arguments, 1, arguments.length));
        } catch (LongJump jump) {
            restoreStack.apply(before);
            markThrown.apply(1, 0);
            return nothing;
        }
    }

    private static long grow(Memory memory, long wanted) {
        long missing = wanted - (long) memory.pages() * Memory.PAGE_SIZE;
        int pages = Math.toIntExact((missing + Memory.PAGE_SIZE - 1) / Memory.PAGE_SIZE);
        return memory.grow(pages) < 0 ? 0 : 1;
    }

    private static final class LongJump extends RuntimeException {
        LongJump() {
            super(null, null, false, false);
        }
    }

    /** The text is no SQL; the offset is in whole characters, negative when unknown. */
    static final class SyntaxException extends RuntimeException {
        private final String complaint;
        private final int offset;

        SyntaxException(String complaint, int offset) {
            super(complaint, null, false, false);
            this.complaint = complaint;
            this.offset = offset;
        }

        String complaint() {
            return complaint;
        }

        int offset() {
            return offset;
        }
    }
}
