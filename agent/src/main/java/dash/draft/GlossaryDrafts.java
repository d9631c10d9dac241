package dash.draft;

import dash.draft.ColumnFindings.CommonValue;
import dash.knowledge.GlossaryEntry;
import dash.schema.Column;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Words that a newcomer would ask about: short forms in names, and codes whose meaning nobody has written down. */
final class GlossaryDrafts {

    private static final int MOST_CODES = 10;
    private static final int LONGEST_CODE = 3;

    private GlossaryDrafts() {}

    static List<GlossaryEntry> of(Subjects subjects) {
        List<GlossaryEntry> entries = new ArrayList<>(shortForms(subjects));
        subjects.all().forEach(subject -> codes(subject, entries));
        return entries;
    }

    private static List<GlossaryEntry> shortForms(Subjects subjects) {
        Map<String, Set<String>> shorts = new LinkedHashMap<>();
        Map<String, String> where = new LinkedHashMap<>();
        for (Subject subject : subjects.all()) {
            for (Column column : subject.table().columns()) {
                if (subject.role(column) != Role.SENSITIVE) {
                    Phrase.shortened(column.name()).forEach((brief, whole) -> {
                        shorts.computeIfAbsent(whole, unseen -> new LinkedHashSet<>())
                                .add(brief);
                        where.putIfAbsent(whole, subject.name() + "." + column.name());
                    });
                }
            }
        }
        List<GlossaryEntry> entries = new ArrayList<>();
        shorts.forEach((whole, briefs) -> entries.add(new GlossaryEntry(
                whole,
                List.copyOf(briefs),
                "Written " + String.join(", ", briefs) + " in names such as " + where.getOrDefault(whole, "") + ".")));
        return entries;
    }

    private static void codes(Subject subject, List<GlossaryEntry> entries) {
        subject.columns(Role.CATEGORY).forEach(column -> {
            List<String> values = column.enumeration().isEmpty()
                    ? subject.findings().column(column.name()).map(ColumnFindings::common).orElse(List.of()).stream()
                            .map(CommonValue::value)
                            .toList()
                    : column.enumeration();
            boolean codes = values.size() > 1
                    && values.size() <= MOST_CODES
                    && values.stream().allMatch(value -> value.length() <= LONGEST_CODE && !value.isBlank());
            if (codes) {
                String term = Phrase.one(subject.table().name().name()) + " " + Phrase.spoken(column.name());
                entries.add(new GlossaryEntry(
                        term,
                        List.of(),
                        "The codes " + String.join(", ", values) + " of " + subject.name() + "." + column.name()
                                + "; nobody has written down yet what they stand for."));
            }
        });
    }
}
