/**
 * Before the first step, files: reading strictly what people write down.
 *
 * <p>A file comes in, {@link dash.files.Node}s that know their line and column go out; {@link dash.files.Fields} takes one
 * object apart by its known keys. Whatever could be read in two ways, or would be dropped without a word (an unknown key, a
 * key that is there twice, a number where a text belongs), is a fault with its place. Whoever reads says under which code.
 *
 * <p>Not here: what the keys mean. Knowledge, golden questions and the project file each know their own.
 */
@NullMarked
package dash.files;

import org.jspecify.annotations.NullMarked;
