package dash.benchmarks.retrieval;

import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.golden.GoldenQuestion;
import dash.golden.GoldenReader;
import dash.schema.RelationName;
import dash.schema.Table;
import dash.statement.Name;
import dash.statement.Parsing;
import dash.statement.TablesRead;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The golden questions with the tables that their SQL reads. */
final class GoldTables {

    /** A text to search with and what should be found. */
    record Asked(String text, boolean paraphrase, Set<RelationName> gold) {}

    private GoldTables() {}

    static List<Asked> read(Path golden, Map<String, List<Table>> databases) {
        List<Asked> asked = new ArrayList<>();
        try (PostgresqlStatementParser parser = new PostgresqlStatementParser()) {
            for (GoldenQuestion question : new GoldenReader().read(golden)) {
                Set<RelationName> gold = gold(question, parser, databases);
                if (!gold.isEmpty()) {
                    asked.add(new Asked(question.question(), false, gold));
                    question.paraphrases().forEach(text -> asked.add(new Asked(text, true, gold)));
                }
            }
        }
        return asked;
    }

    private static Set<RelationName> gold(
            GoldenQuestion question, PostgresqlStatementParser parser, Map<String, List<Table>> databases) {
        Map<String, RelationName> known = new HashMap<>();
        databases
                .getOrDefault(question.database(), List.of())
                .forEach(table -> known.put(table.name().name().toLowerCase(Locale.ROOT), table.name()));
        if (question.sql().isEmpty() || !question.answerable()) {
            return Set.of();
        }
        return switch (parser.parse(question.sql().get())) {
            case Parsing.Parsed parsed ->
                found(question, TablesRead.names(parsed.statement().root()), known);
            case Parsing not -> throw new IllegalStateException(question.id() + ": " + not);
        };
    }

    private static Set<RelationName> found(GoldenQuestion question, List<Name> names, Map<String, RelationName> known) {
        Set<RelationName> gold = new LinkedHashSet<>();
        for (Name name : names) {
            RelationName table = known.get(name.last().toLowerCase(Locale.ROOT));
            if (table == null) {
                throw new IllegalStateException(
                        question.id() + " reads " + name + ", which no dump of " + question.database() + " has");
            }
            gold.add(table);
        }
        return gold;
    }
}
