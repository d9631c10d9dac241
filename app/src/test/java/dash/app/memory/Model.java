package dash.app.memory;

import dash.app.knowledge.Desk;
import dash.testkit.provider.Protocol;
import dash.testkit.provider.ScriptedProvider;
import dash.testkit.provider.Step;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** A model played by a script, behind real HTTP. */
final class Model implements AutoCloseable {

    private final ScriptedProvider provider = ScriptedProvider.start();

    Model(Desk desk) {
        desk.set("OPENAI_BASE_URL", provider.baseUrl(Protocol.OPENAI)).set("OPENAI_API_KEY", "no-key");
    }

    Model script(Step... steps) {
        provider.script(steps);
        return this;
    }

    /** Everything that was sent to it. */
    String told() {
        return provider.outgoing();
    }

    static Step call(String tool, Object... pairs) {
        Map<String, Object> arguments = new LinkedHashMap<>();
        for (int index = 0; index + 1 < pairs.length; index += 2) {
            arguments.put((String) pairs[index], pairs[index + 1]);
        }
        return Step.toolCall(tool, JsonMapper.shared().writeValueAsString(arguments));
    }

    static Step sql(String sql) {
        return call("run_sql", "sql", sql, "reading", "as it is asked");
    }

    static Step conclude(String answer) {
        return call("conclude", "answer", answer);
    }

    @Override
    public void close() {
        provider.close();
    }
}
