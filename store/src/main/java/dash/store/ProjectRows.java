package dash.store;

import org.jdbi.v3.core.Handle;

/** The row of a project, behind which everybody queues who changes something of it. */
final class ProjectRows {

    private ProjectRows() {}

    /** Makes the row if need be and holds it until the transaction ends. */
    static void lock(Handle handle, String project) {
        handle.createUpdate("INSERT INTO project (name) VALUES (:project) ON CONFLICT DO NOTHING")
                .bind("project", project)
                .execute();
        handle.createQuery("SELECT name FROM project WHERE name = :project FOR UPDATE")
                .bind("project", project)
                .mapTo(String.class)
                .one();
    }
}
