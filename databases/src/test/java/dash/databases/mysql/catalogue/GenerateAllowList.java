package dash.databases.mysql.catalogue;

import dash.testkit.MariaDbDatabase;
import dash.testkit.RepositoryRoot;
import dash.testkit.TestMariaDb;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Writes the list of what is harmless: every function that a real MariaDB says it has, with those that the grammar holds as words
 * or that only MySQL has, without those that were looked at and found to do or show more than a query may. Run it again on a newer
 * server and read the difference: a new function is let through only when its name here says so.
 */
final class GenerateAllowList {

    private static final String FILE = "databases/src/main/resources/dash/databases/mysql/catalogue/allow-list.txt";

    /** In MariaDB's list and harmless; a name that is in its list and not here is refused. */
    private static final String HARMLESS = """
            abs acos aes_decrypt aes_encrypt compress uncompressed_length adddate addtime add_months asin atan atan2 bin bit_and bit_count bit_length bit_or bit_xor ceil ceiling
            character_length char_length chr coercibility collation concat concat_ws conv convert_tz cos cot count crc32 crc32c
            cume_dist curdate curtime datediff date_add date_format date_sub dayname dayofmonth dayofweek dayofyear degrees
            dense_rank elt exp export_set field find_in_set first_value floor format from_base64 from_days from_unixtime
            group_concat hex ifnull inet6_aton inet6_ntoa inet_aton inet_ntoa instr isnull is_ipv4 is_ipv4_compat is_ipv4_mapped
            is_ipv6 json_array json_arrayagg json_array_append json_array_insert json_compact json_contains json_contains_path
            json_depth json_detailed json_equals json_exists json_extract json_insert json_keys json_length json_loose json_merge
            json_merge_patch json_merge_preserve json_normalize json_object json_objectagg json_overlaps json_pretty json_query
            json_quote json_remove json_replace json_search json_set json_type json_unquote json_valid json_value lag last_day lcase
            lead length lengthb ln locate log log10 log2 lower lpad ltrim makedate maketime make_set max md5 median microsecond mid
            min mod monthname natural_sort_key now nth_value ntile nvl nvl2 oct octet_length ord percentile_cont percentile_disc
            percent_rank period_add period_diff pi position pow power quarter quote radians rand rank regexp_instr regexp_replace
            regexp_substr reverse round rpad rtrim sec_to_time sha sha1 sha2 sign sin soundex space sqrt std stddev stddev_pop
            stddev_samp strcmp str_to_date subdate substr substring substring_index subtime sum sys_guid tan timediff time_format
            time_to_sec to_base64 to_char to_days to_seconds trim ucase unhex unix_timestamp upper uuid uuid_short variance var_pop
            var_samp week weekday weekofyear yearweek extract""";

    /** Words of the grammar, newer ones and MySQL's own: no server lists them as functions. */
    private static final String ALSO_HARMLESS = """
            any_value ascii avg bin_to_uuid btrim char charset date day default extract format_bytes get_format hour if insert
            interval is_uuid json_array_intersect json_object_filter_keys json_object_to_array json_schema_valid
            json_storage_size json_table last_value left minute month months_between point regexp_like repeat replace right row_number
            second st_area st_asgeojson st_astext st_aswkt st_centroid st_contains st_crosses st_disjoint st_distance
            st_distance_sphere st_equals st_geomfromtext st_intersects st_isempty st_latitude st_length st_longitude st_overlaps
            st_pointfromtext st_srid st_touches st_within st_x st_y sysdate time timestamp timestampadd timestampdiff to_date
            to_number trunc truncate uuid_to_bin uuid_v4 uuid_v7 year""";

    /** Of these, what MariaDB 10.11 has neither in its list nor in its grammar: a stored or loadable function could take the name. */
    private static final String ELSEWHERE = """
            any_value bin_to_uuid format_bytes is_uuid json_array_intersect json_object_filter_keys json_object_to_array
            json_schema_valid json_storage_size months_between regexp_like st_latitude st_longitude to_date
            to_number trunc uuid_to_bin uuid_v4 uuid_v7""";

    /** Named so that a refusal can say what is wrong with them; those of MariaDB's list that are not harmless come by themselves. */
    private static final String REFUSED = """
            connection_id current_role current_user database found_rows gtid_subset gtid_subtract icu_version is_visible_dd_object
            last_insert_id lastval load_file name_const nextval ps_current_thread_id ps_thread_id roles_graphml row_count schema
            session_user setval source_pos_wait statement_digest statement_digest_text system_user user validate_password_strength
            values value version wait_for_executed_gtid_set rownum uncompress extractvalue updatexml sys_exec sys_eval sleep
            benchmark""";

    private static final String OPERATORS = "+ - * / % div = <> < > <= >= | & << >> ^ ~ xor regexp -> ->> ~~ !~~";

    private static final String TYPES = """
            binary bigint char date datetime dec decimal double fixed float inet4 inet6 int integer interval json mediumint nchar
            numeric real signed smallint text time timestamp tinyint unsigned uuid varbinary varchar year""";

    private static final String VALUES =
            "current_date current_time current_timestamp localtime localtimestamp utc_date utc_time utc_timestamp";

    private GenerateAllowList() {}

    public static void main(String[] arguments) throws IOException, SQLException {
        Set<String> listed = functionsOfTheServer();
        Set<String> harmless = words(HARMLESS);
        harmless.retainAll(listed);
        harmless.addAll(words(ALSO_HARMLESS));
        Set<String> refused = words(REFUSED);
        refused.addAll(listed);
        refused.removeAll(harmless);
        List<String> lines = new java.util.ArrayList<>();
        lines.add("# Made by GenerateAllowList in the tests of this module; do not edit.");
        add(lines, "function", harmless);
        add(lines, "refused", refused);
        add(lines, "elsewhere", words(ELSEWHERE));
        add(lines, "operator", words(OPERATORS));
        lines.add("operator\tsounds like");
        lines.add("operator\tmember of");
        add(lines, "type", words(TYPES));
        add(lines, "value", words(VALUES));
        Path file = RepositoryRoot.path().resolve(FILE);
        Files.createDirectories(file.getParent());
        Files.writeString(file, lines.stream().collect(Collectors.joining("\n", "", "\n")));
        System.out.println(harmless.size() + " functions, " + refused.size() + " refused");
        System.exit(0);
    }

    private static void add(List<String> lines, String kind, Set<String> names) {
        names.forEach(name -> lines.add(kind + "\t" + name));
    }

    private static Set<String> words(String text) {
        return Arrays.stream(text.strip().split("\\s+")).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> functionsOfTheServer() throws SQLException {
        Set<String> names = new TreeSet<>();
        try (MariaDbDatabase database = TestMariaDb.shared().orElseThrow().database();
                Connection connection = database.superuser().connect();
                Statement statement = connection.createStatement();
                ResultSet rows =
                        statement.executeQuery("SELECT lower(`function`) FROM information_schema.sql_functions")) {
            while (rows.next()) {
                names.add(rows.getString(1));
            }
        }
        return names;
    }
}
