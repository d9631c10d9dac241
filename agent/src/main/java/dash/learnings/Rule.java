package dash.learnings;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** What a machine can hold against a statement, or against a question. Tables are named as the source names them, without a schema where one will do. */
public sealed interface Rule {

    /** A column that holds numbers as text is compared with text. */
    record CompareAsText(String table, String column) implements Rule {}

    /** A column that holds numbers as text is cast before it is computed with. */
    record ReadAs(String table, String column, String type) implements Rule {}

    /** A column that holds days as text is parsed in this format. */
    record ParseDate(String table, String column, String format) implements Rule {}

    /** A column is told after multiplying by a factor: 0.01 for cents. */
    record ScaleByUnit(String table, String column, BigDecimal factor) implements Rule {}

    /** Rows of a table count only under a condition, written with bare column names. */
    record RequireFilter(String table, String condition) implements Rule {}

    /** Two tables belong together by these columns, pair by pair. */
    record JoinOn(String left, List<String> leftColumns, String right, List<String> rightColumns) implements Rule {
        public JoinOn {
            leftColumns = List.copyOf(leftColumns);
            rightColumns = List.copyOf(rightColumns);
            if (leftColumns.isEmpty() || leftColumns.size() != rightColumns.size()) {
                throw new IllegalArgumentException("a join of " + leftColumns + " with " + rightColumns);
            }
        }
    }

    /** One table is to be read instead of another; with a day, only for what happened before it. */
    record UseTable(String instead, String use, Optional<LocalDate> before) implements Rule {}

    /** What somebody calls so is a column of another name. */
    record NameMeans(String table, String name, String column) implements Rule {}

    /** What somebody writes so is another value in the data. */
    record ValueMeans(String table, String column, String written, String value) implements Rule {}

    /** A function of another database is called differently here. */
    record CallInstead(String function, String use) implements Rule {}

    /** An expression over these tables that does not work, and the one that does; bare column names. */
    record Replace(List<String> tables, String before, String after) implements Rule {
        public Replace {
            tables = List.copyOf(tables);
        }
    }

    /**
     * A question that a person taught together with the statement that answers it. It is held against questions: whoever asks
     * the same is answered by exactly this statement.
     *
     * @param asOf the day that counted as today when it was taught: periods such as last month have moved since
     */
    record AnswerWith(String question, String sql, LocalDate asOf, List<String> tables) implements Rule {
        public AnswerWith {
            question = question.strip();
            sql = sql.strip();
            tables = List.copyOf(tables);
            if (question.isEmpty() || sql.isEmpty()) {
                throw new IllegalArgumentException("a taught answer without a question or a statement");
            }
        }
    }

    /** A word of a question, or several, that means what other words say. It is held against questions. */
    record WordMeans(String word, String meaning) implements Rule {
        public WordMeans {
            word = word.strip();
            meaning = meaning.strip();
            if (word.isEmpty() || meaning.isEmpty()) {
                throw new IllegalArgumentException("a meaning without words: " + word);
            }
        }
    }

    /** Whether it is held against questions, and so says nothing of statements. */
    default boolean isAboutQuestions() {
        return this instanceof AnswerWith || this instanceof WordMeans;
    }

    /** The stable word for the kind of rule, as files have it. */
    default String kind() {
        return switch (this) {
            case CompareAsText rule -> "compare_as_text";
            case ReadAs rule -> "read_as";
            case ParseDate rule -> "parse_date";
            case ScaleByUnit rule -> "scale_by_unit";
            case RequireFilter rule -> "require_filter";
            case JoinOn rule -> "join_on";
            case UseTable rule -> "use_table";
            case NameMeans rule -> "name_means";
            case ValueMeans rule -> "value_means";
            case CallInstead rule -> "call_instead";
            case Replace rule -> "replace";
            case AnswerWith rule -> "answer_with";
            case WordMeans rule -> "word_means";
        };
    }

    /** The tables it is about; none for a rule about the dialect. */
    default List<String> tables() {
        return switch (this) {
            case CompareAsText rule -> List.of(rule.table());
            case ReadAs rule -> List.of(rule.table());
            case ParseDate rule -> List.of(rule.table());
            case ScaleByUnit rule -> List.of(rule.table());
            case RequireFilter rule -> List.of(rule.table());
            case JoinOn rule ->
                rule.left().equals(rule.right()) ? List.of(rule.left()) : List.of(rule.left(), rule.right());
            case UseTable rule -> List.of(rule.instead(), rule.use());
            case NameMeans rule -> List.of(rule.table());
            case ValueMeans rule -> List.of(rule.table());
            case CallInstead rule -> List.of();
            case Replace rule -> rule.tables();
            case AnswerWith rule -> rule.tables();
            case WordMeans rule -> List.of();
        };
    }

    /**
     * Whether a statement that breaks the rule would run all the same, so that keeping to it changes a result. The others
     * only turn what the database would refuse into something that runs: keeping to them early can cost nothing.
     */
    default boolean changesResults() {
        return switch (this) {
            case CompareAsText rule -> false;
            case ReadAs rule -> false;
            case ParseDate rule -> false;
            case NameMeans rule -> false;
            case CallInstead rule -> false;
            case ScaleByUnit rule -> true;
            case RequireFilter rule -> true;
            case JoinOn rule -> true;
            case UseTable rule -> true;
            case ValueMeans rule -> true;
            case Replace rule -> true;
            case AnswerWith rule -> true;
            case WordMeans rule -> true;
        };
    }
}
