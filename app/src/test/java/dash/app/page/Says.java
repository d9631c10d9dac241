package dash.app.page;

import dash.testkit.provider.Step;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** What the played model says, in the words of its tools. */
final class Says {

    private Says() {}

    static Step sql(String sql) {
        return call("run_sql", "sql", sql, "reading", "as it is asked");
    }

    static Step conclude(String answer) {
        return call("conclude", "answer", answer);
    }

    static Step call(String tool, Object... pairs) {
        Map<String, Object> arguments = new LinkedHashMap<>();
        for (int index = 0; index + 1 < pairs.length; index += 2) {
            arguments.put((String) pairs[index], pairs[index + 1]);
        }
        return Step.toolCall(tool, JsonMapper.shared().writeValueAsString(arguments));
    }
}
