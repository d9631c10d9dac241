package dash.project.render;

import dash.knowledge.Kind;
import dash.project.init.InitReport;
import dash.project.init.InitReport.TableQuirk;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tells what a warm start found and drafted, and what can be asked now. */
public final class InitTelling {

    private static final int QUIRKS = 6;
    private static final int LEFT_OUT = 5;
    private static final int LONGEST = 160;

    private InitTelling() {}

    /** {@code project} is the folder as the person wrote it, when commands need it. */
    public static List<String> lines(InitReport report, Optional<String> project) {
        List<String> lines = new ArrayList<>();
        lines.add("Project " + report.project() + " is ready: " + count(report.tables(), "table") + ", "
                + count(report.quirks().size(), "quirk") + ", "
                + count(report.joins(), "join") + " that the catalog does not tell.");
        lines.add("Drafted " + drafted(report) + ".");
        if (!report.kept().isEmpty()) {
            lines.add(count(report.kept().size(), "item")
                    + " were there already, or dropped before, and stay as they are.");
        }
        report.notices().forEach(lines::add);
        quirks(report, lines);
        report.leftOut().stream()
                .limit(LEFT_OUT)
                .forEach(left -> lines.add("Not looked at: " + left.table() + " (" + left.why() + ")"));
        if (report.leftOut().size() > LEFT_OUT) {
            lines.add("Not looked at: " + (report.leftOut().size() - LEFT_OUT) + " more; run dash init again to go on");
        }
        String option = project.map(folder -> " --project " + quoted(folder)).orElse("");
        lines.add("");
        lines.add("Nobody has looked at the drafts yet. To see, accept or drop them:");
        lines.add("  dash drafts" + option);
        if (!report.questions().isEmpty()) {
            lines.add("");
            lines.add("Ask, for example:");
            report.questions().forEach(question -> lines.add("  dash ask" + option + " " + quoted(question)));
        }
        return lines;
    }

    private static void quirks(InitReport report, List<String> lines) {
        if (report.quirks().isEmpty()) {
            return;
        }
        lines.add("");
        lines.add("What would trip somebody up:");
        report.quirks().stream().limit(QUIRKS).forEach(quirk -> lines.add("  " + inWords(quirk)));
        if (report.quirks().size() > QUIRKS) {
            lines.add("  and " + (report.quirks().size() - QUIRKS) + " more, in the notes of the tables");
        }
    }

    private static String inWords(TableQuirk quirk) {
        String words = quirk.table() + ": " + quirk.quirk().evidence();
        return words.length() <= LONGEST ? words : words.substring(0, LONGEST - 1) + "…";
    }

    private static String drafted(InitReport report) {
        Map<Kind, Integer> counts = new LinkedHashMap<>();
        for (Kind kind : Kind.values()) {
            report.drafted().stream()
                    .filter(item -> item.kind() == kind)
                    .forEach(item -> counts.merge(kind, 1, Integer::sum));
        }
        List<String> said = new ArrayList<>();
        counts.forEach((kind, number) -> said.add(count(number, kind == Kind.TABLE ? "table note" : kind.inWords())));
        return said.isEmpty() ? "nothing new" : String.join(", ", said);
    }

    private static String count(int number, String noun) {
        String many = noun.endsWith("y") ? noun.substring(0, noun.length() - 1) + "ies" : noun + "s";
        return number + " " + (number == 1 ? noun : many);
    }

    private static String quoted(String text) {
        boolean plain = text.matches("[A-Za-z0-9_./-]+");
        return plain
                ? text
                : "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("$", "\\$") + "\"";
    }

    public static Map<String, @Nullable Object> object(InitReport report) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("project", report.project());
        object.put("folder", report.folder().toString());
        object.put("tables", report.tables());
        object.put("joins", report.joins());
        object.put("quirks", report.quirks().stream().map(InitTelling::quirk).toList());
        List<Map<String, @Nullable Object>> drafted = new ArrayList<>();
        report.drafted().forEach(item -> {
            Map<String, @Nullable Object> one = new LinkedHashMap<>();
            one.put("kind", item.kind().written());
            one.put("name", item.label());
            drafted.add(one);
        });
        object.put("drafted", drafted);
        object.put("kept", report.kept().size());
        object.put(
                "left_out",
                report.leftOut().stream().map(left -> left.table().toString()).toList());
        object.put("notices", report.notices());
        object.put("questions", report.questions());
        return object;
    }

    private static Map<String, @Nullable Object> quirk(TableQuirk quirk) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("kind", quirk.quirk().kind().name().toLowerCase(Locale.ROOT));
        object.put("table", quirk.table());
        object.put("columns", quirk.quirk().columns());
        object.put("says", quirk.quirk().inWords());
        return object;
    }
}
