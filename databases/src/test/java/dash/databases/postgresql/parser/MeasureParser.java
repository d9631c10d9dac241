package dash.databases.postgresql.parser;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * Measures what parsing costs: {@code MeasureParser FILE ROUNDS}, the file with one statement a line. Prints the time to
 * the first tree, then the percentiles of each round, by the processor time of the grammar's threads: on a busy machine the
 * clock on the wall measures the others.
 */
final class MeasureParser {

    private MeasureParser() {}

    public static void main(String[] arguments) throws IOException {
        List<String> statements = Files.readAllLines(Path.of(arguments[0]));
        long start = System.nanoTime();
        try (PostgresqlStatementParser parser = new PostgresqlStatementParser()) {
            parser.parse("SELECT 1");
            System.out.printf("first tree after %d ms%n", millis(System.nanoTime() - start));
            for (int round = 0; round < Integer.parseInt(arguments[1]); round++) {
                long[] times = statements.stream()
                        .mapToLong(statement -> time(parser, statement))
                        .sorted()
                        .toArray();
                System.out.printf(
                        "round %d: %d statements, p50 %d us, p99 %d us, most %d us, all %d ms%n",
                        round,
                        times.length,
                        times[times.length / 2] / 1000,
                        times[times.length * 99 / 100] / 1000,
                        times[times.length - 1] / 1000,
                        millis(Arrays.stream(times).sum()));
            }
        }
    }

    private static long time(PostgresqlStatementParser parser, String statement) {
        long start = processorTime();
        parser.parse(statement);
        return processorTime() - start;
    }

    private static long processorTime() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return Arrays.stream(threads.getThreadInfo(threads.getAllThreadIds()))
                .filter(thread -> thread != null && thread.getThreadName().equals("postgresql-grammar"))
                .mapToLong(thread -> threads.getThreadCpuTime(thread.getThreadId()))
                .sum();
    }

    private static long millis(long nanos) {
        return nanos / 1_000_000;
    }
}
