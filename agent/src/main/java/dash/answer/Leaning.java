package dash.answer;

import dash.knowledge.Item;
import dash.knowledge.ItemId;
import dash.knowledge.Kind;
import dash.knowledge.Knowledge;
import dash.provenance.Because;
import dash.provenance.Origin;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How far an answer leans on drafts.
 *
 * @param drafts what of its knowledge nobody has looked at yet, in words
 * @param foundation whether the metric or query pattern that it was computed by is one of them
 */
record Leaning(List<String> drafts, boolean foundation) {

    Leaning {
        drafts = List.copyOf(drafts);
    }

    static Leaning of(Knowledge knowledge, List<Because> reading, List<AtWork.Applied> applied) {
        List<Origin> read = reading.stream().flatMap(AtWork::origins).toList();
        List<String> drafts = Stream.concat(read.stream(), applied.stream().map(AtWork.Applied::origin))
                .filter(origin -> isDraft(knowledge, origin))
                .map(origin -> origin.kind() + " " + origin.label())
                .distinct()
                .toList();
        boolean foundation = read.stream()
                .filter(origin -> origin instanceof Origin.Metric || origin instanceof Origin.Pattern)
                .anyMatch(origin -> isDraft(knowledge, origin));
        return new Leaning(drafts, foundation);
    }

    static boolean isDraft(Knowledge knowledge, Origin origin) {
        return switch (origin) {
            case Origin.Metric(String name, String owner) -> has(knowledge, Kind.METRIC, name);
            case Origin.Pattern(String name) -> has(knowledge, Kind.PATTERN, name);
            case Origin.Rule(String title) -> has(knowledge, Kind.RULE, title) || has(knowledge, Kind.GOTCHA, title);
            case Origin.Glossary(String term) -> has(knowledge, Kind.GLOSSARY, term);
            case Origin.TableNote(String table) ->
                note(knowledge, table).filter(knowledge::isDraft).isPresent();
            case Origin.Document document -> false;
            case Origin.Asked asked -> false;
            case Origin.Preference preference -> false;
            case Origin.Calendar calendar -> false;
            case Origin.Learning learning -> false;
            case Origin.LiveSchema schema -> false;
            case Origin.Statement statement -> false;
            case Origin.Rows rows -> false;
        };
    }

    private static boolean has(Knowledge knowledge, Kind kind, String label) {
        return knowledge.drafts().contains(ItemId.of(kind, label));
    }

    private static Optional<? extends Item> note(Knowledge knowledge, String table) {
        return knowledge.table(table);
    }
}
