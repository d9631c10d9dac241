package dash.databases.mysql.session;

/**
 * Identifies the state of everything in the catalog by which a user's code can get into a statement, as far as the login sees
 * it: stored functions that it may call, and views.
 */
public final class CatalogVersion {

    /**
     * One text: of each kind how many there are, and all of them in one number. The moment of a change is there to the second
     * only, so that what the definition shows counts too.
     */
    public static final String QUERY = """
            SELECT md5(concat_ws('/',
              (SELECT concat(count(*), ':', coalesce(sum(crc32(concat_ws('.', routine_schema, routine_name, routine_type,
                 security_type, definer, created, last_altered, routine_definition))), 0))
               FROM information_schema.routines),
              (SELECT concat(count(*), ':', coalesce(sum(crc32(concat_ws('.', table_schema, table_name, security_type,
                 definer, view_definition))), 0))
               FROM information_schema.views
               WHERE table_schema NOT IN ('mysql', 'sys', 'information_schema', 'performance_schema'))))""";

    private CatalogVersion() {}
}
