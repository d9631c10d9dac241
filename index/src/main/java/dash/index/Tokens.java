package dash.index;

import java.util.Iterator;
import java.util.List;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/** Gives Lucene words that are cut already, but for those that nobody could mean. */
final class Tokens extends TokenStream {

    /** Lucene refuses the whole document for a word of more than 32 kB, and with it everything that comes after it. */
    private static final int LONGEST = 2_000;

    private final List<String> words;
    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private Iterator<String> rest;

    Tokens(List<String> words) {
        this.words = words.stream().filter(word -> word.length() <= LONGEST).toList();
        this.rest = this.words.iterator();
    }

    @Override
    public boolean incrementToken() {
        clearAttributes();
        if (!rest.hasNext()) {
            return false;
        }
        term.append(rest.next());
        return true;
    }

    @Override
    public void reset() {
        rest = words.iterator();
    }
}
