package dash.app.learnings;

import dash.app.knowledge.Desk;
import dash.demo.DemoCompany;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Teaches questions of a file to the demo company, all of them, and asks them a second time, in other words, and nearly the
 * same. A line of the file is {@code {"id", "question", "sql", "paraphrase", "near_miss"}}.
 */
final class TaughtRun {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** One question as somebody teaches it. */
    record Case(String id, String question, String sql, String paraphrase, String nearMiss) {
        static Case of(String line) {
            JsonNode node = JSON.readTree(line);
            return new Case(
                    node.path("id").asString(),
                    node.path("question").asString(),
                    node.path("sql").asString(),
                    node.path("paraphrase").asString(""),
                    node.path("near_miss").asString(""));
        }
    }

    /** Ids of cases for each thing that can be said of them. */
    record Counts(
            int cases,
            Set<String> asTaught,
            Set<String> inOtherWords,
            Set<String> nearMissesAnswered,
            Set<String> worse,
            Map<String, String> refused) {

        String inWords() {
            return asTaught.size() + " of " + cases + " answered as taught on the second asking, "
                    + inOtherWords.size() + " paraphrases answered as taught, " + nearMissesAnswered.size()
                    + " near misses answered by a taught statement " + nearMissesAnswered + ", "
                    + worse.size() + " golden questions made worse " + worse + ", not taught " + refused;
        }
    }

    private TaughtRun() {}

    static Counts of(List<String> lines, Path folder) throws Exception {
        List<Case> cases =
                lines.stream().filter(line -> !line.isBlank()).map(Case::of).toList();
        Path demo = folder.resolve("demo");
        DemoCompany.project().copyTo(demo);
        try (Desk desk = new Desk(() -> folder);
                TestDatabase company = TestPostgres.shared()
                        .database(
                                "demo company " + DemoCompany.CHECKSUM, owner -> DemoCompany.load(owner, told -> {}))) {
            Desk.Project project = desk.copy(demo, company);
            Set<String> before = passed(project);
            Map<String, String> refused = new LinkedHashMap<>();
            for (Case each : cases) {
                Desk.Outcome taught = project.run("teach", each.question(), "--sql", each.sql(), "--json");
                if (taught.status() != 0) {
                    refused.put(each.id(), taught.err());
                }
            }
            Map<String, Case> byId = cases.stream().collect(Collectors.toMap(Case::id, each -> each));
            List<Set<String>> asked = new ArrayList<>();
            for (int which = 0; which < 3; which++) {
                Set<String> answered = new TreeSet<>();
                for (Case each : byId.values()) {
                    if (isAnsweredBy(project, each, wording(each, which))) {
                        answered.add(each.id());
                    }
                }
                asked.add(answered);
            }
            Set<String> worse = new TreeSet<>(before);
            worse.removeAll(passed(project));
            return new Counts(cases.size(), asked.get(0), asked.get(1), asked.get(2), worse, refused);
        }
    }

    private static String wording(Case each, int which) {
        return which == 0 ? each.question() : which == 1 ? each.paraphrase() : each.nearMiss();
    }

    private static boolean isAnsweredBy(Desk.Project project, Case each, String wording) {
        if (wording.isBlank()) {
            return false;
        }
        JsonNode answer = project.run("ask", wording, "--json").json();
        String sql = answer.path("sql").asString("");
        return answer.path("status").asString("").equals("answered")
                && sql.replaceAll("[\\s;]+", " ")
                        .strip()
                        .equals(each.sql().replaceAll("[\\s;]+", " ").strip());
    }

    private static Set<String> passed(Desk.Project project) {
        Set<String> passed = new TreeSet<>();
        project.run("eval", "--json").json().path("results").forEach(result -> {
            if (result.path("passed").asBoolean(false)) {
                passed.add(result.path("id").asString());
            }
        });
        return passed;
    }
}
