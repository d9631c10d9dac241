package dash.databases.postgresql.parser;

import com.dylibso.chicory.wasm.WasmModule;
import com.dylibso.chicory.wasm.types.ExternalType;
import com.dylibso.chicory.wasm.types.FunctionBody;
import com.dylibso.chicory.wasm.types.FunctionImport;
import com.dylibso.chicory.wasm.types.FunctionType;
import com.dylibso.chicory.wasm.types.Instruction;
import com.dylibso.chicory.wasm.types.OpCode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Turns a function of WebAssembly into {@link FlatCode}. Blocks vanish: the grammar's automaton is a switch inside two
 * thousand nested blocks, and entering them one by one for every token is what made a plain interpreter slow.
 *
 * <p>Only what the pinned module uses is known; a function with anything else stays with the interpreter.
 */
final class Flattener {

    private static final int NOTHING = 0x40;
    private static final Set<OpCode> DEAD_ENDS = Set.of(OpCode.BR, OpCode.BR_TABLE, OpCode.RETURN, OpCode.UNREACHABLE);

    private final WasmModule module;
    private final FunctionType type;
    private final int locals;
    private final List<Emitted> emitted = new ArrayList<>();
    private final List<int[]> tables = new ArrayList<>();
    private final List<Block> blocks = new ArrayList<>();

    /** For each height of the stack the register that holds the value: its own, or a local not copied yet. */
    private int[] stack = new int[16];

    private int height;
    private int highest;
    private int lastProducer = -1;

    private static final class Emitted {
        final OpCode operation;
        int target;
        final int left;
        final int right;
        final int third;
        final long constant;
        final int[] arguments;

        Emitted(OpCode operation, int target, int left, int right, int third, long constant, int... arguments) {
            this.operation = operation;
            this.target = target;
            this.left = left;
            this.right = right;
            this.third = third;
            this.constant = constant;
            this.arguments = arguments;
        }
    }

    /** A block that is open; jumps to its end wait until the end is known. */
    private static final class Block {
        final OpCode opening;
        final int height;
        final int results;
        final int start;
        final List<Emitted> jumps = new ArrayList<>();
        final List<int[]> slots = new ArrayList<>();
        Optional<Emitted> otherwise = Optional.empty();

        Block(OpCode opening, int height, int results, int start) {
            this.opening = opening;
            this.height = height;
            this.results = results;
            this.start = start;
        }
    }

    private Flattener(WasmModule module, FunctionType type, int locals) {
        this.module = module;
        this.type = type;
        this.locals = locals;
    }

    static Optional<FlatCode> flatten(WasmModule module, FunctionType type, FunctionBody body) {
        int locals = type.params().size() + body.localTypes().size();
        Flattener flattener = new Flattener(module, type, locals);
        try {
            return Optional.of(flattener.run(body.instructions()));
        } catch (UnsupportedOperationException unknown) {
            return Optional.empty();
        }
    }

    private FlatCode run(List<? extends Instruction> instructions) {
        blocks.add(new Block(OpCode.BLOCK, 0, type.returns().size(), 0));
        int skipped = -1;
        for (Instruction instruction : instructions) {
            OpCode operation = instruction.opcode();
            if (skipped >= 0) {
                skipped = skip(operation, skipped);
                if (skipped >= 0) {
                    continue;
                }
                height = blocks.getLast().height + (operation == OpCode.END ? blocks.getLast().results : 0);
                ownRegisters();
            }
            translate(instruction, operation);
            skipped = DEAD_ENDS.contains(operation) ? 0 : -1;
        }
        return finish();
    }

    /** How many blocks were opened in code that nothing reaches; -1 when it ends here. */
    private static int skip(OpCode operation, int open) {
        return switch (operation) {
            case BLOCK, LOOP, IF -> open + 1;
            case END -> open == 0 ? -1 : open - 1;
            case ELSE -> open == 0 ? -1 : open;
            default -> open;
        };
    }

