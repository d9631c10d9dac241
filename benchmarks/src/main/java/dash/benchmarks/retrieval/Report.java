package dash.benchmarks.retrieval;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** The figures for people and for programs. */
final class Report {

    private Report() {}

    static String table(List<Retrieval.Row> rows) {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%8s  %-8s %9s %9s %8s %8s %8s %8s %9s %9s %8s%n",
                "tables",
                "way",
                "recall@5",
                "recall@10",
                "all@5",
                "all@10",
                "p50 ms",
                "p95 ms",
                "index MB",
                "build s",
                "heap MB"));
        for (Retrieval.Row row : rows) {
            Measurement.Figures seen = row.figures();
            text.append(String.format(
                    Locale.ROOT,
                    "%8d  %-8s %9.3f %9.3f %8.3f %8.3f %8.1f %8.1f %9.1f %9.1f %8d%n",
                    row.size().tables(),
                    row.way(),
                    seen.recallAt5(),
                    seen.recallAt10(),
                    seen.allAt5(),
                    seen.allAt10(),
                    seen.medianMillis(),
                    seen.p95Millis(),
                    row.size().bytes() / 1e6,
                    row.size().buildSeconds(),
                    row.size().heapMegabytes()));
        }
        return text.toString();
    }

    static String json(List<Retrieval.Row> rows, String model, int questions) {
        List<Map<String, Object>> lines = new ArrayList<>();
        for (Retrieval.Row row : rows) {
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("tables", row.size().tables());
            line.put("columns", row.size().columns());
            line.put("way", row.way());
            line.put("recall_at_5", row.figures().recallAt5());
            line.put("recall_at_10", row.figures().recallAt10());
            line.put("all_at_5", row.figures().allAt5());
            line.put("all_at_10", row.figures().allAt10());
            line.put("p50_ms", row.figures().medianMillis());
            line.put("p95_ms", row.figures().p95Millis());
            line.put("index_bytes", row.size().bytes());
            line.put("build_seconds", row.size().buildSeconds());
            line.put("embedded", row.size().embedded());
            line.put("heap_megabytes", row.size().heapMegabytes());
            lines.add(line);
        }
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("model", model);
        all.put("questions", questions);
        all.put("rows", lines);
        return new JsonMapper().writerWithDefaultPrettyPrinter().writeValueAsString(all);
    }
}
