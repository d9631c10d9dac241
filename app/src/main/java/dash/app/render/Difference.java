package dash.app.render;

import java.util.ArrayList;
import java.util.List;

/** What changed between two texts, line by line: a leading - for what is gone, + for what came, three lines around. */
public final class Difference {

    private static final int AROUND = 3;
    /** Comparing costs the product of both lengths; beyond this everything between the ends counts as changed. */
    private static final long MOST_STEPS = 4_000_000;

    private final List<String> before;
    private final List<String> after;
    private final List<String> lines = new ArrayList<>();

    private Difference(List<String> before, List<String> after) {
        this.before = before;
        this.after = after;
    }

    public static List<String> of(String before, String after) {
        return new Difference(before.lines().toList(), after.lines().toList()).lines();
    }

    private List<String> lines() {
        int start = 0;
        while (start < Math.min(before.size(), after.size())
                && before.get(start).equals(after.get(start))) {
            start++;
        }
        int end = 0;
        while (end < Math.min(before.size(), after.size()) - start && same(end)) {
            end++;
        }
        if (start < before.size() - end || start < after.size() - end) {
            before.subList(0, start).forEach(line -> lines.add("  " + line));
            between(before.subList(start, before.size() - end), after.subList(start, after.size() - end));
            before.subList(before.size() - end, before.size()).forEach(line -> lines.add("  " + line));
        }
        return cut();
    }

    private boolean same(int fromEnd) {
        return before.get(before.size() - 1 - fromEnd).equals(after.get(after.size() - 1 - fromEnd));
    }

    private void between(List<String> old, List<String> now) {
        int[][] common = (long) old.size() * now.size() > MOST_STEPS ? new int[0][0] : common(old, now);
        int i = 0;
        int j = 0;
        while (i < old.size() || j < now.size()) {
            boolean both = common.length > 0 && i < old.size() && j < now.size();
            if (both && old.get(i).equals(now.get(j))) {
                lines.add("  " + old.get(i));
                i++;
                j++;
            } else if (i < old.size() && (!both || common[i + 1][j] >= common[i][j + 1])) {
                lines.add("- " + old.get(i++));
            } else {
                lines.add("+ " + now.get(j++));
            }
        }
    }

    /** How many lines the rests from here on have in common at most. */
    private static int[][] common(List<String> old, List<String> now) {
        int[][] common = new int[old.size() + 1][now.size() + 1];
        for (int i = old.size() - 1; i >= 0; i--) {
            for (int j = now.size() - 1; j >= 0; j--) {
                common[i][j] = old.get(i).equals(now.get(j))
                        ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        return common;
    }

    private List<String> cut() {
        List<String> kept = new ArrayList<>();
        int skippedFrom = -1;
        for (int index = 0; index < lines.size(); index++) {
            if (isNearAChange(index)) {
                if (skippedFrom >= 0) {
                    kept.add("@@");
                }
                skippedFrom = -1;
                kept.add(lines.get(index));
            } else if (skippedFrom < 0) {
                skippedFrom = index;
            }
        }
        return kept;
    }

    private boolean isNearAChange(int index) {
        return lines.subList(Math.max(0, index - AROUND), Math.min(lines.size(), index + AROUND + 1)).stream()
                .anyMatch(line -> !line.startsWith("  "));
    }
}
