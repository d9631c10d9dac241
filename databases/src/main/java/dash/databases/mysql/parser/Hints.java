package dash.databases.mysql.parser;

import dash.databases.parser.NotUnderstoodException;
import dash.statement.Span;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Optimizer hints: MySQL reads them, MariaDB takes them for comments. Those that choose joins and indexes are harmless;
 * SET_VAR and RESOURCE_GROUP change settings, and MAX_EXECUTION_TIME could take the limit away.
 */
final class Hints {

    private static final Set<String> HARMLESS = Set.of(
            "BKA",
            "NO_BKA",
            "BNL",
            "NO_BNL",
            "DERIVED_CONDITION_PUSHDOWN",
            "NO_DERIVED_CONDITION_PUSHDOWN",
            "GROUP_INDEX",
            "NO_GROUP_INDEX",
            "HASH_JOIN",
            "NO_HASH_JOIN",
            "INDEX",
            "NO_INDEX",
            "INDEX_MERGE",
            "NO_INDEX_MERGE",
            "JOIN_FIXED_ORDER",
            "JOIN_INDEX",
            "NO_JOIN_INDEX",
            "JOIN_ORDER",
            "JOIN_PREFIX",
            "JOIN_SUFFIX",
            "MERGE",
            "NO_MERGE",
            "MRR",
            "NO_MRR",
            "NO_ICP",
            "NO_RANGE_OPTIMIZATION",
            "ORDER_INDEX",
            "NO_ORDER_INDEX",
            "QB_NAME",
            "SEMIJOIN",
            "NO_SEMIJOIN",
            "SKIP_SCAN",
            "NO_SKIP_SCAN",
            "SUBQUERY");

    private static final int LONGEST_MILLISECONDS = 30_000;
    private static final Pattern HINT = Pattern.compile("\\s*([A-Za-z_]+)\\s*(?:\\(([\\w\\s,@.`]*)\\))?\\s*");

    private Hints() {}

    /** Throws unless every hint is known to be harmless. */
    static void check(String hints, Span span) {
        Matcher hint = HINT.matcher(hints);
        int reached = 0;
        while (reached < hints.length()) {
            if (!hint.find(reached) || hint.start() != reached || !isHarmless(hint)) {
                throw new NotUnderstoodException("an optimizer hint that is not known to be harmless", span);
            }
            reached = hint.end();
        }
    }

    private static boolean isHarmless(Matcher hint) {
        String name = hint.group(1).toUpperCase(Locale.ROOT);
        String arguments = hint.group(2) == null ? "" : hint.group(2).strip();
        if (!name.equals("MAX_EXECUTION_TIME")) {
            return HARMLESS.contains(name);
        }
        return arguments.matches("[1-9][0-9]{0,5}") && Integer.parseInt(arguments) <= LONGEST_MILLISECONDS;
    }
}
