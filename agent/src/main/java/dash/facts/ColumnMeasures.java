package dash.facts;

import dash.knowledge.ColumnKnowledge;
import dash.knowledge.Knowledge;
import dash.knowledge.TableKnowledge;
import dash.schema.Table;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a column of a table measures: told from its name, from what people wrote about it, and from its comment. */
final class ColumnMeasures {

    private static final Pattern CENTS = Pattern.compile("(?i)\\b(in )?(cents|pence|minor units)\\b");
    private static final Pattern PERCENT = Pattern.compile("(?i)\\b(in percent|percentage|per ?cent of)\\b|%");
    private static final List<String> NUMBERS =
            List.of("int", "numeric", "decimal", "real", "double", "money", "float");

    private final Knowledge knowledge;
    private final String houseCurrency;

    ColumnMeasures(Knowledge knowledge) {
        this.knowledge = knowledge;
        this.houseCurrency = houseCurrency(knowledge);
    }

    /** The currency that the metrics speak of, when they agree on one. */
    private static String houseCurrency(Knowledge knowledge) {
        List<String> currencies = knowledge.metrics().stream()
                .map(metric -> currencyOf(Unit.read(metric.unit())))
                .filter(currency -> !currency.isEmpty())
                .distinct()
                .toList();
        return currencies.size() == 1 ? currencies.getFirst() : "";
    }

    private static String currencyOf(Unit unit) {
        return switch (unit) {
            case Unit.Money(String currency) -> currency;
            case Unit.Cents(String currency) -> currency;
            default -> "";
        };
    }

    Optional<Measure> of(Table table, String column) {
        boolean numeric = table.column(column)
                .filter(found -> NUMBERS.stream().anyMatch(found.type().toLowerCase(Locale.ROOT)::contains))
                .isPresent();
        if (!numeric) {
            return Optional.empty();
        }
        String said = said(table, column);
        String name = column.toLowerCase(Locale.ROOT);
        String currency = currencyIn(name, said).orElse(houseCurrency);
        if (name.endsWith("_cents")
                || name.equals("cents")
                || CENTS.matcher(said).find()) {
            return Optional.of(Measure.cents(currency));
        }
        if (name.endsWith("_percent")
                || name.endsWith("_pct")
                || PERCENT.matcher(said).find()) {
            return Optional.of(Measure.PERCENT);
        }
        boolean money = currencyIn(name, said).isPresent();
        return money ? Optional.of(Measure.money(currency)) : Optional.empty();
    }

    private String said(Table table, String column) {
        Optional<TableKnowledge> known = knowledge.table(table.name().name());
        Stream<String> people = known.stream()
                .flatMap(words -> Stream.concat(
                        Stream.of(words.columnNotes().getOrDefault(column, "")),
                        words.columns().stream()
                                .filter(described -> described.name().equals(column))
                                .map(ColumnKnowledge::description)));
        Stream<String> comment = table.column(column).stream().map(found -> found.comment());
        return Stream.concat(people, comment).collect(Collectors.joining(" "));
    }

    /** A currency in the column's name or in what is said of it: {@code price_eur}, "in US dollars". */
    private static Optional<String> currencyIn(String name, String said) {
        for (String currency : Unit.CURRENCIES) {
            boolean named = name.endsWith("_" + currency.toLowerCase(Locale.ROOT));
            if (named || Pattern.compile("\\b" + currency + "\\b").matcher(said).find()) {
                return Optional.of(currency);
            }
        }
        if (Pattern.compile("(?i)\\bdollars?\\b").matcher(said).find()) {
            return Optional.of("USD");
        }
        return Pattern.compile("(?i)\\beuros?\\b").matcher(said).find() ? Optional.of("EUR") : Optional.empty();
    }
}
