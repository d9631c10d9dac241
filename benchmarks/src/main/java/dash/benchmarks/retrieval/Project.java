package dash.benchmarks.retrieval;

import dash.knowledge.Knowledge;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.search.ColumnValues;
import dash.search.SearchDocument;
import dash.search.SearchDocuments;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** All databases as one project, and the questions about it. */
record Project(List<Table> real, List<GoldTables.Asked> questions) {

    private static final long SEED = 20_251_115;

    static Project read(Path shared) throws IOException {
        Map<String, List<Table>> databases = new LinkedHashMap<>();
        for (Map.Entry<String, List<Table>> database :
                Dumps.read(shared.resolve("data")).entrySet()) {
            databases.put(
                    database.getKey(), Notes.tell(database.getKey(), database.getValue(), shared.resolve("data")));
        }
        List<Table> real = databases.values().stream().flatMap(List::stream).toList();
        return new Project(real, GoldTables.read(shared.resolve("golden"), databases));
    }

    List<Table> tables(int count) {
        Set<RelationName> names = new LinkedHashSet<>();
        questions.forEach(asked -> names.addAll(asked.gold()));
        List<Table> gold =
                real.stream().filter(table -> names.contains(table.name())).toList();
        List<Table> all = new ArrayList<>(real);
        all.addAll(Distractors.make(real, gold, Math.max(0, count - real.size()), SEED));
        return all;
    }

    static List<SearchDocument> documents(List<Table> tables) {
        return SearchDocuments.of(
                Knowledge.EMPTY, new Schema("benchmark", List.of(), tables), ColumnValues.NONE, column -> false);
    }
}
