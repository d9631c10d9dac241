package dash.builtin.readings.chart;

import dash.builtin.links.names.ColumnPrefix;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.schema.Column;
import dash.schema.Table;
import dash.schema.TypeFamily;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What rules ask about the schema. */
interface World {

    /** The joins from one table to another; empty when nothing leads there. */
    OptionalInt distance(Table from, Table to);

    /** The table whose rows each belong to one of either: enrolments of students and courses. */
    Optional<Occurrence> between(Table one, Table other);

    /** Whether at most one row over there belongs to each row here. */
    boolean toOne(Table from, Table to);

    /** The columns that show a person which row it is: a name, a title, first and last name; else its key. */
    List<Term> shown(Occurrence rows);

    /** The columns by which rows are dated, the likeliest first, as {@code Attribute}s; perhaps of a table that each row belongs to. */
    List<Term.Attribute> dates(Occurrence rows);

    /** The columns that say how much a row is: an amount, a total. */
    List<Term.Attribute> amounts(Occurrence rows);

    /** The columns that say where a row is: an address, a city; perhaps of a table that each row belongs to. */
    List<Term.Attribute> places(Occurrence rows);

    Optional<Term.Attribute> key(Occurrence rows);

    /** The day on which is asked, for ages. */
    LocalDate today();

    static Optional<Column> column(Term.Attribute attribute) {
        return attribute.of().table().column(attribute.column());
    }

    /** A column's name in lower case, without what all columns of its table begin with. */
    static String plain(Term.Attribute attribute) {
        return ColumnPrefix.plain(attribute.of().table(), attribute.column());
    }

    /** The columns of a table whose plain names have this form. */
    static Stream<Term.Attribute> named(Table table, String form) {
        Pattern called = Pattern.compile(form);
        return table.columns().stream()
                .filter(column ->
                        called.matcher(ColumnPrefix.plain(table, column.name())).matches())
                .map(column -> new Term.Attribute(Occurrence.of(table), column.name()));
    }

    static boolean isNumber(Term.Attribute attribute) {
        return family(attribute).map(TypeFamily::isNumber).orElse(false) && !isKey(attribute);
    }

    /** A number that can be added up: no year, no place on the globe, no code. */
    static boolean isAddable(Term.Attribute attribute) {
        return isNumber(attribute) && !ColumnForms.UNADDABLE.of(attribute.column());
    }

    /** A number that is kept as text, as its name tells. */
    static boolean isNumberInText(Term.Attribute attribute) {
        return family(attribute).filter(TypeFamily.TEXT::equals).isPresent()
                && ColumnForms.NUMBER_IN_TEXT.of(attribute.column());
    }

    static boolean isTime(Term.Attribute attribute) {
        return family(attribute)
                .map(family -> family.isTime() || family == TypeFamily.TIME_OF_DAY)
                .orElse(false);
    }

    /** A day or a moment of the calendar, and no time of day. */
    static boolean isDay(Term.Attribute attribute) {
        return family(attribute).filter(TypeFamily::isTime).isPresent();
    }

    static boolean isText(Term.Attribute attribute) {
        return family(attribute).map(TypeFamily.TEXT::equals).orElse(true);
    }

    static Optional<TypeFamily> family(Term.Attribute attribute) {
        return column(attribute).flatMap(column -> TypeFamily.of(column.type()));
    }

    /** Part of a key, or pointing to one: a number that nobody adds up. */
    static boolean isKey(Term.Attribute attribute) {
        Table table = attribute.of().table();
        return table.uniqueKeys().stream().anyMatch(key -> key.size() == 1 && key.contains(attribute.column()))
                || table.foreignKeys().stream().anyMatch(key -> key.columns().contains(attribute.column()))
                || ColumnForms.IDENTIFIER.of(attribute.column());
    }

    /** Whether these columns only tell rows apart, and are no name. */
    static boolean isKey(List<Term> terms) {
        return !terms.isEmpty()
                && terms.stream()
                        .allMatch(term -> term instanceof Term.Attribute(Occurrence of, String column)
                                && !column.toLowerCase(Locale.ROOT).matches(".*(name|nm|title|label)")
                                && of.table().uniqueKeys().stream().anyMatch(key -> key.contains(column)));
    }

    static boolean isUnique(Term.Attribute attribute) {
        return attribute.of().table().uniqueKeys().contains(List.of(attribute.column()));
    }
}
