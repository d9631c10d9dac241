package dash.store;

import java.util.Optional;

/** What the store remembers of a project beside its items: marks that spare work, and the schema it last agreed with. */
public final class ProjectNotes {

    private final Transactions transactions;
    private final String project;

    ProjectNotes(Transactions transactions, String project) {
        this.transactions = transactions;
        this.project = project;
    }

    /** What the knowledge folder looked like when it was last imported; empty when it never was. */
    public String filesStamp() {
        return read("files_stamp").orElse("");
    }

    public void filesStamp(String stamp) {
        write("files_stamp", ":value", stamp);
    }

    /** The schema that knowledge was last found to agree with, as the JSON that was given. */
    public Optional<String> schemaAgreed() {
        return read("schema_agreed::text");
    }

    public void schemaAgreed(String json) {
        write("schema_agreed", "CAST(:value AS jsonb)", Texts.storableJson(json));
    }

    /** The fingerprint of the schema and the version of the knowledge that were last compared. */
    public String schemaChecked() {
        return read("schema_checked").orElse("");
    }

    public void schemaChecked(String mark) {
        write("schema_checked", ":value", mark);
    }

    private Optional<String> read(String column) {
        return transactions.inTransaction(
                handle -> handle.createQuery("SELECT " + column + " FROM project WHERE name = :project")
                        .bind("project", project)
                        .map((row, context) -> Optional.ofNullable(row.getString(1)))
                        .findOne()
                        .flatMap(found -> found));
    }

    private void write(String column, String value, String text) {
        transactions.inTransaction(handle -> handle.createUpdate("INSERT INTO project (name, " + column
                        + ") VALUES (:project, " + value + ") ON CONFLICT (name) DO UPDATE SET " + column
                        + " = excluded." + column)
                .bind("project", project)
                .bind("value", text)
                .execute());
    }
}
