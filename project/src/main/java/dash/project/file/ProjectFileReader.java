package dash.project.file;

import dash.ask.Effort;
import dash.context.ContextLimits;
import dash.execute.Limits;
import dash.fault.Code;
import dash.files.Fields;
import dash.files.Node;
import dash.files.NodeReader;
import dash.files.TextFile;
import dash.models.spending.TokenLimits;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a {@code dash.yaml}. Unknown keys are refused with the nearest known one; every value is checked here. */
public final class ProjectFileReader {

    private static final Pattern VARIABLE = Pattern.compile("\\$\\{([A-Za-z_][A-Za-z0-9_]*)}");
    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9_-]{0,62}");
    private static final int MOST_ROWS = 100_000;
    private static final int MOST_MEGABYTES = 1;
    private static final int FEWEST_TOKENS = 1_000;
    private static final int MOST_TOKENS = 1_000_000;
    private static final int ROWS_TO_MODEL = 50;
    private static final long MOST_TOKENS_A_DAY = 1_000_000_000_000L;

    private final Environment environment;

    public ProjectFileReader(Environment environment) {
        this.environment = environment;
    }

    public ProjectFile read(Path file) {
        String text = TextFile.read(file, file.toString(), Code.PROJECT_BROKEN, MOST_MEGABYTES);
        Node node = NodeReader.yaml(Code.PROJECT_BROKEN).read(file.toString(), text, 1);
        Fields fields = Fields.of(
                Code.PROJECT_BROKEN, "dash.yaml", node, "project", "source", "model", "limits", "learning", "mcp");
        String project = name(fields);
        Fields source = source(fields);
        Optional<Fields> limits = fields.node("limits")
                .map(found -> Fields.of(
                        Code.PROJECT_BROKEN,
                        "limits",
                        found,
                        "rows",
                        "seconds",
                        "corrections",
                        "moves",
                        "context_tokens",
                        "plan_cost",
                        "rows_to_model",
                        "tokens_per_question",
                        "tokens_per_day"));
        ModelSettings model = fields.node("model")
                .map(new ModelSettingsReader((written, at) -> filled(written, "base_url", at))::read)
                .orElse(ModelSettings.NONE);
        return new ProjectFile(
                project,
                folderOf(file),
                filled(source.text("url"), "url", source),
                source.texts("schemas"),
                source.texts("tables"),
                source.texts("functions"),
                source.truth("strict").orElse(false),
                source.texts("sensitive"),
                statementLimits(limits),
                whole(limits, "corrections", Effort.DEFAULT.corrections(), 0, 10),
                whole(limits, "moves", Effort.DEFAULT.moves(), 1, 200),
                whole(limits, "context_tokens", ContextLimits.DEFAULT.tokens(), FEWEST_TOKENS, MOST_TOKENS),
                whole(limits, "rows_to_model", ROWS_TO_MODEL, 0, MOST_ROWS),
                tokenLimits(limits),
                model,
                new ModelChoosing(model, environment),
                approval(fields),
                fields.node("mcp")
                        .map(new ServerSettingsReader(this::filled, environment)::read)
                        .orElse(List.of()));
    }

    private static ProjectFile.Approval approval(Fields fields) {
        Optional<Fields> learning =
                fields.node("learning").map(found -> Fields.of(Code.PROJECT_BROKEN, "learning", found, "approval"));
        String written = learning.flatMap(found -> found.said("approval")).orElse("golden");
        return switch (written) {
            case "golden" -> ProjectFile.Approval.GOLDEN;
            case "person" -> ProjectFile.Approval.PERSON;
            default -> throw learning.orElseThrow().wrong("approval", written, "approval is golden or person");
        };
    }

    private static TokenLimits tokenLimits(Optional<Fields> limits) {
        TokenLimits standard = TokenLimits.DEFAULT;
        return limits.map(found -> new TokenLimits(
                        Whole.ofLong(found, "tokens_per_question", standard.perQuestion(), 1, MOST_TOKENS_A_DAY),
                        Whole.ofLong(found, "tokens_per_day", standard.perDay(), 1, MOST_TOKENS_A_DAY)))
                .orElse(standard);
    }

    private static String name(Fields fields) {
        String project = fields.text("project");
        if (!NAME.matcher(project).matches()) {
            throw fields.wrong("project", project, "a project's name has lower-case letters, digits, - and _ only");
        }
        return project;
    }

    private static Fields source(Fields fields) {
        Node node = fields.node("source")
                .orElseThrow(() -> fields.wrong("source", "", "dash.yaml needs the key source with a url"));
        return Fields.of(
                Code.PROJECT_BROKEN, "source", node, "url", "schemas", "tables", "functions", "strict", "sensitive");
    }

    private static Path folderOf(Path file) {
        Path parent = file.toAbsolutePath().getParent();
        return parent == null ? file.toAbsolutePath() : parent;
    }

    private static Limits statementLimits(Optional<Fields> limits) {
        Limits standard = Limits.DEFAULT;
        double planCost = limits.flatMap(found -> found.number("plan_cost"))
                .map(BigDecimal::doubleValue)
                .orElse(standard.planCost());
        if (!(planCost > 0)) {
            throw limits.orElseThrow().wrong("plan_cost", Double.toString(planCost), "plan_cost is more than 0");
        }
        return new Limits(
                whole(limits, "rows", standard.rows(), 1, MOST_ROWS),
                Duration.ofSeconds(
                        whole(limits, "seconds", (int) standard.time().toSeconds(), 1, 3_600)),
                standard.cellBytes(),
                standard.resultBytes(),
                planCost);
    }

    private static int whole(Optional<Fields> limits, String name, int standard, int least, int most) {
        return limits.map(found -> Whole.of(found, name, standard, least, most)).orElse(standard);
    }

    /** Fills in {@code ${NAME}}. The value itself never enters a message. */
    private String filled(String written, String key, Fields fields) {
        Matcher matcher = VARIABLE.matcher(written);
        StringBuilder filled = new StringBuilder();
        while (matcher.find()) {
            String name = matcher.group(1);
            String value = environment
                    .value(name)
                    .orElseThrow(() -> fields.wrong(key, "${" + name + "}", "the variable " + name + " is not set"));
            matcher.appendReplacement(filled, Matcher.quoteReplacement(value));
        }
        return matcher.appendTail(filled).toString();
    }
}
