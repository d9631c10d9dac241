/**
 * Are the right tables found among very many? Every table of the databases beside the repository is put into one project,
 * distractors made of real words are put around them, and the golden questions are asked; the right tables are read off the
 * golden SQL.
 *
 * <p>{@code Dumps} reads the schemas, {@code Distractors} makes near-namesakes and more, {@code GoldTables} the questions,
 * {@code Measurement} asks, {@code Report} tells.
 */
@NullMarked
package dash.benchmarks.retrieval;

import org.jspecify.annotations.NullMarked;
