package dash.demo;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** A golden question as it stands in the project. */
record GoldenQuestion(
        String id,
        String question,
        List<String> paraphrases,
        String sql,
        List<String> alternatives,
        String difficulty,
        List<String> tags,
        boolean answerable,
        List<String> keys) {

    static List<GoldenQuestion> all() {
        List<GoldenQuestion> questions = new ArrayList<>();
        for (String file : DemoCompany.project().files()) {
            if (file.startsWith("golden/")) {
                new YAMLMapper().readTree(DemoCompany.project().text(file)).forEach(node -> questions.add(of(node)));
            }
        }
        return questions;
    }

    static List<GoldenQuestion> answerableOnes() {
        return all().stream().filter(GoldenQuestion::answerable).toList();
    }

    static GoldenQuestion withId(String id) {
        return all().stream().filter(golden -> golden.id.equals(id)).findFirst().orElseThrow();
    }

    List<String> wordings() {
        List<String> wordings = new ArrayList<>(paraphrases);
        wordings.addFirst(question);
        return wordings;
    }

    private static GoldenQuestion of(JsonNode node) {
        return new GoldenQuestion(
                node.path("id").asString(),
                node.path("question").asString(),
                texts(node, "paraphrases"),
                node.path("sql").asString(""),
                texts(node, "alternatives"),
                node.path("difficulty").asString(""),
                texts(node, "tags"),
                node.path("answerable").asBoolean(true),
                List.copyOf(node.propertyNames()));
    }

    private static List<String> texts(JsonNode node, String key) {
        List<String> texts = new ArrayList<>();
        node.path(key).forEach(text -> texts.add(text.asString()));
        return texts;
    }

    @Override
    public String toString() {
        return id;
    }
}
