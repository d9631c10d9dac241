package dash.databases.login;

/** Something a login can do that reading does not need. The words follow "the login". */
public enum Power {
    SUPERUSER(Severity.DANGER, "is or can become a superuser"),
    CREATES_ROLES(Severity.DANGER, "can create and change roles"),
    CREATES_DATABASES(Severity.DANGER, "can create databases"),
    REPLICATES(Severity.DANGER, "can start replication and read everything through it"),
    BYPASSES_ROW_SECURITY(Severity.DANGER, "bypasses row-level security"),
    READS_SERVER_FILES(Severity.DANGER, "can read files of the server"),
    WRITES_SERVER_FILES(Severity.DANGER, "can write files on the server"),
    RUNS_PROGRAMS(Severity.DANGER, "can run programs on the server"),
    WRITES_ALL_DATA(Severity.DANGER, "can write every table through a role of the system"),
    SIGNALS_OTHERS(Severity.DANGER, "can end other sessions"),
    READS_PASSWORDS(Severity.DANGER, "can read password hashes"),
    OWNS(Severity.DANGER, "owns relations and could change or drop them"),
    WRITES(Severity.DANGER, "can write to relations"),
    MOVES_SEQUENCES(Severity.DANGER, "can move sequences"),
    CREATES_IN_SCHEMA(Severity.DANGER, "can create objects in schemas"),
    CREATES_SCHEMAS(Severity.DANGER, "can create schemas in the database"),
    CREATES_TEMPORARY_TABLES(Severity.NOTICE, "can create temporary tables"),
    CALLS_WITH_OWNERS_RIGHTS(Severity.NOTICE, "can call functions that run with their owner's rights"),
    READS_OUTSIDE(Severity.NOTICE, "can read relations outside the project's schemas");

    /** Whether a strict project starts with it. */
    public enum Severity {
        /** It could change data, read files or act beyond the database. */
        DANGER,
        /** It cannot, but a tighter login would not have it. */
        NOTICE
    }

    private final Severity severity;
    private final String words;

    Power(Severity severity, String words) {
        this.severity = severity;
        this.words = words;
    }

    public Severity severity() {
        return severity;
    }

    public String words() {
        return words;
    }
}
