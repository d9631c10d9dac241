package dash.index;

import dash.search.SearchDocument;
import dash.search.SearchDocument.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.lucene.document.BinaryDocValuesField;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.search.similarities.BM25Similarity;
import org.apache.lucene.search.similarities.PerFieldSimilarityWrapper;
import org.apache.lucene.search.similarities.Similarity;
import org.apache.lucene.util.BytesRef;

/** How a document lies in the index. */
final class Fields {

    /** Another number makes every index anew: raise it when words are cut or kept differently. */
    static final String VERSION = "1";

    static final String ID = "id";
    /** Id and hash in one, so that one pass tells what is there. */
    static final String HASH = "hash";

    static final String KIND = "kind";
    static final String TITLE = "title";
    static final String TABLE = "table";
    static final String EVIDENCE = "evidence";
    /** The text whose embedding is wanted. */
    static final String MEANING = "meaning";
    /** Quantised; empty as long as nobody has computed it. */
    static final String VECTOR = "vector";

    /** The roles that a document has parts in. */
    static final String HAS = "has";

    static final String NAME = "name";
    /** Names of several words as one. */
    static final String WHOLE = "whole";

    /** Names as they are written: what a typing error is compared with, since a stem may be far from its word. */
    static final String SPELLING = "spelling";

    static final String PLACE = "place";
    static final String COLUMN = "column";
    static final String VALUE = "value";
    static final String PROSE = "prose";
    static final String RELATED = "related";

    /** The fields that BM25 looks into, and how much a word in each is worth. */
    static final Map<String, Float> SEARCHED =
            Map.of(NAME, 3f, COLUMN, 1.5f, PLACE, 1.5f, VALUE, 1.2f, PROSE, 1f, RELATED, 0.5f);

    private static final FieldType WORDS = words();

    private final Words words;

    Fields(Words words) {
        this.words = words;
    }

    private static FieldType words() {
        FieldType type = new FieldType(TextField.TYPE_NOT_STORED);
        type.setIndexOptions(IndexOptions.DOCS_AND_FREQS);
        type.freeze();
        return type;
    }

    Document lay(SearchDocument source, String hash, BytesRef vector) {
        Evidence evidence = Evidence.of(source, words);
        Document document = new Document();
        document.add(new StringField(ID, source.id(), Field.Store.YES));
        document.add(new BinaryDocValuesField(HASH, new BytesRef(source.id() + '\n' + hash)));
        document.add(new StringField(KIND, source.kind().name(), Field.Store.NO));
        document.add(new SortedDocValuesField(KIND, new BytesRef(source.kind().name())));
        document.add(new StoredField(TITLE, source.title()));
        source.tables().forEach(table -> document.add(new StoredField(TABLE, table)));
        document.add(new BinaryDocValuesField(EVIDENCE, evidence.toBytes()));
        document.add(new StoredField(MEANING, source.meaning()));
        document.add(new BinaryDocValuesField(VECTOR, vector));
        if (!source.texts(Role.SYNONYM).isEmpty()) {
            document.add(new StringField(HAS, Role.SYNONYM.name(), Field.Store.NO));
        }
        List<String> names = new ArrayList<>();
        List<String> wholes = new ArrayList<>();
        evidence.in(Role.NAME).forEach(line -> take(line, names, wholes));
        evidence.in(Role.SYNONYM).forEach(line -> take(line, names, wholes));
        document.add(new Field(NAME, new Tokens(names), WORDS));
        document.add(new Field(WHOLE, new Tokens(wholes), WORDS));
        document.add(new Field(SPELLING, new Tokens(spellings(source)), WORDS));
        add(document, PLACE, evidence, Role.PLACE, false);
        add(document, COLUMN, evidence, Role.COLUMN, true);
        add(document, VALUE, evidence, Role.VALUE, true);
        add(document, PROSE, evidence, Role.PROSE, false);
        add(document, RELATED, evidence, Role.RELATED, true);
        return document;
    }

    private static List<String> spellings(SearchDocument source) {
        return Stream.of(List.of(source.title()), source.texts(Role.NAME), source.texts(Role.SYNONYM))
                .flatMap(List::stream)
                .flatMap(name -> Words.parts(name).stream())
                .map(part -> part.toLowerCase(Locale.ROOT))
                .distinct()
                .toList();
    }

    private static void take(Evidence.Line line, List<String> names, List<String> wholes) {
        names.addAll(line.stems());
        wholes.add(String.join("", line.stems()));
    }

    private static void add(Document document, String field, Evidence evidence, Role role, boolean whole) {
        List<String> tokens = new ArrayList<>();
        evidence.in(role).forEach(line -> {
            tokens.addAll(line.stems());
            if (whole && line.stems().size() > 1) {
                tokens.add(String.join("", line.stems()));
            }
        });
        if (!tokens.isEmpty()) {
            document.add(new Field(field, new Tokens(tokens), WORDS));
        }
    }

    /**
     * A short name that is said in full beats a long one that is said in part, so length counts in names. A table is no
     * worse for having many columns, so there it counts little.
     */
    static Similarity similarity() {
        Similarity names = new BM25Similarity(0.6f, 0.75f);
        Similarity lists = new BM25Similarity(0.4f, 0.15f);
        Similarity sentences = new BM25Similarity(0.9f, 0.4f);
        return new PerFieldSimilarityWrapper() {
            @Override
            public Similarity get(String field) {
                return switch (field) {
                    case NAME, WHOLE, PLACE -> names;
                    case PROSE -> sentences;
                    default -> lists;
                };
            }
        };
    }
}
