package dash.builtin.choice;

import dash.builtin.words.Token;
import dash.context.Context;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Metric;
import dash.search.Embeddings;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Names that mean about the same as words which nothing else explains. They lead to what a refusal offers and are never used for an answer: what
 * has no answer here lies as near to some name as what has one (docs/decisions/0017). Nobody waits for them: vectors of names are
 * computed in the background, once for each state of schema and knowledge. Safe for many threads.
 */
public final class Suggestions {

    private static final double LEAST = 0.5;

    /** The best has to stand clear of the second, or both are chance. */
    private static final double CLEAR = 0.05;

    /** Between a name and what people wrote about it, in a text of which there is a vector. */
    private static final String NOTE = ": ";

    private static final int MOST = 2;
    private static final int MOST_NAMES = 500;
    private static final int KEPT = 4;

    private final Supplier<Optional<Embeddings>> embeddings;
    private final Deque<Names> known = new ArrayDeque<>();

    /** @param embeddings empty as long as there are none that can be used without waiting */
    public Suggestions(Supplier<Optional<Embeddings>> embeddings) {
        this.embeddings = embeddings;
    }

    /** One state of schema and knowledge, with the vectors of its names as soon as they are there. */
    private static final class Names {
        private final String state;
        private volatile Map<String, float[]> vectors = Map.of();

        private Names(String state) {
            this.state = state;
        }
    }

    /** The name that means about the same as each of the words, for at most two of them; empty when there is none. */
    public Map<Token, String> names(List<Token> unexplained, Context context) {
        return embeddings
                .get()
                .map(meaning -> nearest(unexplained, names(context, meaning).vectors, meaning))
                .orElse(Map.of());
    }

    private static Map<Token, String> nearest(List<Token> words, Map<String, float[]> names, Embeddings meaning) {
        Map<Token, String> nearest = new LinkedHashMap<>();
        for (Token token : names.isEmpty() ? List.<Token>of() : words) {
            if (nearest.size() < MOST) {
                nearest(token.lower(), names, meaning).ifPresent(name -> nearest.put(token, name));
            }
        }
        return nearest;
    }

    private static Optional<String> nearest(String word, Map<String, float[]> names, Embeddings meaning) {
        float[] asked = meaning.ofQuestion(word);
        String best = "";
        double first = -1;
        double second = -1;
        for (Map.Entry<String, float[]> text : names.entrySet()) {
            double likeness = likeness(asked, text.getValue());
            String name = text.getKey().split(NOTE, 2)[0];
            if (likeness > first) {
                second = name.equals(best) ? second : first;
                first = likeness;
                best = name;
            } else if (likeness > second && !name.equals(best)) {
                second = likeness;
            }
        }
        return first >= LEAST && first - second >= CLEAR ? Optional.of(best) : Optional.empty();
    }

    private static double likeness(float[] one, float[] other) {
        double sum = 0;
        for (int index = 0; index < one.length; index++) {
            sum += one[index] * other[index];
        }
        return sum;
    }

    private synchronized Names names(Context context, Embeddings meaning) {
        String state = context.schema().fingerprint() + " " + context.knowledgeVersion();
        for (Names each : known) {
            if (each.state.equals(state)) {
                return each;
            }
        }
        Names fresh = new Names(state);
        known.addFirst(fresh);
        if (known.size() > KEPT) {
            known.removeLast();
        }
        Set<String> texts = texts(context);
        Thread.ofPlatform().daemon().name("meanings of names").start(() -> compute(fresh, texts, meaning));
        return fresh;
    }

    private static void compute(Names names, Set<String> texts, Embeddings meaning) {
        Map<String, float[]> vectors = meaning.kept(texts);
        List<String> missing =
                texts.stream().filter(text -> !vectors.containsKey(text)).toList();
        List<float[]> computed = missing.isEmpty() ? List.of() : meaning.compute(missing);
        for (int index = 0; index < missing.size(); index++) {
            vectors.put(missing.get(index), computed.get(index));
        }
        names.vectors = Map.copyOf(vectors);
    }

    /** What is called something here, as people would write it; a schema of thousands gives its first few. */
    private static Set<String> texts(Context context) {
        Set<String> texts = new LinkedHashSet<>();
        context.knowledge().metrics().stream().map(Metric::name).forEach(texts::add);
        context.knowledge().glossary().stream().map(GlossaryEntry::term).forEach(texts::add);
        context.schema()
                .tables()
                .forEach(table -> texts.add(written(table.name().name())));
        context.schema()
                .tables()
                .forEach(table -> table.columns().forEach(column -> {
                    texts.add(written(column.name()));
                    if (!column.comment().isBlank()) {
                        texts.add(written(column.name()) + NOTE + column.comment());
                    }
                }));
        texts.removeIf(text -> text.isBlank() || text.equals("id") || text.endsWith(" id"));
        return new LinkedHashSet<>(new ArrayList<>(texts).subList(0, Math.min(MOST_NAMES, texts.size())));
    }

    private static String written(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ")
                .replace('_', ' ')
                .strip()
                .toLowerCase(java.util.Locale.ROOT);
    }
}
