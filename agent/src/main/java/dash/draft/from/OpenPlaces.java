package dash.draft.from;

import dash.knowledge.Parameter;
import dash.schema.Column;
import dash.schema.Table;
import dash.schema.TypeFamily;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The places {@code $1}, {@code $2} of a statement whose values a server has forgotten. What stands beside a place tells what
 * belongs there: a column that it is compared with, or the number of rows. Any other place is not guessed.
 */
final class OpenPlaces {

    private static final Pattern PLACE = Pattern.compile("\\$\\d+");
    private static final Pattern KNOWN = Pattern.compile(
            "(?i)(?:\\b(?<limit>limit)|(?<column>\\w+)\"?\\s*(?<sign>=|<>|!=|<=|>=|<|>))\\s*(?<place>\\$\\d+)(?!\\s*[-+*/:|])");
    private static final String USUAL_ROWS = "10";

    private final LiveTables live;
    private final List<Parameter> parameters = new ArrayList<>();

    OpenPlaces(LiveTables live) {
        this.live = live;
    }

    /** A statement with named places, and what they are. */
    record Named(String sql, List<Parameter> parameters) {}

    static boolean areIn(String sql) {
        return PLACE.matcher(sql).find();
    }

    /** The statement as it can be judged: no place has a value. */
    static String emptied(String sql) {
        return PLACE.matcher(sql).replaceAll("NULL");
    }

    /** Empty when one place stays unknown: a statement with a wrong value in it answers something else. */
    Optional<Named> named(String sql, List<Table> tables) {
        Matcher known = KNOWN.matcher(sql);
        StringBuilder text = new StringBuilder();
        while (known.find()) {
            Optional<Parameter> parameter = known.group("limit") != null
                    ? Optional.of(
                            new Parameter(unused("top"), Parameter.Type.TOP, Optional.empty(), Optional.of(USUAL_ROWS)))
                    : compared(known.group("column"), known.group("sign"), tables);
            if (parameter.isEmpty()) {
                return Optional.empty();
            }
            parameters.add(parameter.get());
            String before = sql.substring(known.start(), known.start("place"));
            known.appendReplacement(
                    text,
                    Matcher.quoteReplacement(before + "{{" + parameter.get().name() + "}}"));
        }
        known.appendTail(text);
        return areIn(text.toString()) ? Optional.empty() : Optional.of(new Named(text.toString(), parameters));
    }

    /** A column that several of the tables have is not known to be one of them. */
    private Optional<Parameter> compared(String name, String sign, List<Table> tables) {
        List<Table> having = tables.stream()
                .filter(table -> LiveTables.column(table, name).isPresent())
                .toList();
        if (having.size() != 1) {
            return Optional.empty();
        }
        Column column = LiveTables.column(having.getFirst(), name).orElseThrow();
        return type(column)
                .filter(type -> type != Parameter.Type.TEXT || sign.equals("="))
                .map(type -> new Parameter(
                        unused(column.name().toLowerCase(Locale.ROOT)),
                        type,
                        type == Parameter.Type.TEXT
                                ? Optional.of(live.name(having.getFirst()) + "." + column.name())
                                : Optional.empty(),
                        Optional.empty()))
                .filter(parameter -> parameter.name().matches("[a-z][a-z0-9_]*"));
    }

    private static Optional<Parameter.Type> type(Column column) {
        return TypeFamily.of(column.type()).flatMap(family -> switch (family) {
            case TEXT -> Optional.of(Parameter.Type.TEXT);
            case WHOLE_NUMBER -> Optional.of(Parameter.Type.INTEGER);
            case DECIMAL_NUMBER, FLOATING_NUMBER, ANY_NUMBER -> Optional.of(Parameter.Type.NUMBER);
            case TRUTH -> Optional.of(Parameter.Type.BOOLEAN);
            case DAY, LOCAL_MOMENT, MOMENT, ANY_MOMENT -> Optional.of(Parameter.Type.DATE);
            case TIME_OF_DAY, JSON, UUID -> Optional.empty();
        });
    }

    private String unused(String wish) {
        String name = wish;
        for (int number = 2; isUsed(name); number++) {
            name = wish + "_" + number;
        }
        return name;
    }

    private boolean isUsed(String name) {
        return parameters.stream().anyMatch(parameter -> parameter.name().equals(name));
    }
}
