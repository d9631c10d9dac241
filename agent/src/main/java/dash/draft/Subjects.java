package dash.draft;

import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.search.ColumnName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** All tables of a source while they are being drafted. */
final class Subjects {

    private final Map<RelationName, Subject> byName = new LinkedHashMap<>();
    private final UnaryOperator<String> quoting;

    /** {@code quoting} spells a name as a statement needs it: quoted where it has to be. */
    Subjects(
            Schema schema,
            Map<RelationName, TableFindings> findings,
            Predicate<ColumnName> sensitive,
            UnaryOperator<String> quoting) {
        this.quoting = quoting;
        for (Table table : schema.tables()) {
            TableFindings found = findings.getOrDefault(table.name(), TableFindings.none(table.name()));
            byName.put(table.name(), new Subject(table, shortName(schema, table), found, sensitive));
        }
    }

    static String shortName(Schema schema, Table table) {
        boolean alone = schema.find(table.name().name())
                .filter(found -> found.name().equals(table.name()))
                .isPresent();
        return alone ? table.name().name() : table.name().toString();
    }

    /**
     * What the rows of a table are called together. Where tables are named in the plural, one that is not is no thing that is
     * counted, such as {@code weather}.
     */
    String many(Subject subject) {
        String name = subject.table().name().name();
        return isCounted(subject) ? Phrase.many(name) : Phrase.spoken(name) + " rows";
    }

    boolean isCounted(Subject subject) {
        String name = subject.table().name().name();
        long plural = byName.keySet().stream()
                .filter(table -> Phrase.isPlural(table.name()))
                .count();
        boolean withDigits =
                !Phrase.words(name).isEmpty() && Phrase.words(name).getLast().matches(".*\\p{L}.*\\d.*|\\d+\\p{L}+");
        return Phrase.isPlural(name) || (!withDigits && 2 * plural < byName.size());
    }

    List<Subject> all() {
        return List.copyOf(byName.values());
    }

    Optional<Subject> find(RelationName name) {
        return Optional.ofNullable(byName.get(name));
    }

    String sql(String name) {
        return quoting.apply(name);
    }

    /** A name of a table, each part spelled as a statement needs it. */
    String relation(Subject subject) {
        return subject.name().equals(subject.table().name().name())
                ? sql(subject.name())
                : sql(subject.table().name().schema()) + "."
                        + sql(subject.table().name().name());
    }

    String hint(Subject from, FoundJoin join, Subject to) {
        List<String> conditions = new ArrayList<>();
        for (int index = 0; index < join.columns().size(); index++) {
            conditions.add(relation(from) + "." + sql(join.columns().get(index)) + " = " + relation(to) + "."
                    + sql(join.targetColumns().get(index)));
        }
        return String.join(" AND ", conditions);
    }
}