    private void translate(Instruction instruction, OpCode operation) {
        switch (operation) {
            case NOP -> {}
            case DROP -> height--;
            case BLOCK, LOOP -> open(instruction, operation);
            case IF -> openIf(instruction);
            case ELSE -> otherwise();
            case END -> close();
            case BR -> branch((int) instruction.operand(0));
            case BR_IF -> branchIf((int) instruction.operand(0));
            case BR_TABLE -> branchByTable(instruction.operands());
            case RETURN -> branch(blocks.size() - 1);
            case UNREACHABLE -> emit(OpCode.UNREACHABLE, 0, 0, 0, 0, 0);
            case LOCAL_GET -> push((int) instruction.operand(0));
            case LOCAL_SET -> setLocal((int) instruction.operand(0));
            case LOCAL_TEE -> {
                setLocal((int) instruction.operand(0));
                push((int) instruction.operand(0));
            }
            case CALL -> call(operation, typeOf((int) instruction.operand(0)), instruction.operand(0), 0);
            case CALL_INDIRECT -> {
                int index = pop();
                call(operation, module.typeSection().getType((int) instruction.operand(0)), 0, index);
            }
            default -> plain(instruction, operation);
        }
    }

    private void plain(Instruction instruction, OpCode operation) {
        switch (Shape.of(operation)) {
            case CONSTANT, GLOBAL_READ -> produce(operation, 0, 0, 0, instruction.operand(0));
            case GLOBAL_WRITE -> emit(operation, 0, pop(), 0, 0, instruction.operand(0));
            case UNARY -> produce(operation, pop(), 0, 0, 0);
            case BINARY -> {
                int right = pop();
                produce(operation, pop(), right, 0, 0);
            }
            case LOAD -> produce(operation, pop(), 0, 0, instruction.operand(1));
            case STORE -> {
                int value = pop();
                emit(operation, 0, pop(), value, 0, instruction.operand(1));
            }
            case SELECT -> {
                int condition = pop();
                int right = pop();
                produce(operation, pop(), right, condition, 0);
            }
            case BULK -> {
                int size = pop();
                int value = pop();
                emit(operation, 0, pop(), value, size, 0);
            }
        }
    }

    private void open(Instruction instruction, OpCode operation) {
        ownRegisters();
        lastProducer = -1;
        blocks.add(new Block(operation, height, results(instruction), emitted.size()));
    }

    private void openIf(Instruction instruction) {
        int condition = pop();
        ownRegisters();
        Emitted jump = emit(OpCode.IF, -1, condition, 0, 0, 0);
        Block block = new Block(OpCode.IF, height, results(instruction), emitted.size());
        block.otherwise = Optional.of(jump);
        blocks.add(block);
        lastProducer = -1;
    }

    private void otherwise() {
        Block block = blocks.getLast();
        ownRegisters();
        block.jumps.add(emit(OpCode.BR, -1, 0, 0, 0, 0));
        block.otherwise.ifPresent(jump -> jump.target = emitted.size());
        block.otherwise = Optional.empty();
        height = block.height;
        lastProducer = -1;
    }

    private void close() {
        Block block = blocks.removeLast();
        ownRegisters();
        int here = emitted.size();
        block.otherwise.ifPresent(jump -> jump.target = here);
        block.jumps.forEach(jump -> jump.target = here);
        block.slots.forEach(slot -> tables.get(slot[0])[slot[1]] = here);
        height = block.height + block.results;
        ownRegisters();
        lastProducer = -1;
        if (blocks.isEmpty()) {
            emit(OpCode.END, 0, block.results == 0 ? 0 : own(0), 0, 0, 0);
        }
    }

    private void branch(int depth) {
        Block block = blocks.get(blocks.size() - 1 - depth);
        carry(block);
        jump(emit(OpCode.BR, -1, 0, 0, 0, 0), block);
    }

    private void branchIf(int depth) {
        Block block = blocks.get(blocks.size() - 1 - depth);
        int condition = pop();
        ownRegisters();
        if (carried(block) == 0) {
            jump(emit(OpCode.BR_IF, -1, condition, 0, 0, 0), block);
            return;
        }
        Emitted over = emit(OpCode.IF, -1, condition, 0, 0, 0);
        carry(block);
        jump(emit(OpCode.BR, -1, 0, 0, 0, 0), block);
        over.target = emitted.size();
        lastProducer = -1;
    }

    private void branchByTable(long[] depths) {
        int index = pop();
        ownRegisters();
        int[] table = new int[depths.length];
        for (int at = 0; at < depths.length; at++) {
            Block block = blocks.get(blocks.size() - 1 - (int) depths[at]);
            if (carried(block) > 0) {
                throw new UnsupportedOperationException("a table of jumps that carry values");
            }
            table[at] = block.start;
            if (block.opening != OpCode.LOOP) {
                block.slots.add(new int[] {tables.size(), at});
            }
        }
        tables.add(table);
        emit(OpCode.BR_TABLE, 0, index, 0, 0, tables.size() - 1L);
    }

