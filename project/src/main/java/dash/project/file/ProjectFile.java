package dash.project.file;

import dash.execute.Limits;
import dash.mcp.ServerSettings;
import dash.models.spending.TokenLimits;
import java.nio.file.Path;
import java.util.List;

/**
 * What a project's {@code dash.yaml} says.
 *
 * @param folder where it stands; knowledge lies beside it
 * @param schemas empty for what the engine usually has
 * @param rowsToModel the most rows of a result that a language model is shown
 * @param servers that keep documents; with secrets filled in
 * @param sourceUrl with its secrets filled in: never to be printed
 */
public record ProjectFile(
        String project,
        Path folder,
        String sourceUrl,
        List<String> schemas,
        List<String> tables,
        List<String> functions,
        boolean strict,
        List<String> sensitive,
        Limits limits,
        int corrections,
        int moves,
        int contextTokens,
        int rowsToModel,
        TokenLimits tokenLimits,
        ModelSettings model,
        ModelChoosing modelChoosing,
        Approval approval,
        List<ServerSettings> servers) {

    /** Who may make a learning active for everybody. */
    public enum Approval {
        /** Golden questions that it was proven on, or a person. */
        GOLDEN,
        /** A person, always. */
        PERSON
    }

    public ProjectFile {
        schemas = List.copyOf(schemas);
        tables = List.copyOf(tables);
        functions = List.copyOf(functions);
        sensitive = List.copyOf(sensitive);
        servers = List.copyOf(servers);
    }

    /** Secrets stay out of logs and error texts, wherever this record ends up. */
    @Override
    public String toString() {
        return "project " + project + " in " + folder;
    }
}
