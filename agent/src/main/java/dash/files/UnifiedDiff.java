package dash.files;

import java.util.ArrayList;
import java.util.List;

/** The difference of two texts as {@code git apply} and people read it. Meant for files that people write, not for logs. */
public final class UnifiedDiff {

    private static final int CONTEXT = 3;

    private final List<String> before;
    private final List<String> after;
    private final List<Step> steps = new ArrayList<>();

    /** A line that stays, goes or comes; the numbers are those of the lines before it, on both sides. */
    private record Step(char mark, String line, int old, int young) {}

    private UnifiedDiff(String before, String after) {
        this.before = before.lines().toList();
        this.after = after.lines().toList();
    }

    /** Empty when the texts are the same; {@code path} with forward slashes, as it stands in the repository. */
    public static String of(String path, String before, String after) {
        UnifiedDiff diff = new UnifiedDiff(before, after);
        diff.walk();
        String hunks = diff.hunks();
        return hunks.isEmpty() ? "" : "--- a/" + path + "\n+++ b/" + path + "\n" + hunks;
    }

    private void walk() {
        int[][] common = common();
        int old = 0;
        int young = 0;
        while (old < before.size() || young < after.size()) {
            boolean same = old < before.size()
                    && young < after.size()
                    && before.get(old).equals(after.get(young));
            boolean goes =
                    old < before.size() && (young == after.size() || common[old + 1][young] >= common[old][young + 1]);
            if (same) {
                steps.add(new Step(' ', before.get(old), old++, young++));
            } else if (goes) {
                steps.add(new Step('-', before.get(old), old++, young));
            } else {
                steps.add(new Step('+', after.get(young), old, young++));
            }
        }
    }

    /** How many lines the rests of both texts have in common. */
    private int[][] common() {
        int[][] common = new int[before.size() + 1][after.size() + 1];
        for (int old = before.size() - 1; old >= 0; old--) {
            for (int young = after.size() - 1; young >= 0; young--) {
                common[old][young] = before.get(old).equals(after.get(young))
                        ? common[old + 1][young + 1] + 1
                        : Math.max(common[old + 1][young], common[old][young + 1]);
            }
        }
        return common;
    }

    private String hunks() {
        StringBuilder text = new StringBuilder();
        int index = 0;
        while (index < steps.size()) {
            if (steps.get(index).mark() == ' ') {
                index++;
                continue;
            }
            int from = Math.max(0, index - CONTEXT);
            int end = end(index);
            hunk(steps.subList(from, end), text);
            index = end;
        }
        return text.toString();
    }

    /** A hunk goes on as long as the next change is near enough to share its context. */
    private int end(int start) {
        int end = start;
        int quiet = 0;
        for (int index = start; index < steps.size() && quiet <= 2 * CONTEXT; index++) {
            quiet = steps.get(index).mark() == ' ' ? quiet + 1 : 0;
            end = quiet == 0 ? index + 1 : end;
        }
        return Math.min(steps.size(), end + CONTEXT);
    }

    private static void hunk(List<Step> hunk, StringBuilder text) {
        long old = hunk.stream().filter(step -> step.mark() != '+').count();
        long young = hunk.stream().filter(step -> step.mark() != '-').count();
        Step first = hunk.getFirst();
        text.append("@@ -")
                .append(old == 0 ? first.old() : first.old() + 1)
                .append(',')
                .append(old);
        text.append(" +")
                .append(young == 0 ? first.young() : first.young() + 1)
                .append(',')
                .append(young);
        text.append(" @@\n");
        hunk.forEach(step -> text.append(step.mark()).append(step.line()).append('\n'));
    }
}
