package dash.draft;

import dash.draft.ColumnFindings.CommonValue;
import dash.knowledge.ColumnKnowledge;
import dash.knowledge.RelatedTable;
import dash.knowledge.TableKnowledge;
import dash.schema.Column;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Table notes out of names, comments, keys and values. */
final class TableDrafts {

    private static final int MOST_VALUES = 12;
    private static final int LONGEST_VALUE = 40;
    private static final int MOST_USES = 4;

    private final Subjects subjects;

    TableDrafts(Subjects subjects) {
        this.subjects = subjects;
    }

    TableKnowledge of(Subject subject) {
        return new TableKnowledge(
                subject.name(),
                description(subject),
                uses(subject),
                notes(subject),
                columns(subject),
                columnNotes(subject),
                related(subject),
                "",
                "",
                subject.findings()
                        .quirks(FoundQuirk.Kind.FRESHNESS)
                        .flatMap(quirk -> quirk.columns().stream())
                        .findFirst()
                        .or(() -> subject.happened().map(Column::name))
                        .orElse(""),
                List.of());
    }

    private String description(Subject subject) {
        List<String> sentences = new ArrayList<>();
        String comment = subject.table().comment().strip();
        if (!comment.isEmpty()) {
            sentences.add(comment.endsWith(".") ? comment : comment + ".");
        }
        String one = Phrase.one(subject.table().name().name());
        String key = subject.key()
                .map(columns -> " (" + String.join(", ", columns) + ")")
                .orElse("");
        sentences.add(
                subjects.isCounted(subject)
                        ? Phrase.capital(subjects.many(subject)) + ": one row is one " + one + key + "."
                        : Phrase.capital(Phrase.spoken(subject.table().name().name())) + key + ".");
        List<String> parents = subject.joins().stream()
                .flatMap(join -> subjects.find(join.target()).stream())
                .filter(parent -> !parent.equals(subject))
                .map(parent -> Phrase.one(parent.table().name().name()))
                .distinct()
                .toList();
        if (!parents.isEmpty()) {
            sentences.add("Each belongs to " + spoken(parents) + ".");
        }
        subject.happened().flatMap(column -> range(subject, column)).ifPresent(sentences::add);
        return String.join(" ", sentences);
    }

    private static Optional<String> range(Subject subject, Column column) {
        return subject.findings()
                .column(column.name())
                .filter(found -> found.least().isPresent() && found.most().isPresent())
                .map(found -> "By " + column.name() + " they reach from "
                        + day(found.least().orElse("")) + " to "
                        + day(found.most().orElse("")) + ".");
    }

    private static String day(String moment) {
        return moment.matches("\\d{4}-\\d\\d-\\d\\d.*") ? moment.substring(0, 10) : moment;
    }

    private static String spoken(List<String> parents) {
        List<String> named =
                parents.stream().map(parent -> article(parent) + parent).toList();
        return named.size() == 1
                ? named.getFirst()
                : String.join(", ", named.subList(0, named.size() - 1)) + " and " + named.getLast();
    }

    private static String article(String noun) {
        return noun.matches("[aeiou].*") ? "an " : "a ";
    }

    private List<String> uses(Subject subject) {
        List<String> uses = new ArrayList<>();
        String many = subjects.many(subject);
        List<String> by = new ArrayList<>();
        subject.columns(Role.CATEGORY).limit(2).forEach(column -> by.add(Phrase.spoken(column.name())));
        subject.happened().ifPresent(column -> by.add("month"));
        uses.add("number of " + many + (by.isEmpty() ? "" : " by " + String.join(", ", by)));
        subject.table().columns().stream()
                .filter(column -> subject.role(column).isMeasure())
                .limit(MOST_USES - 1)
                .forEach(column -> uses.add((subject.role(column) == Role.RATE ? "average " : "total ")
                        + Phrase.spoken(column.name()) + " of " + many));
        return uses;
    }

