package dash.databases.mysql.parser;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/** Words of the language: which of them are no names, and which are units of time. */
public final class Words {

    /** Reserved by MySQL and by MariaDB; a word that only one of them reserves is left to the server. */
    private static final Set<String> RESERVED = set("""
            ACCESSIBLE ADD ALL ALTER ANALYZE AND AS ASC BEFORE BETWEEN BIGINT BINARY BLOB BOTH BY CALL CASCADE CASE
            CHANGE CHAR CHARACTER CHECK COLLATE COLUMN CONDITION CONSTRAINT CONTINUE CONVERT CREATE CROSS CURRENT_DATE
            CURRENT_TIME CURRENT_TIMESTAMP CURRENT_USER CURSOR DATABASE DATABASES DAY_HOUR DAY_MICROSECOND DAY_MINUTE
            DAY_SECOND DEC DECIMAL DECLARE DEFAULT DELAYED DELETE DESC DESCRIBE DETERMINISTIC DISTINCT DISTINCTROW DIV
            DOUBLE DROP EACH ELSE ELSEIF ENCLOSED ESCAPED EXCEPT EXISTS EXIT EXPLAIN FALSE FETCH FLOAT FOR FORCE
            FOREIGN FROM FULLTEXT GRANT GROUP HAVING HIGH_PRIORITY HOUR_MICROSECOND HOUR_MINUTE HOUR_SECOND IF IGNORE
            IN INDEX INFILE INNER INOUT INSENSITIVE INSERT INT INTEGER INTERSECT INTERVAL INTO IS ITERATE JOIN KEY KEYS
            KILL LATERAL LEADING LEAVE LEFT LIKE LIMIT LINEAR LINES LOAD LOCALTIME LOCALTIMESTAMP LOCK LONG LONGBLOB
            LONGTEXT LOOP LOW_PRIORITY MATCH MAXVALUE MEDIUMBLOB MEDIUMINT MEDIUMTEXT MINUTE_MICROSECOND
            MINUTE_SECOND MOD MODIFIES NATURAL NOT NO_WRITE_TO_BINLOG NULL NUMERIC ON OPTIMIZE OPTION OPTIONALLY OR
            ORDER OUT OUTER OUTFILE OVER PARTITION PRECISION PRIMARY PROCEDURE PURGE RANGE READ READS REAL RECURSIVE
            REFERENCES REGEXP RELEASE RENAME REPEAT REPLACE REQUIRE RESIGNAL RESTRICT RETURN REVOKE RIGHT RLIKE SCHEMA
            SCHEMAS SECOND_MICROSECOND SELECT SENSITIVE SEPARATOR SET SHOW SIGNAL SMALLINT SPATIAL SPECIFIC SQL
            SQLEXCEPTION SQLSTATE SQLWARNING SQL_BIG_RESULT SQL_CALC_FOUND_ROWS SQL_SMALL_RESULT SSL STARTING
            STRAIGHT_JOIN TABLE TERMINATED THEN TINYBLOB TINYINT TINYTEXT TO TRAILING TRIGGER TRUE UNDO UNION UNIQUE
            UNLOCK UNSIGNED UPDATE USAGE USE USING UTC_DATE UTC_TIME UTC_TIMESTAMP VALUES VARBINARY VARCHAR VARYING
            WHEN WHERE WHILE WINDOW WITH WRITE XOR YEAR_MONTH ZEROFILL
            """);

    /** Reserved by one of the two servers, or in some of their versions. */
    private static final Set<String> SOMETIMES_RESERVED = set("""
            CUBE CUME_DIST DENSE_RANK DUAL EMPTY FIRST_VALUE FUNCTION GENERATED GET GROUPING GROUPS JSON_TABLE LAG
            LAST_VALUE LEAD NTH_VALUE NTILE OF OFFSET PAGE_CHECKSUM PARALLEL PERCENT_RANK QUALIFY RANK REF_SYSTEM_ID
            RETURNING ROW ROWS ROW_NUMBER SLOW STORED SYSTEM TABLESAMPLE VIRTUAL VECTOR INT1 INT2 INT3 INT4 INT8
            FLOAT4 FLOAT8 MIDDLEINT VARCHARACTER ASENSITIVE READ_WRITE SQL_SMALL_RESULT
            """);

    private static final Set<String> UNITS = set("""
            MICROSECOND SECOND MINUTE HOUR DAY WEEK MONTH QUARTER YEAR SECOND_MICROSECOND MINUTE_MICROSECOND
            MINUTE_SECOND HOUR_MICROSECOND HOUR_SECOND HOUR_MINUTE DAY_MICROSECOND DAY_SECOND DAY_MINUTE DAY_HOUR
            YEAR_MONTH SQL_TSI_SECOND SQL_TSI_MINUTE SQL_TSI_HOUR SQL_TSI_DAY SQL_TSI_WEEK SQL_TSI_MONTH
            SQL_TSI_QUARTER SQL_TSI_YEAR
            """);

    /** Names without brackets that are values; those about login and server are refused by the guard, by name. */
    private static final Set<String> VALUES = set("""
            CURRENT_DATE CURRENT_TIME CURRENT_TIMESTAMP LOCALTIME LOCALTIMESTAMP UTC_DATE UTC_TIME UTC_TIMESTAMP
            CURRENT_USER
            """);

    private Words() {}

    private static Set<String> set(String words) {
        return Arrays.stream(words.strip().split("\\s+")).collect(Collectors.toUnmodifiableSet());
    }

    /** Only the letters of ASCII: for the server, no other letter is part of a keyword. */
    public static String capital(String word) {
        StringBuilder capital = new StringBuilder(word);
        for (int at = 0; at < word.length(); at++) {
            char letter = word.charAt(at);
            if (letter >= 'a' && letter <= 'z') {
                capital.setCharAt(at, (char) (letter - 'a' + 'A'));
            }
        }
        return capital.toString();
    }

    public static boolean isReserved(String word) {
        return RESERVED.contains(word);
    }

    /** For names that we write: quotes that are not needed do no harm. */
    public static boolean mayBeReserved(String word) {
        return RESERVED.contains(word) || SOMETIMES_RESERVED.contains(word);
    }

    static boolean isUnit(String word) {
        return UNITS.contains(word);
    }

    static boolean isValue(String word) {
        return VALUES.contains(word);
    }
}
