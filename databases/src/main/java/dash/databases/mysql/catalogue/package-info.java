/**
 * What of MySQL and MariaDB is harmless. The list lies beside as a resource: {@code GenerateAllowList} in the tests makes it from
 * the functions a real MariaDB says it has and from those that neither server lists, each by name. What is on no list is refused.
 */
@NullMarked
package dash.databases.mysql.catalogue;

import org.jspecify.annotations.NullMarked;