    private static List<String> notes(Subject subject) {
        return subject.findings().quirks().stream()
                .filter(quirk ->
                        quirk.kind() != FoundQuirk.Kind.ENUMERATION && quirk.kind() != FoundQuirk.Kind.FRESHNESS)
                .sorted(java.util.Comparator.comparing(FoundQuirk::kind))
                .map(FoundQuirk::inWords)
                .distinct()
                .toList();
    }

    private static List<ColumnKnowledge> columns(Subject subject) {
        return subject.table().columns().stream()
                .filter(column -> subject.role(column) != Role.SENSITIVE)
                .map(column -> new ColumnKnowledge(column.name(), column.type(), meaning(subject, column)))
                .toList();
    }

    /** The comment is told where the schema is; here stands what a name means when it is not plain. */
    private static String meaning(Subject subject, Column column) {
        if (!column.comment().isBlank()) {
            return column.comment().strip();
        }
        String one = Phrase.one(subject.table().name().name());
        return switch (subject.role(column)) {
            case KEY -> "Tells one " + one + " from another";
            case REFERENCE ->
                subject.joins().stream()
                        .filter(join -> join.columns().contains(column.name()))
                        .findFirst()
                        .map(join -> "Points to " + join.target().name())
                        .orElse("");
            case AMOUNT -> Phrase.capital(Phrase.spoken(column.name())) + unit(subject, column);
            case RATE, QUANTITY, CATEGORY, FLAG, LABEL, TIME, OTHER, SENSITIVE ->
                Phrase.shortened(column.name()).isEmpty() ? "" : Phrase.capital(Phrase.spoken(column.name()));
        };
    }

    private static String unit(Subject subject, Column column) {
        String currency = subject.currency(column);
        boolean cents = Role.isCents(subject, column.name());
        return cents
                ? " in cents" + (currency.equals("money") ? "" : " of " + currency)
                : currency.equals("money") ? "" : " in " + currency;
    }

    private static Map<String, String> columnNotes(Subject subject) {
        Map<String, String> notes = new LinkedHashMap<>();
        for (Column column : subject.table().columns()) {
            List<String> said = new ArrayList<>();
            Role role = subject.role(column);
            if (role == Role.CATEGORY || subject.findings().has(FoundQuirk.Kind.ENUMERATION, column.name())) {
                values(subject, column).ifPresent(said::add);
            }
            subject.findings()
                    .column(column.name())
                    .filter(found -> found.nullShare() >= 0.2 && role != Role.SENSITIVE)
                    .ifPresent(
                            found -> said.add("Empty in " + Math.round(found.nullShare() * 100) + " % of the rows."));
            if (role != Role.SENSITIVE && !said.isEmpty()) {
                notes.put(column.name(), String.join(" ", said));
            }
        }
        return notes;
    }

    private static Optional<String> values(Subject subject, Column column) {
        List<String> values = column.enumeration().isEmpty()
                ? subject.findings().column(column.name()).map(ColumnFindings::common).orElse(List.of()).stream()
                        .map(CommonValue::value)
                        .toList()
                : column.enumeration();
        boolean told = !values.isEmpty()
                && values.stream().allMatch(value -> value.length() <= LONGEST_VALUE && !value.isBlank());
        String more = values.size() > MOST_VALUES ? " and others" : "";
        return told
                ? Optional.of(
                        "One of " + values.stream().limit(MOST_VALUES).collect(Collectors.joining(", ")) + more + ".")
                : Optional.empty();
    }

    /** Joins that the catalog does not tell: those it tells need no note. */
    private List<RelatedTable> related(Subject subject) {
        List<RelatedTable> related = new ArrayList<>();
        for (FoundJoin join : subject.findings().joins()) {
            subjects.find(join.target())
                    .filter(target -> !subject.isDeclared(join))
                    .ifPresent(target -> related.add(
                            new RelatedTable(target.name(), subjects.hint(subject, join, target), join.share() + ".")));
        }
        return related;
    }
}
