package dash.project.curating;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.learnings.Category;
import dash.learnings.Lesson;
import dash.learnings.Rule;
import java.util.List;
import java.util.Optional;

/**
 * What somebody changes of a lesson; what is not said stays.
 *
 * @param withoutRule leaves the words and drops the rule
 * @param tables none for those that it has
 */
public record LessonEdit(
        Optional<String> title,
        Optional<String> description,
        Optional<Category> category,
        Optional<Rule> rule,
        boolean withoutRule,
        List<String> tables) {

    public LessonEdit {
        tables = List.copyOf(tables);
    }

    /** @param number of the learning, for messages */
    public Lesson of(int number, Lesson before) {
        String name = title.orElse(before.title());
        String words = description.orElse(before.description());
        if (name.isBlank()
                || words.isBlank()
                || name.strip().length() > Lesson.LONGEST_TITLE
                || words.strip().length() > Lesson.LONGEST_DESCRIPTION) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("learning " + number),
                    "",
                    "a learning has a title of at most " + Lesson.LONGEST_TITLE + " and a description of at most "
                            + Lesson.LONGEST_DESCRIPTION + " characters",
                    "Say it shorter");
        }
        return new Lesson(
                name,
                words,
                category.orElse(before.category()),
                withoutRule ? Optional.empty() : rule.or(before::rule),
                tables.isEmpty() ? before.tables() : tables,
                before.mistake());
    }
}
