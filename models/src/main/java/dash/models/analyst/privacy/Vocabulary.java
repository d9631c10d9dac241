package dash.models.analyst.privacy;

import dash.models.embedding.KnownWords;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** Everyday words, and the words of SQL. Immutable. */
final class Vocabulary {

    private static final String SQL_WORDS = "sql-words.txt";

    private final KnownWords everyday;
    private final Set<String> sql;

    private Vocabulary(KnownWords everyday, Set<String> sql) {
        this.everyday = everyday;
        this.sql = sql;
    }

    /** Loaded when it is first needed, because only one level of privacy needs it. */
    static Supplier<Vocabulary> lazily() {
        AtomicReference<Optional<Vocabulary>> loaded = new AtomicReference<>(Optional.empty());
        return () -> loaded.updateAndGet(known -> known.isPresent() ? known : Optional.of(load()))
                .orElseThrow();
    }

    private static Vocabulary load() {
        try (InputStream words = Vocabulary.class.getResourceAsStream(SQL_WORDS)) {
            if (words == null) {
                throw new IllegalStateException("the words of SQL are not in the jar");
            }
            String text = new String(words.readAllBytes(), StandardCharsets.UTF_8);
            return new Vocabulary(
                    KnownWords.load(), Set.copyOf(List.of(text.strip().split("\\s+", -1))));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    boolean everyday(String word) {
        return everyday.has(word);
    }

    boolean ofSql(String word) {
        return sql.contains(word.toLowerCase(Locale.ROOT));
    }
}
