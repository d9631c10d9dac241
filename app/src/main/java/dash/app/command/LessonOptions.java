package dash.app.command;

import dash.curate.Teaching;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.learnings.Category;
import dash.learnings.Rule;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** What a person says of a lesson beside its words. */
final class LessonOptions {

    @Option(names = "--title", paramLabel = "WORDS", description = "what it is called in lists")
    private @Nullable String title;

    @Option(names = "--table", paramLabel = "TABLE", split = ",", description = "a table it is about; may be repeated")
    private List<String> tables = List.of();

    @Option(
            names = "--category",
            paramLabel = "CATEGORY",
            converter = CategoryConverter.class,
            description = "type_mismatch, filter_required, join_pattern, aggregation, naming, data_quality,"
                    + " business_logic or other")
    private @Nullable Category category;

    @Option(
            names = "--rule",
            paramLabel = "KIND",
            description =
                    "a rule that a machine can hold against statements: compare_as_text, read_as, parse_date,"
                            + " scale_by_unit, require_filter, join_on, use_table, name_means, value_means, call_instead, replace")
    private @Nullable String rule;

    @Option(
            names = "--set",
            paramLabel = "KEY=VALUE",
            description = "what the rule needs, such as table=orders; may be repeated")
    private Map<String, String> settings = new LinkedHashMap<>();

    Optional<String> title() {
        return Optional.ofNullable(title);
    }

    List<String> tables() {
        return tables;
    }

    Optional<Category> category() {
        return Optional.ofNullable(category);
    }

    Optional<Rule> rule() {
        if (rule == null && !settings.isEmpty()) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("--set"),
                    String.join(", ", settings.keySet()),
                    "settings belong to a rule",
                    "Name its kind with --rule");
        }
        return Optional.ofNullable(rule).map(kind -> Teaching.rule(kind, settings));
    }

    /** Written as files and lists write it. */
    static final class CategoryConverter implements ITypeConverter<Category> {
        @Override
        public Category convert(String value) {
            return Category.of(value)
                    .orElseThrow(() -> new TypeConversionException("expected one of "
                            + Arrays.stream(Category.values())
                                    .map(Category::written)
                                    .collect(Collectors.joining(", "))
                            + ", not '" + value + "'"));
        }
    }
}
