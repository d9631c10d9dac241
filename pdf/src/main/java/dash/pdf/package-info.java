/**
 * The text of PDF files: a file comes in, its words go out, with a form feed where a page ends.
 *
 * <p>Implements {@link dash.documents.PagedText} with Apache PDFBox. A file that is broken, locked with a password, too large
 * or a picture without words is a fault that says so. Nothing in a file is run or fetched: only its text is read.
 */
@NullMarked
package dash.pdf;

import org.jspecify.annotations.NullMarked;
