package dash.index;

import java.util.Iterator;
import java.util.List;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/** Gives Lucene words that are cut already. */
final class Tokens extends TokenStream {

    private final List<String> words;
    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private Iterator<String> rest;

    Tokens(List<String> words) {
        this.words = List.copyOf(words);
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
