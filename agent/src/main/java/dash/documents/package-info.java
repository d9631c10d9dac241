/**
 * Layer 4, documents: texts of the house come in, {@link dash.documents.Passage}s that can be found, told and cited go out.
 *
 * <p>A text is cut at its headings, never inside a table or a block of code, and every passage knows where it stands: title,
 * headings, and the line or page it begins at. {@link dash.documents.Sentences} cuts further, for a quotation, and
 * {@link dash.documents.TimeMentions} finds the days that a text speaks of. Where texts come from beside the knowledge
 * folder is behind the port {@link dash.documents.Library}.
 *
 * <p>Not here: which passage a question needs (search, context), and what is made of it (analyst, answer). What a document
 * says is data, whatever it says.
 */
@NullMarked
package dash.documents;

import org.jspecify.annotations.NullMarked;
