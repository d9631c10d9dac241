package dash.builtin;

import dash.builtin.links.FunctionWords;
import dash.builtin.links.names.SchemaNames;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.context.Context;
import dash.fault.Nearest;
import dash.knowledge.Dimension;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Metric;
import dash.knowledge.QueryPattern;
import dash.schema.Column;
import dash.schema.Schema;
import dash.schema.Table;
import dash.schema.TypeFamily;
import dash.search.ColumnName;
import dash.search.Values;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** A question with words that nothing here is called spelled as what is called nearly so: names and values of this project only. */
final class Respelled {

    private static final int SHORTEST = 4;
    private static final int LONG = 8;
    private static final int MOST_WORDS = 3;
    private static final int MOST_QUESTIONS = 4;

    private final Context context;
    private final Values values;

    Respelled(Context context, Values values) {
        this.context = context;
        this.values = values;
    }

    /** Whether any word may be mistyped, before anything is looked up. */
    static boolean possible(String question) {
        return Words.of(question).stream().anyMatch(Respelled::mistyped);
    }

    /**
     * Every question that can be meant; none when no word is nearly a name, and several when one is nearly more than one.
     *
     * @param ofValues whether what is no name may be a value of the source
     */
    List<String> questions(String question, List<Token> unknown, boolean ofValues) {
        List<Token> doubtful = unknown.stream().filter(Respelled::mistyped).toList();
        if (doubtful.isEmpty() || doubtful.size() > MOST_WORDS) {
            return List.of();
        }
        Set<String> words = words();
        List<String> questions = List.of(question);
        for (Token token : doubtful.reversed()) {
            List<String> near = near(token, words, ofValues);
            if (!near.isEmpty()) {
                questions = questions.stream()
                        .flatMap(text -> near.stream().map(word -> replaced(text, token, word)))
                        .limit(MOST_QUESTIONS)
                        .toList();
            }
        }
        return questions.equals(List.of(question)) ? List.of() : questions;
    }

    /** What English knows is not mistyped. */
    private static boolean mistyped(Token token) {
        return token.kind() == Token.Kind.WORD
                && token.lower().length() >= SHORTEST
                && FunctionWords.meaningful(token)
                && !SchemaNames.isEnglish(token.lower());
    }

    private List<String> near(Token token, Set<String> words, boolean ofValues) {
        List<String> names = Nearest.within(token.lower().length() < LONG ? 1 : 2, token.lower(), words);
        return names.isEmpty() && ofValues
                ? values.near(List.of(token.text()), columns(context.schema())).stream()
                        .map(match -> match.value())
                        .distinct()
                        .limit(MOST_QUESTIONS)
                        .toList()
                : names;
    }

    static String replaced(String question, Token token, String word) {
        int end = Math.min(question.length(), token.end());
        return question.substring(0, Math.min(token.start(), end)) + word + question.substring(end);
    }

    private Set<String> words() {
        Stream<String> schema = context.schema().tables().stream()
                .flatMap(table -> Stream.concat(
                                Stream.of(table.name().name()),
                                table.columns().stream().map(Column::name))
                        .flatMap(name -> SchemaNames.parts(name).stream()));
        Stream<String> metrics = context.knowledge().metrics().stream().flatMap(Respelled::names);
        Stream<String> glossary = context.knowledge().glossary().stream().flatMap(Respelled::names);
        Stream<String> patterns = context.knowledge().patterns().stream()
                .map(QueryPattern::questions)
                .flatMap(List::stream);
        Set<String> words = new LinkedHashSet<>();
        Stream.of(schema, metrics, glossary, patterns)
                .flatMap(texts -> texts)
                .flatMap(text -> Words.written(text).stream())
                .filter(FunctionWords::meaningful)
                .map(Token::lower)
                .filter(word -> word.length() >= SHORTEST)
                .forEach(words::add);
        return words;
    }

    private static Stream<String> names(Metric metric) {
        return Stream.of(
                        Stream.of(metric.name()),
                        metric.synonyms().stream(),
                        metric.dimensions().stream().map(Dimension::word))
                .flatMap(names -> names);
    }

    private static Stream<String> names(GlossaryEntry entry) {
        return Stream.concat(Stream.of(entry.term()), entry.synonyms().stream());
    }

    /** Where a value may stand; what is sensitive is never looked into. */
    static List<ColumnName> columns(Schema schema) {
        List<ColumnName> columns = new ArrayList<>();
        for (Table table : schema.tables()) {
            table.columns().stream()
                    .filter(column -> TypeFamily.of(column.type())
                            .filter(TypeFamily.TEXT::equals)
                            .isPresent())
                    .forEach(column -> columns.add(new ColumnName(table.name(), column.name())));
        }
        return columns;
    }
}