    private void jump(Emitted jump, Block block) {
        if (block.opening == OpCode.LOOP) {
            jump.target = block.start;
        } else {
            block.jumps.add(jump);
        }
    }

    private static int carried(Block block) {
        return block.opening == OpCode.LOOP ? 0 : block.results;
    }

    /** Puts the value that a jump carries where the end of the block expects it. */
    private void carry(Block block) {
        ownRegisters();
        if (carried(block) > 0 && own(height - 1) != own(block.height)) {
            emit(OpCode.LOCAL_GET, own(block.height), own(height - 1), 0, 0, 0);
        }
    }

    private void call(OpCode operation, FunctionType called, long function, int index) {
        int[] arguments = new int[called.params().size()];
        for (int at = arguments.length - 1; at >= 0; at--) {
            arguments[at] = pop();
        }
        if (called.returns().size() > 1) {
            throw new UnsupportedOperationException("a call with several results");
        }
        boolean yields = !called.returns().isEmpty();
        int target = yields ? own(height) : -1;
        emitted.add(new Emitted(operation, target, index, 0, 0, function, arguments));
        lastProducer = -1;
        if (yields) {
            lastProducer = emitted.size() - 1;
            push(target);
        }
    }

    private FunctionType typeOf(int function) {
        int imports = module.importSection().count(ExternalType.FUNCTION);
        if (function < imports) {
            return module.typeSection()
                    .getType(((FunctionImport) module.importSection().getImport(function)).typeIndex());
        }
        return module.typeSection().getType(module.functionSection().getFunctionType(function - imports));
    }

    private void setLocal(int local) {
        int value = pop();
        for (int at = 0; at < height; at++) {
            if (stack[at] == local) {
                emit(OpCode.LOCAL_GET, own(at), local, 0, 0, 0);
                stack[at] = own(at);
            }
        }
        boolean fresh = lastProducer == emitted.size() - 1 && lastProducer >= 0 && value == own(height);
        if (fresh) {
            emitted.get(lastProducer).target = local;
        } else {
            emit(OpCode.LOCAL_GET, local, value, 0, 0, 0);
        }
        lastProducer = -1;
    }

    private void produce(OpCode operation, int left, int right, int third, long constant) {
        emit(operation, own(height), left, right, third, constant);
        lastProducer = emitted.size() - 1;
        push(own(height));
    }

    private Emitted emit(OpCode operation, int target, int left, int right, int third, long constant) {
        Emitted instruction = new Emitted(operation, target, left, right, third, constant);
        emitted.add(instruction);
        return instruction;
    }

    private void push(int register) {
        if (height == stack.length) {
            stack = Arrays.copyOf(stack, height * 2);
        }
        stack[height++] = register;
        highest = Math.max(highest, height);
    }

    private int pop() {
        return stack[--height];
    }

    private int own(int at) {
        return locals + at;
    }

    /** Copies locals that were only noted: behind a jump nobody knows what a note meant. */
    private void ownRegisters() {
        while (height > stack.length) {
            stack = Arrays.copyOf(stack, stack.length * 2);
        }
        highest = Math.max(highest, height);
        for (int at = 0; at < height; at++) {
            if (stack[at] != own(at)) {
                boolean noted = stack[at] < locals;
                if (noted) {
                    emit(OpCode.LOCAL_GET, own(at), stack[at], 0, 0, 0);
                }
                stack[at] = own(at);
            }
        }
    }

    private static int results(Instruction instruction) {
        int kind = (int) instruction.operand(0);
        return switch (kind) {
            case NOTHING -> 0;
            case 0x7F, 0x7E, 0x7D, 0x7C -> 1;
            default -> throw new UnsupportedOperationException("a block with parameters");
        };
    }

    private FlatCode finish() {
        int size = emitted.size();
        FlatCode code = new FlatCode(
                size,
                tables.toArray(int[][]::new),
                locals + highest + 1,
                type.returns().size());
        for (int at = 0; at < size; at++) {
            Emitted instruction = emitted.get(at);
            code.operations[at] = instruction.operation;
            code.target[at] = instruction.target;
            code.left[at] = instruction.left;
            code.right[at] = instruction.right;
            code.third[at] = instruction.third;
            code.constants[at] = instruction.constant;
            code.arguments[at] = instruction.arguments;
        }
        return code;
    }
}
