/**
 * Layer 6, schema: what the source says about itself, read live.
 *
 * <p>Through {@link dash.schema.SchemaReader} an adapter hands out a {@link dash.schema.Schema}: relations, columns, types,
 * keys, comments, row estimates, and a fingerprint that changes when any of these does (estimates excepted).
 *
 * <p>Not here: what the tables mean. That is knowledge, and people write it.
 */
@NullMarked
package dash.schema;

import org.jspecify.annotations.NullMarked;
