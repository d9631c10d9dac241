package dash.databases.postgresql.parser;

import com.dylibso.chicory.wasm.types.OpCode;

/**
 * A function of the grammar, flat: every operand is a register, every branch a position. Registers are the locals first,
 * then one for each height of WebAssembly's stack, which is known before running.
 *
 * <p>Operations mean what they mean in WebAssembly, except that LOCAL_GET copies {@code left} to {@code target}, BR jumps
 * to {@code target}, IF jumps there when {@code left} is zero and BR_IF when it is not, and END returns {@code left}.
 * The arrays lie open for the loop that runs them; nobody writes to them once they are filled.
 */
final class FlatCode {

    final OpCode[] operations;
    final int[] target;
    final int[] left;
    final int[] right;
    final int[] third;

    /** The literal of an operation: a constant, an offset in memory, a function, or the index of a table of jumps. */
    final long[] constants;

    final int[][] arguments;
    final int[][] tables;
    final int registers;
    final int results;

    FlatCode(int size, int[][] tables, int registers, int results) {
        this.operations = new OpCode[size];
        this.target = new int[size];
        this.left = new int[size];
        this.right = new int[size];
        this.third = new int[size];
        this.constants = new long[size];
        this.arguments = new int[size][];
        this.tables = tables;
        this.registers = registers;
        this.results = results;
    }
}
