package dash.app.command;

import dash.app.Console;
import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.project.Guards;
import dash.project.context.ProjectContexts;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/**
 * What the launcher runs once after a build, with the JVM's recorder on: it touches the classes that every command needs,
 * so that the AOT cache holds them. Opens nothing and changes nothing.
 */
@Command(name = "warm-up", hidden = true, description = "Loads what commands need, for the AOT cache.")
final class WarmUpCommand implements Callable<Integer> {

    private final Console console;

    WarmUpCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        DashCommand.commandLine(console).getUsageMessage();
        try (PostgresqlStatementParser parser = new PostgresqlStatementParser()) {
            String sql =
                    "SELECT a, sum(b) AS c FROM t JOIN u USING (id) WHERE d >= DATE '2020-01-01' GROUP BY 1 LIMIT 5";
            Guards.postgresql(parser).judge(sql, Guards.scopeOfItsOwn(parser, sql));
        }
        ProjectContexts.warmUp();
        return 0;
    }
}
