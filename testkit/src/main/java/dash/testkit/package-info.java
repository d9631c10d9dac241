/**
 * What tests of every module stand on. Product code never depends on it.
 *
 * <p>{@link dash.testkit.TestPostgres} is one real PostgreSQL for the whole build: the embedded server of the store,
 * under {@code target/test-home} of the repository, adopted by every test process and stopped by idling. A test asks it
 * for a database of its own, which is cloned in milliseconds from a template that is filled once:
 *
 * <pre>
 * try (TestDatabase database = TestPostgres.shared().database("CREATE TABLE orders (id int)", …)) {
 *     database.owner().connect() … database.reader().sourceUrl() …
 * }
 * </pre>
 *
 * <p>A field of a test class may hold one with {@code @AutoClose}. {@link dash.testkit.SharedFolder} finds the material
 * that lies beside the repository and says so when it is not there.
 */
@NullMarked
package dash.testkit;

import org.jspecify.annotations.NullMarked;
