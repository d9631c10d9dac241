package dash.index;

import dash.search.SearchDocument.Kind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.util.BytesRef;

/** Lets BM25 collect candidates: a document needs one of the words, and a word counts in its best field. */
final class WordSearch {

    private static final float OTHER_FIELDS = 0.15f;
    private static final float WHOLE_NAME = 4;
    private static final float WHOLE_ELSEWHERE = 1.5f;

    private WordSearch() {}

    static ScoreDoc[] candidates(IndexSearcher searcher, Asked asked, Set<Kind> kinds, int most) throws IOException {
        if (asked.terms().isEmpty()) {
            return new ScoreDoc[0];
        }
        BooleanQuery.Builder words = new BooleanQuery.Builder();
        asked.terms().forEach(term -> words.add(query(term), Occur.SHOULD));
        for (String joined : asked.joined()) {
            words.add(boosted(Fields.WHOLE, joined, WHOLE_NAME), Occur.SHOULD);
            words.add(boosted(Fields.COLUMN, joined, WHOLE_ELSEWHERE), Occur.SHOULD);
            words.add(boosted(Fields.VALUE, joined, WHOLE_ELSEWHERE), Occur.SHOULD);
        }
        return searcher.search(within(words.build(), kinds), most).scoreDocs;
    }

    private static Query query(Asked.Term term) {
        List<Query> fields = new ArrayList<>();
        Fields.SEARCHED.forEach((field, boost) -> fields.add(boosted(field, term.stem(), boost * term.weight())));
        fields.add(boosted(Fields.WHOLE, term.stem(), WHOLE_NAME * term.weight()));
        return new DisjunctionMaxQuery(fields, OTHER_FIELDS);
    }

    private static Query boosted(String field, String stem, float boost) {
        return new BoostQuery(new TermQuery(new Term(field, stem)), boost);
    }

    private static Query within(Query words, Set<Kind> kinds) {
        if (kinds.size() == Kind.values().length) {
            return words;
        }
        List<BytesRef> names =
                kinds.stream().map(kind -> new BytesRef(kind.name())).toList();
        return new BooleanQuery.Builder()
                .add(words, Occur.MUST)
                .add(new TermInSetQuery(Fields.KIND, names), Occur.FILTER)
                .build();
    }
}
