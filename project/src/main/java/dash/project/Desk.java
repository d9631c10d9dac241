package dash.project;

import dash.golden.GoldenFolder;
import dash.store.EvalRuns;
import dash.store.Store;

/**
 * A project with everything that people do to it beside asking: what a door that stays open works on. Whoever opened it closes
 * the project; the store belongs to the workshop.
 */
public record Desk(
        OpenProject project, ProjectKnowledge knowledge, Confirmation confirmation, EvalRuns evalRuns, Store store) {

    public String name() {
        return project.name();
    }

    public GoldenFolder golden() {
        return new GoldenFolder(project.trials().folder());
    }
}
