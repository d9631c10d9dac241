package dash.benchmarks.doubts;

import dash.context.Context;
import dash.correct.Attempts;
import dash.correct.Outcome;
import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.doubt.Doubts;
import dash.doubt.RecentAnswers;
import dash.execute.Cell;
import dash.execute.Commission;
import dash.execute.Limits;
import dash.execute.Rows;
import dash.golden.GoldenQuestion;
import dash.golden.Trial;
import dash.learnings.rules.Rules;
import dash.project.OpenProject;
import dash.question.Asker;
import dash.question.Cancellation;
import dash.question.Door;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Runs statements of one project on the way that every statement goes, and remembers the figures of right ones as answers. */
final class Trying implements AutoCloseable {

    private static final Pattern DAY = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");

    private static final Pattern RELATIVE =
            Pattern.compile("(?i)\\b(last|previous|this|current) (month|quarter|year)\\b|\\byesterday\\b");

    private final OpenProject project;
    private final PostgresqlStatementParser parser = new PostgresqlStatementParser();
    private final List<RecentAnswers.RecentAnswer> answers = new ArrayList<>();
    private final Attempts attempts;
    private boolean remembering = true;

    Trying(OpenProject project) {
        this.project = project;
        attempts = new Attempts(
                project.statements().guard(),
                project.statements().scope(),
                project.source(),
                entry -> {},
                Clock.systemUTC(),
                new Doubts(parser, name -> remembering ? List.copyOf(answers) : List.of(), Clock.systemUTC()),
                new Rules(parser));
    }

    /** On the day from which the question is meant, where its writer names one. */
    Context context(GoldenQuestion golden, String wording) {
        Context context = project.context(wording);
        Matcher day = DAY.matcher(golden.notes());
        return day.find() ? on(context, LocalDate.parse(day.group())) : context;
    }

    /** "last month" of a source that stands still means nothing before somebody says from which day it is meant. */
    boolean hasToday(Trial trial) {
        return !RELATIVE.matcher(trial.wording()).find()
                || DAY.matcher(trial.golden().notes()).find()
                || project.knowledge()
                        .edition()
                        .knowledge()
                        .calendar()
                        .filter(calendar -> calendar.today().isPresent())
                        .isPresent();
    }

    static Context on(Context context, LocalDate today) {
        return new Context(
                context.knowledge(),
                context.schema(),
                today,
                context.knowledgeVersion(),
                context.picks(),
                context.missing(),
                context.cuts(),
                context.lessons(),
                context.memory(),
                context.preferences(),
                context.passages(),
                context.told());
    }

    /** Empty when it did not run. */
    Optional<Outcome.Ran> run(String question, String sql, Context context, boolean remembered) {
        remembering = remembered;
        Commission commission =
                new Commission("bench", new Asker("bench"), Door.ITSELF, "", Limits.DEFAULT, new Cancellation());
        return attempts.make(sql, Map.of(), 1, question, context, commission).ran();
    }

    void remember(String question, String sql, Rows rows) {
        figure(rows)
                .ifPresent(figure -> answers.addFirst(new RecentAnswers.RecentAnswer(
                        "answer" + answers.size(), question, Clock.systemUTC().instant(), sql, figure)));
    }

    static Optional<BigDecimal> figure(Rows rows) {
        return rows.count() == 1
                        && rows.columns().size() == 1
                        && rows.rows().getFirst().getFirst() instanceof Cell.Numeric(BigDecimal value)
                ? Optional.of(value)
                : Optional.empty();
    }

    @Override
    public void close() {
        parser.close();
    }
}
