package dash.app.golden;

import java.util.List;
import java.util.Locale;

/** The report on contexts. */
final class HeldTable {

    private HeldTable() {}

    static String of(int everything, List<Held> held, int smallBudget, List<Held> small) {
        StringBuilder table = new StringBuilder();
        table.append(String.format(Locale.ROOT, "Everything costs %,d tokens.%n%n", everything));
        table.append("| set | contexts | complete | median tokens | most tokens | of everything |\n");
        table.append("|---|---|---|---|---|---|\n");
        row(table, "questions", held.stream().filter(one -> !one.paraphrase()).toList(), everything);
        row(table, "paraphrases", held.stream().filter(Held::paraphrase).toList(), everything);
        row(table, "all", held, everything);
        row(
                table,
                "easy, budget " + smallBudget,
                small.stream().filter(one -> !one.paraphrase()).toList(),
                everything);
        row(
                table,
                "easy paraphrases, budget " + smallBudget,
                small.stream().filter(Held::paraphrase).toList(),
                everything);
        table.append("\nWhat was lacking:\n\n");
        held.stream().filter(one -> !one.lacks().isEmpty()).forEach(one -> lack(table, one));
        small.stream().filter(one -> !one.lacks().isEmpty()).forEach(one -> lack(table.append("(small) "), one));
        return table.toString();
    }

    private static void row(StringBuilder table, String name, List<Held> held, int everything) {
        table.append(String.format(
                Locale.ROOT,
                "| %s | %d | %d | %,d | %,d | %.1f %% |%n",
                name,
                held.size(),
                held.stream().filter(one -> one.lacks().isEmpty()).count(),
                median(held),
                held.stream().mapToInt(Held::tokens).max().orElse(0),
                100.0 * sum(held) / ((double) everything * held.size())));
    }

    private static void lack(StringBuilder table, Held one) {
        table.append(one.id())
                .append(one.paraphrase() ? ", paraphrase: " : ": ")
                .append(one.question())
                .append(" → ")
                .append(String.join(", ", one.lacks()))
                .append('\n');
    }

    static int median(List<Held> held) {
        List<Integer> sorted = held.stream().map(Held::tokens).sorted().toList();
        return sorted.get(sorted.size() / 2);
    }

    static long sum(List<Held> held) {
        return held.stream().mapToLong(Held::tokens).sum();
    }
}
