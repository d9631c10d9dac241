package dash.context;

import dash.documents.Passage;
import dash.documents.Sentences;
import dash.knowledge.BusinessRule;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Gotcha;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.knowledge.Names;
import dash.knowledge.TableKnowledge;
import dash.provenance.Origin;
import java.util.ArrayList;
import java.util.List;

/** Makes what people wrote citable: the items of knowledge in a few sentences each, documents passage by passage. */
public final class Sources {

    private Sources() {}

    public static List<Source> of(Context context) {
        Knowledge knowledge = context.knowledge();
        List<Source> sources = new ArrayList<>();
        knowledge.glossary().forEach(entry -> sources.add(glossary(entry)));
        knowledge.metrics().forEach(metric -> sources.add(metric(metric)));
        knowledge.tables().forEach(table -> sources.add(table(table)));
        knowledge.rules().forEach(rule -> sources.add(rule(rule)));
        knowledge.gotchas().forEach(gotcha -> sources.add(gotcha(gotcha)));
        context.passages().forEach(passage -> sources.add(of(passage)));
        return List.copyOf(sources);
    }

    public static Source of(Passage passage) {
        return new Source(passage.origin(), List.of(passage.title()), passage.headings(), Sentences.of(passage.text()));
    }

    private static Source glossary(GlossaryEntry entry) {
        return new Source(
                new Origin.Glossary(entry.term()),
                together(entry.term(), entry.synonyms()),
                List.of(),
                whole(entry.means()));
    }

    private static Source metric(Metric metric) {
        List<String> sentences = new ArrayList<>(whole(metric.definition()));
        sentences.addAll(whole(metric.calculation()));
        metric.caveats().forEach(caveat -> sentences.addAll(whole(caveat)));
        labelled(sentences, "Owned by ", metric.owner());
        metric.table().ifPresent(table -> labelled(sentences, "Computed from ", table));
        return new Source(
                new Origin.Metric(metric.name(), metric.owner()),
                together(metric.name(), metric.synonyms()),
                List.of(),
                sentences);
    }

    private static Source table(TableKnowledge table) {
        List<String> sentences = new ArrayList<>(whole(table.description()));
        labelled(sentences, "Used for: ", String.join("; ", table.useCases()));
        table.dataQualityNotes().forEach(note -> sentences.addAll(whole(note)));
        table.columns().stream()
                .filter(column -> isOpen(table, column.name()))
                .forEach(column -> labelled(sentences, column.name() + ": ", column.description()));
        table.columnNotes().forEach((column, note) -> {
            if (isOpen(table, column)) {
                labelled(sentences, column + ": ", note);
            }
        });
        labelled(sentences, "Owned by ", table.owner());
        labelled(sentences, "Refreshed ", table.refreshFrequency());
        return new Source(new Origin.TableNote(table.name()), List.of(table.name()), List.of(), sentences);
    }

    private static boolean isOpen(TableKnowledge table, String column) {
        return table.sensitiveColumns().stream()
                .noneMatch(name -> Names.key(name).equals(Names.key(column)));
    }

    private static Source rule(BusinessRule rule) {
        List<String> sentences = new ArrayList<>(whole(rule.title()));
        sentences.addAll(whole(rule.description()));
        return new Source(new Origin.Rule(rule.title()), List.of(rule.title()), List.of(), sentences);
    }

    private static Source gotcha(Gotcha gotcha) {
        List<String> sentences = new ArrayList<>(whole(gotcha.issue()));
        sentences.addAll(whole(gotcha.solution()));
        return new Source(new Origin.Rule(gotcha.issue()), List.of(gotcha.issue()), List.of(), sentences);
    }

    /** What stands in a field often ends without a mark, and something else is told behind it. */
    private static List<String> whole(String text) {
        return Sentences.of(text).stream().map(Sources::ended).toList();
    }

    /** A field as a sentence: its words are the author's, the label is ours. */
    private static void labelled(List<String> sentences, String label, String words) {
        if (!words.isBlank()) {
            sentences.add(ended(label + words.strip()));
        }
    }

    private static String ended(String sentence) {
        return sentence.matches("(?s).*[.!?…:;][\"”’)]?") ? sentence : sentence + ".";
    }

    private static List<String> together(String name, List<String> others) {
        List<String> names = new ArrayList<>(List.of(name));
        names.addAll(others);
        return names;
    }
}
