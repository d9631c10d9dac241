package dash.models.analyst;

import dash.models.language.Tool;
import java.util.ArrayList;
import java.util.List;

/** What a model may call: few tools, each for one kind of move. */
final class AnalystTools {

    static final String RUN_SQL = "run_sql";
    static final String INSPECT = "inspect";
    static final String RECALL = "recall";
    static final String CONSULT = "consult";
    static final String SAVE_LEARNING = "save_learning";
    static final String OFFER = "offer_query_pattern";
    static final String THINK = "think";
    static final String ANALYSE = "analyse";
    static final String ASK_BACK = "ask_back";
    static final String CONCLUDE = "conclude";

    private static final String STEP = """
            {"type":"object","additionalProperties":false,
             "required":["title","thought","action","confidence","next_action"],
             "properties":{
              "title":{"type":"string","description":"what this step is about, in a few words; another way is another title"},
              "thought":{"type":"string","description":"the reasoning"},
              "action":{"type":"string","description":"what you will do next because of it"},
              "result":{"type":"string","description":"what came of the last action, if there was one"},
              "confidence":{"type":"number","description":"how sure you are, from 0 to 1"},
              "next_action":{"type":"string","enum":["continue","validate","final_answer","reset"]}}}
            """;

    private AnalystTools() {}

    static List<Tool> all(boolean reasoning) {
        List<Tool> tools = new ArrayList<>(List.of(runSql(), inspect(), words(RECALL), words(CONSULT), saveLearning()));
        tools.addAll(List.of(offer(), askBack(), conclude()));
        if (reasoning) {
            tools.add(
                    Tool.of(THINK, "One step of reasoning before acting. Kept for the record; changes nothing.", STEP));
            tools.add(
                    Tool.of(ANALYSE, "One look back at a result: is it right, does it answer? Changes nothing.", STEP));
        }
        return List.copyOf(tools);
    }

    static Tool runSql() {
        return Tool.of(
                RUN_SQL,
                "Runs one read-only statement and tells its rows, facts and doubts, or why it did not run.",
                """
                {"type":"object","additionalProperties":false,"required":["sql"],
                 "properties":{
                  "sql":{"type":"string","description":"one SELECT, plain text without code fences or semicolon"},
                  "reading":{"type":"string","description":"one sentence: how you understand the question"},
                  "read_as":{"type":"string","description":"only for a follow-up in a conversation: the question in full, as it is meant there"},
                  "assumptions":{"type":"array","items":{"type":"string"},
                   "description":"what the question left open and how you decided, a sentence each"}}}
                """);
    }

    private static Tool inspect() {
        return Tool.of(INSPECT, "Shows the names of all tables, or one table with its columns, types and keys.", """
                {"type":"object","additionalProperties":false,
                 "properties":{
                  "table":{"type":"string","description":"the table; leave it out to list all"},
                  "samples":{"type":"integer","description":"how many rows to show as examples, 0 to 20; 0 when left out"}}}
                """);
    }

    private static Tool words(String name) {
        return Tool.of(
                name,
                name.equals(RECALL)
                        ? "Finds knowledge, learnings and earlier answers about some words."
                        : "Finds passages of documents about some words.",
                """
                {"type":"object","additionalProperties":false,"required":["words"],
                 "properties":{"words":{"type":"string","description":"what to look for, a few words"}}}
                """);
    }

    private static Tool saveLearning() {
        return Tool.of(
                SAVE_LEARNING,
                "Keeps one lesson about the tables, found out by a mistake or from the person. It is checked before others get it.",
                """
                {"type":"object","additionalProperties":false,"required":["title","learning"],
                 "properties":{
                  "title":{"type":"string","description":"at most 120 characters"},
                  "learning":{"type":"string","description":"one sentence that says what to do"},
                  "tables":{"type":"array","items":{"type":"string"}},
                  "category":{"type":"string","enum":["type_mismatch","filter_required","join_pattern","aggregation","naming","data_quality","business_logic","other"]}}}
                """);
    }

    private static Tool offer() {
        return Tool.of(OFFER, "Proposes the statement that answers for reuse under a name. A person decides.", """
                {"type":"object","additionalProperties":false,"required":["name","question"],
                 "properties":{
                  "name":{"type":"string","description":"lower case words with _ between them"},
                  "question":{"type":"string","description":"the question it answers, without what is special today"}}}
                """);
    }

    private static Tool askBack() {
        return Tool.of(
                ASK_BACK,
                "Lets the person choose between readings of the question. The statements are run; the person is asked only if their results differ.",
                """
                {"type":"object","additionalProperties":false,"required":["question","readings"],
                 "properties":{
                  "question":{"type":"string","description":"what to ask the person"},
                  "readings":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["words","sql"],
                   "properties":{"words":{"type":"string","description":"the reading, as a choice to pick"},
                    "sql":{"type":"string","description":"the statement that answers it"}}}},
                  "default":{"type":"integer","description":"which reading is meant when nobody chooses, from 1"}}}
                """);
    }

    static Tool conclude() {
        return Tool.of(
                CONCLUDE,
                "Ends the question with the answer, resting on a statement that ran or on what people wrote; or says that there is none.",
                """
                {"type":"object","additionalProperties":false,"required":["answer"],
                 "properties":{
                  "answer":{"type":"string","description":"two or three plain sentences, each held up by rows, facts, knowledge or documents"},
                  "attempt":{"type":"integer","description":"the number of the attempt that answers; the last that ran when left out"},
                  "citations":{"type":"array","items":{"type":"string"},
                   "description":"only when no figure is asked for and nothing was run: the titles of the knowledge or documents that hold the answer"},
                  "answerable":{"type":"boolean","description":"false when the data cannot answer; answer then says why"}}}
                """);
    }
}
