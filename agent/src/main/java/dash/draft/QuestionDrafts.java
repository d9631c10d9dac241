package dash.draft;

import dash.knowledge.Dimension;
import dash.knowledge.Metric;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Questions that show what can be asked, the most telling first. More than are needed: whoever can, tries them first. */
final class QuestionDrafts {

    private static final int TABLES = 6;
    private static final Pattern YEAR = Pattern.compile("^(\\d{4})-(\\d\\d)");

    private QuestionDrafts() {}

    static List<String> of(Subjects subjects, List<Metric> metrics) {
        List<Subject> telling = subjects.all().stream()
                .sorted(Comparator.comparingDouble((Subject subject) -> -weight(subject, metrics)))
                .limit(TABLES)
                .toList();
        List<List<String>> columns = new ArrayList<>();
        for (int index = 0; index < telling.size(); index++) {
            columns.add(questions(telling.get(index), of(telling.get(index), metrics), index));
        }
        Set<String> turns = new LinkedHashSet<>();
        for (int row = 0; row < 5; row++) {
            for (List<String> column : columns) {
                if (row < column.size()) {
                    turns.add(column.get(row));
                }
            }
        }
        return List.copyOf(turns);
    }

    private static List<Metric> of(Subject subject, List<Metric> metrics) {
        return metrics.stream()
                .filter(metric -> metric.table().equals(Optional.of(subject.name())))
                .toList();
    }

    /** Rows that have a date, figures and things they belong to are what people ask about. */
    private static double weight(Subject subject, List<Metric> metrics) {
        List<Metric> own = of(subject, metrics);
        int dimensions = own.stream()
                .findFirst()
                .map(metric -> metric.dimensions().size())
                .orElse(0);
        double rows = Math.log10((double) Math.max(1, subject.findings().rows()));
        return 2 * Math.min(3, own.size()) + (subject.happened().isPresent() ? 2 : 0) + Math.min(4, dimensions) + rows;
    }

    /** Begins with another sort of question for every table, so that the first few differ. */
    private static List<String> questions(Subject subject, List<Metric> own, int turn) {
        List<String> questions = new ArrayList<>();
        if (own.isEmpty()) {
            return questions;
        }
        Metric count = own.getFirst();
        Metric figure = own.getLast();
        Optional<String> year = year(subject);
        List<Dimension> dimensions = figure.dimensions();
        dimensions.stream().findFirst().ifPresent(first -> questions.add(figure.name() + " by " + first.word()));
        year.ifPresent(found -> questions.add(figure.name() + " by month in " + found));
        questions.add("How many " + count.name().toLowerCase(Locale.ROOT) + " are there?");
        dimensions.stream()
                .skip(1)
                .findFirst()
                .ifPresent(next -> questions.add("Top 5 " + Phrase.many(next.word()) + " by "
                        + figure.name().toLowerCase(Locale.ROOT)));
        year.ifPresent(found -> questions.add(count.name() + " by year"));
        java.util.Collections.rotate(questions, -(turn % questions.size()));
        return questions;
    }

    /** The newest year that is more than begun. */
    private static Optional<String> year(Subject subject) {
        return subject.happened()
                .flatMap(column -> subject.findings().column(column.name()))
                .flatMap(ColumnFindings::most)
                .map(YEAR::matcher)
                .filter(Matcher::find)
                .map(matcher -> Integer.parseInt(matcher.group(1)) - (Integer.parseInt(matcher.group(2)) < 3 ? 1 : 0))
                .map(String::valueOf);
    }
}
