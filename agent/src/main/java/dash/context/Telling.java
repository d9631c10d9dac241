package dash.context;

import dash.documents.Passage;
import dash.knowledge.BusinessRule;
import dash.knowledge.Dimension;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Gotcha;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.knowledge.QueryPattern;
import dash.knowledge.TableKnowledge;
import dash.learnings.Learning;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Items as quoted lines, in full and in brief. */
final class Telling {

    private static final int LONGEST_BRIEF = 160;

    private Telling() {}

    static List<String> metric(Metric metric) {
        List<String> parts = new ArrayList<>();
        metric.sqlTemplate().ifPresent(sql -> parts.add("as " + Quoted.code(sql)));
        if (metric.sqlTemplate().isEmpty()) {
            metric.expression().ifPresent(sql -> parts.add("= " + Quoted.code(sql)));
            list(parts, "where ", " and ", metric.filters(), Quoted::code);
        }
        metric.timeColumn().ifPresent(column -> parts.add("in time by " + Quoted.code(column)));
        list(parts, "by ", ", ", dimensions(metric), Quoted::code);
        text(parts, "unit ", metric.unit());
        text(parts, "computed ", metric.calculation());
        list(parts, "mind: ", " ", metric.caveats(), Quoted::words);
        list(parts, "also called ", ", ", metric.synonyms(), Quoted::words);
        text(parts, "owner ", metric.owner());
        String table =
                metric.table().map(name -> " (" + Quoted.code(name) + ")").orElse("");
        String head = Quoted.words(metric.name()) + table;
        return List.of(
                Quoted.line(head + ": " + Quoted.words(metric.definition()) + behind(parts)),
                Quoted.line(head + ": " + brief(metric.definition())));
    }

    /** One that is out of use: its names, and why. */
    static List<String> setAside(Metric metric, String reason) {
        List<String> parts = new ArrayList<>();
        list(parts, "also called ", ", ", metric.synonyms(), Quoted::words);
        return List.of(Quoted.line(Quoted.words(metric.name()) + ": " + Quoted.words(reason) + behind(parts)));
    }

    /** Two words for one column are told once. */
    private static List<String> dimensions(Metric metric) {
        return metric.dimensions().stream()
                .collect(Collectors.groupingBy(
                        dimension -> dimension.table().map(table -> table + ".").orElse("") + dimension.column(),
                        java.util.LinkedHashMap::new,
                        Collectors.mapping(Dimension::word, Collectors.toList())))
                .entrySet()
                .stream()
                .map(entry -> entry.getKey() + named(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static String named(String column, List<String> words) {
        List<String> others =
                words.stream().filter(word -> !column.endsWith(word)).toList();
        return others.isEmpty() ? "" : " (" + String.join(", ", others) + ")";
    }

    static List<String> table(TableKnowledge note) {
        List<String> parts = new ArrayList<>();
        list(parts, "for ", ", ", note.useCases(), Quoted::words);
        list(parts, "mind: ", " ", note.dataQualityNotes(), Quoted::words);
        note.relatedTables()
                .forEach(related -> parts.add("joins " + Quoted.code(related.table())
                        + (related.joinHint().isBlank() ? "" : " on " + Quoted.code(related.joinHint()))
                        + (related.note().isBlank() ? "" : " (" + Quoted.words(related.note()) + ")")));
        text(parts, "owner ", note.owner());
        text(parts, "refreshed ", note.refreshFrequency());
        text(parts, "dated by ", note.freshnessColumn());
        String name = Quoted.words(note.name());
        return List.of(
                Quoted.line(name + ": " + Quoted.words(note.description()) + behind(parts)),
                Quoted.line(name + ": " + brief(note.description())));
    }

    static List<String> rule(BusinessRule rule) {
        String title = Quoted.words(rule.title());
        String full = rule.description().isBlank() ? title : title + ": " + Quoted.words(rule.description());
        List<String> about = new ArrayList<>(rule.appliesToTables());
        about.addAll(rule.appliesToMetrics());
        String behind = about.isEmpty() ? "" : " [" + Quoted.words(String.join(", ", about)) + "]";
        return List.of(Quoted.line(full + behind), Quoted.line(brief(title)));
    }

    static List<String> gotcha(Gotcha gotcha) {
        String about = gotcha.tablesAffected().isEmpty()
                ? ""
                : " [" + Quoted.words(String.join(", ", gotcha.tablesAffected())) + "]";
        return List.of(
                Quoted.line(Quoted.words(gotcha.issue()) + ": " + Quoted.words(gotcha.solution()) + about),
                Quoted.line(brief(gotcha.issue())));
    }

    static List<String> glossary(GlossaryEntry entry) {
        String also = entry.synonyms().isEmpty() ? "" : " (" + Quoted.words(String.join(", ", entry.synonyms())) + ")";
        return List.of(Quoted.line(Quoted.words(entry.term()) + also + ": " + Quoted.words(entry.means())));
    }

    /** Whole, or in a line that says what it computes; never a part of its SQL. */
    static List<String> pattern(QueryPattern pattern) {
        String about = pattern.summary().isBlank() ? pattern.description() : pattern.summary();
        List<String> parts = new ArrayList<>();
        list(parts, "answers: ", " ", pattern.questions(), Quoted::words);
        list(parts, "mind: ", " ", pattern.notes(), Quoted::words);
        String head = Quoted.words(pattern.name()) + ": ";
        String described = pattern.description().isBlank() ? about : pattern.description();
        return List.of(
                Quoted.line(head + Quoted.words(described) + behind(parts)) + Quoted.block(pattern.sql()),
                Quoted.line(head + brief(about)));
    }

    static List<String> passage(Passage passage) {
        return List.of(Quoted.line(Quoted.words(passage.label()) + ": " + Quoted.words(passage.text())));
    }

    /** An unproven one says so: knowledge outweighs it. */
    static List<String> lesson(Learning learning) {
        String standing = learning.isActive() ? "" : " (unproven, confidence " + learning.confidence() + ")";
        return List.of(Quoted.line("learning " + learning.number() + standing + ", " + Quoted.words(learning.title())
                + ": " + Quoted.words(learning.lesson().description())));
    }

    /** The mark stands on the first line, before any block of SQL. */
    static String drafted(String form) {
        int end = form.indexOf('\n');
        String mark = " (" + Knowledge.DRAFTED + ")";
        return end < 0 ? form + mark : form.substring(0, end) + mark + form.substring(end);
    }

    private static void text(List<String> parts, String label, String text) {
        if (!text.isBlank()) {
            parts.add(label + Quoted.words(text));
        }
    }

    private static void list(
            List<String> parts, String label, String separator, List<String> texts, UnaryOperator<String> quoting) {
        if (!texts.isEmpty()) {
            parts.add(label + texts.stream().map(quoting).collect(Collectors.joining(separator)));
        }
    }

    private static String behind(List<String> parts) {
        return parts.isEmpty() ? "" : " | " + String.join("; ", parts);
    }

    private static String brief(String text) {
        String words = Quoted.words(text);
        if (words.length() <= LONGEST_BRIEF) {
            return words;
        }
        int blank = words.lastIndexOf(' ', LONGEST_BRIEF);
        return words.substring(0, blank > 0 ? blank : LONGEST_BRIEF) + "…";
    }
}
