package dash.project.init;

import dash.draft.from.CortexModel;
import dash.draft.from.DbtManifest;
import dash.draft.from.FrequentQueries;
import dash.draft.from.SqlFolder;
import dash.draft.from.Statements;
import dash.draft.from.Told;
import dash.draft.from.Views;
import dash.guard.Verdict;
import dash.knowledge.Item;
import dash.project.OpenProject;
import dash.schema.Schema;
import dash.statement.TablesRead;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What people told about the same tables in other places, the most trusted first. */
record ToldElsewhere(List<Told> told) {

    ToldElsewhere {
        told = List.copyOf(told);
    }

    static ToldElsewhere read(InitWish.Readings readings, Schema schema, OpenProject project) {
        Statements statements = sql -> tables(project, sql);
        List<Told> told = new ArrayList<>();
        readings.cortex().ifPresent(file -> told.add(CortexModel.read(file, schema, statements)));
        readings.dbt().ifPresent(file -> told.add(DbtManifest.read(file, schema, statements)));
        readings.sql().ifPresent(folder -> told.add(SqlFolder.read(folder, statements)));
        told.add(Views.read(schema, statements));
        told.add(FrequentQueries.read(FrequentOnServer.of(project.source()), schema, statements));
        return new ToldElsewhere(told);
    }

    /** By the guard, as for every statement; nothing runs. */
    private static Optional<List<String>> tables(OpenProject project, String sql) {
        return project.statements().judge(sql) instanceof Verdict.Allowed allowed
                ? Optional.of(TablesRead.names(allowed.sql().statement().root()).stream()
                        .map(name -> name.toString())
                        .distinct()
                        .toList())
                : Optional.empty();
    }

    List<List<Item>> byTrust() {
        return told.stream().map(Told::items).toList();
    }

    List<String> notices() {
        return told.stream().flatMap(one -> one.notices().stream()).toList();
    }

    List<String> questions() {
        return told.stream().flatMap(one -> one.questions().stream()).toList();
    }
}
