package dash.claim;

import dash.analyst.Transcript;
import dash.context.Context;
import dash.context.Source;
import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import dash.facts.ColumnUnits;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Everything an answer may be told from: the question, the rows of all attempts that ran, and what people wrote that was
 * shown or consulted.
 */
public record Evidence(String question, List<ResultTable> tables, List<Source> sources) {

    private static final Pattern CELLS = Pattern.compile("\\s+–\\s+");

    public Evidence {
        tables = List.copyOf(tables);
        sources = List.copyOf(sources);
    }

    /** What a question has brought up so far. */
    public static Evidence of(Transcript transcript) {
        Builder builder = new Builder(transcript.question().text());
        Context context = transcript.context();
        for (Transcript.Tried tried : transcript.tries()) {
            tried.attempt().ran().ifPresent(ran -> {
                builder.table(ResultTable.of(
                        tried.attempt().number(),
                        ran.statement(),
                        ran.rows(),
                        ColumnUnits.of(
                                ran.statement(),
                                ran.rows(),
                                tried.move().reading().units(),
                                context.knowledge(),
                                context.schema()),
                        ran.facts()));
            });
        }
        transcript.sources().forEach(builder::source);
        return builder.build();
    }

    /** Collects what was shown. */
    public static final class Builder {

        private final String question;
        private final List<ResultTable> tables = new ArrayList<>();
        private final List<Source> sources = new ArrayList<>();

        public Builder(String question) {
            this.question = question;
        }

        public Builder table(ResultTable table) {
            tables.add(table);
            return this;
        }

        /** The tables in it can be looked up by row. */
        public Builder source(Source source) {
            sources.add(source);
            Documented.tables(source).forEach(tables::add);
            return this;
        }

        public Evidence build() {
            return new Evidence(question, tables, sources);
        }
    }

    /** Tables of documents, whose rows stand among the sentences with dashes between the cells. */
    private static final class Documented {

        static List<ResultTable> tables(Source source) {
            List<ResultTable> tables = new ArrayList<>();
            List<List<String>> block = new ArrayList<>();
            for (String sentence : source.sentences()) {
                List<String> cells = List.of(CELLS.split(sentence, -1));
                if (!block.isEmpty() && block.getFirst().size() != cells.size()) {
                    table(source.name(), block).ifPresent(tables::add);
                    block.clear();
                }
                if (cells.size() > 1) {
                    block.add(cells);
                }
            }
            table(source.name(), block).ifPresent(tables::add);
            return tables;
        }

        private static Optional<ResultTable> table(String name, List<List<String>> block) {
            if (block.size() < 3) {
                return Optional.empty();
            }
            Map<String, String> units = new HashMap<>();
            List<ResultColumn> columns = block.getFirst().stream()
                    .map(title -> new ResultColumn(title, "text"))
                    .toList();
            List<List<Cell>> rows = block.subList(1, block.size()).stream()
                    .map(row -> row.stream().map(Documented::cell).toList())
                    .toList();
            for (int at = 0; at < columns.size(); at++) {
                int column = at;
                block.subList(1, block.size()).stream()
                        .flatMap(row -> Quantities.of(row.get(column).toLowerCase(java.util.Locale.ROOT)).stream())
                        .filter(quantity ->
                                quantity.form() == Quantity.Form.MONEY || quantity.form() == Quantity.Form.PERCENT)
                        .findFirst()
                        .ifPresent(quantity -> units.put(
                                columns.get(column).name(),
                                quantity.form() == Quantity.Form.MONEY
                                        ? quantity.unit().toUpperCase(java.util.Locale.ROOT)
                                        : "percent"));
            }
            return Optional.of(ResultTable.of(name, new Rows(columns, rows, false), units));
        }

        private static Cell cell(String text) {
            List<Quantity> quantities = Quantities.of(text.toLowerCase(java.util.Locale.ROOT));
            return quantities.size() == 1 && Stems.content(text).size() <= 3
                    ? Cell.number(
                            java.math.BigDecimal.valueOf(quantities.getFirst().value())
                                    .toPlainString())
                    : Cell.text(text);
        }
    }

    /** Everything people wrote, as one text. */
    String written() {
        StringBuilder all = new StringBuilder();
        sources.forEach(source -> {
            source.names().forEach(name -> all.append(name).append(". "));
            source.headings().forEach(heading -> all.append(heading).append(". "));
            source.sentences().forEach(sentence -> all.append(sentence).append(' '));
        });
        return all.toString();
    }
}
