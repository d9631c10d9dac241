package dash.golden;

import dash.execute.Cell;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A row with what it is sorted by inside of its bucket: its numbers, then its points in time. */
record Ranked(int place, List<Cell> cells, List<BigDecimal> numbers, List<LocalDateTime> moments)
        implements Comparable<Ranked> {

    /** Rows in one bucket agree in everything that is neither a number nor a point in time. */
    static void put(Map<String, List<Ranked>> buckets, List<Cell> cells, int place) {
        StringBuilder key = new StringBuilder();
        List<BigDecimal> numbers = new ArrayList<>();
        List<LocalDateTime> moments = new ArrayList<>();
        for (Cell cell : cells) {
            String one = Sameness.key(cell);
            key.append(one).append('\n');
            switch (one) {
                case "#" -> numbers.add(Sameness.number(cell).orElseThrow());
                case "@" -> moments.add(When.of(cell).orElseThrow().utc());
                default -> {}
            }
        }
        buckets.computeIfAbsent(key.toString(), fresh -> new ArrayList<>())
                .add(new Ranked(place, cells, numbers, moments));
    }

    /** Whether this and every later row is too large in its first number to be the same as the other. */
    boolean isBeyond(Ranked wanted, Sameness sameness) {
        return !numbers.isEmpty() && numbers.getFirst().compareTo(sameness.most(wanted.numbers.getFirst())) > 0;
    }

    @Override
    public int compareTo(Ranked other) {
        for (int index = 0; index < numbers.size(); index++) {
            int step = numbers.get(index).compareTo(other.numbers.get(index));
            if (step != 0) {
                return step;
            }
        }
        for (int index = 0; index < moments.size(); index++) {
            int step = moments.get(index).compareTo(other.moments.get(index));
            if (step != 0) {
                return step;
            }
        }
        return 0;
    }
}
