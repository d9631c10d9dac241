package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.context.ContextLimits;
import dash.models.ModelChoice;
import dash.models.ModelTrial;
import dash.models.Models;
import dash.project.Workshop;
import dash.project.file.ModelChoosing;
import dash.project.file.ModelSettings;
import dash.project.file.ProjectFile;
import java.net.URI;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the doctor finds out about the language model. */
final class DoctorModel {

    private static final String HOW = "; to add a language model write model: into dash.yaml, or try one with --model"
            + " PROVIDER:NAME (docs/models.md)";

    private DoctorModel() {}

    static List<ModelTrial.Finding> findings(
            Workshop workshop, Console console, Waiting waiting, Optional<ProjectOption> project, ModelOption told) {
        Optional<ProjectFile> file = project.map(option -> workshop.projectFile(option.told()));
        ModelChoosing choosing = file.map(ProjectFile::modelChoosing)
                .orElseGet(() -> new ModelChoosing(ModelSettings.NONE, console.environment()));
        Optional<ModelChoice> choice = choosing.choose(told.told());
        if (choice.isEmpty()) {
            return List.of(new ModelTrial.Finding(true, "built in, answers without a language model" + HOW));
        }
        List<ModelTrial.Finding> findings = new ArrayList<>();
        unprotected(choice.get()).ifPresent(words -> findings.add(new ModelTrial.Finding(false, words)));
        waiting.on("trying " + choice.get().label());
        try (Models models = new Models()) {
            findings.addAll(new ModelTrial(choice.get(), models.open(choice.get()))
                    .run(file.map(ProjectFile::contextTokens).orElse(ContextLimits.DEFAULT.tokens())));
        }
        file.ifPresent(found -> findings.add(spent(workshop, found)));
        return findings;
    }

    private static ModelTrial.Finding spent(Workshop workshop, ProjectFile file) {
        long today =
                workshop.store().spending(file.project(), Clock.systemUTC()).tokensToday();
        long limit = file.tokenLimits().perDay();
        return new ModelTrial.Finding(
                today < limit,
                today + " of " + limit + " tokens spent today"
                        + (today < limit ? "" : "; raise limits.tokens_per_day or wait until tomorrow (UTC)"));
    }

    private static Optional<String> unprotected(ModelChoice choice) {
        URI address = URI.create(choice.baseUrl());
        String host = address.getHost();
        boolean near = host.equals("localhost") || host.startsWith("127.") || host.equals("[::1]");
        return "http".equals(address.getScheme()) && !near
                ? Optional.of("key and conversation go to " + host + " unprotected; use https in model.base_url")
                : Optional.empty();
    }
}
