package dash.learn;

import dash.learnings.Lesson;
import dash.learnings.Mistake;
import dash.learnings.Rule;
import dash.learnings.rules.Rules;
import dash.schema.Schema;
import dash.statement.Name;
import dash.statement.Statement;
import dash.statement.TablesRead;
import java.util.List;
import java.util.Optional;

/** What two statements teach: one lesson a rule, or one in words when no rule explains the difference. */
final class Lectures {

    /**
     * What was said of the wrong statement.
     *
     * @param advice what to do instead, where whoever said it knows; may be empty
     */
    record Complaint(Mistake.Sort sort, String error, String code, String advice) {}

    private final Rules rules;

    Lectures(Rules rules) {
        this.rules = rules;
    }

    /** A draft that cannot even be read teaches in words only. */
    List<Lesson> of(String question, String wrong, Statement right, Complaint complaint, Schema schema) {
        Mistake.Sort sort = complaint.sort();
        String error = complaint.error();
        String code = complaint.code();
        Optional<Statement> before = rules.parse(wrong);
        if (before.isEmpty()) {
            Mistake mistake =
                    new Mistake(sort, error, code, wrong.strip(), right.sql().strip(), "");
            return List.of(LessonWriter.ofMistake(mistake, complaint.advice(), tables(right)));
        }
        Pair pair = new Pair(before.get(), right, sort, code, schema);
        Candidates candidates = new Candidates(pair);
        Mistake mistake =
                new Mistake(sort, error, code, wrong.strip(), right.sql().strip(), candidates.difference());
        List<Rule> found = new RuleFinder(rules).find(pair, candidates);
        return found.isEmpty()
                ? List.of(LessonWriter.ofMistake(mistake, complaint.advice(), tables(right)))
                : found.stream()
                        .map(rule -> LessonWriter.ofRule(rule, mistake, complaint.advice(), question))
                        .toList();
    }

    static List<String> tables(Statement statement) {
        return TablesRead.names(statement.root()).stream()
                .map(Name::last)
                .distinct()
                .toList();
    }
}
