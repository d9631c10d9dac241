/**
 * MySQL and MariaDB: SQL text comes in, the neutral tree goes out.
 *
 * <p>Neither server's grammar can be had for Java, so a text is read twice, by readers that know nothing of each other.
 * {@link dash.databases.mysql.parser.StatementReader} and the readers around it read the queries that Dash understands,
 * token by token, straight into the tree of {@code dash.statement}: a token that nobody takes is an error, so nothing of
 * a text can stay unseen, and every span is exact. {@link dash.databases.mysql.parser.SecondReading} has Druid's parser
 * read the same text; if it does not see one statement of the same kind with the same tables and functions, the text is
 * refused.
 *
 * <p>What a server reads differently by version or setting (comments that it executes, hints, variables, two dashes without
 * a space) is not understood at all; sessions pin the SQL mode under which strings are cut here.
 *
 * <p>Not here: whether a statement may run (the guard), talking to a server.
 */
@NullMarked
package dash.databases.mysql.parser;

import org.jspecify.annotations.NullMarked;
