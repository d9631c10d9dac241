package dash.databases.duckdb.parser;

import dash.databases.EngineParser;
import dash.databases.duckdb.DuckdbDialect;
import dash.databases.parser.NotUnderstoodException;
import dash.databases.parser.Offsets;
import dash.statement.Parsing;
import dash.statement.Root;
import dash.statement.Span;
import dash.statement.Statement;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** DuckDB's grammar behind the port. Whatever a text does to the child, the answer is a {@link Parsing}. */
public final class DuckdbStatementParser implements EngineParser {

    private static final Logger LOG = LoggerFactory.getLogger(DuckdbStatementParser.class);

    /** In bytes of UTF-8, counted before anything looks at the text. */
    static final int LONGEST = 100 * 1024;

    static final int DEEPEST_BRACKETS = 300;

    /** Each level of an expression takes a few of the engine's tree. */
    private static final int DEEPEST_TREE = 1500;

    private static final String NO_SELECT = "Only SELECT statements can be serialized";

    private final Grammar grammar;
    private final Vocabulary vocabulary;
    private final JsonMapper mapper = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST_TREE)
                            .maxStringLength(LONGEST + 1)
                            .build())
                    .build())
            .build();

    public DuckdbStatementParser(Grammar grammar, Vocabulary vocabulary) {
        this.grammar = grammar;
        this.vocabulary = vocabulary;
    }

    @Override
    public Parsing parse(String sql) {
        int nul = sql.indexOf('\0');
        if (nul >= 0) {
            return new Parsing.Unparsable("the text holds a NUL character", nul);
        }
        // What cannot be encoded would reach the engine as something else.
        if (!StandardCharsets.UTF_8.newEncoder().canEncode(sql)) {
            return new Parsing.Unparsable("the text holds half a character (a lone surrogate)", sql.length());
        }
        if (sql.length() > LONGEST || sql.getBytes(StandardCharsets.UTF_8).length > LONGEST) {
            return new Parsing.TooMuch("the statement is longer than 100 KB");
        }
        if (Spans.depth(Tokens.of(sql)) > DEEPEST_BRACKETS) {
            return new Parsing.TooMuch("the statement nests too deeply");
        }
        return read(sql);
    }

    private Parsing read(String sql) {
        try {
            Source source = Preparation.withoutExplain(sql);
            JsonNode answer = answer(source);
            if (isNoSelect(answer)) {
                Source filled = Preparation.withPivotValues(source);
                if (!filled.putIn().isEmpty()) {
                    source = filled;
                    answer = answer(filled);
                }
            }
            return answer.path("error").asBoolean(true) ? refused(source, answer) : understood(source, answer);
        } catch (NotUnderstoodException gap) {
            return new Parsing.NotUnderstood(gap.what(), gap.span());
        } catch (StreamConstraintsException | StackOverflowError deep) {
            return new Parsing.TooMuch("the statement nests too deeply");
        } catch (Grammar.BrokenException | JacksonException broken) {
            LOG.warn("the grammar broke down on a statement of {} characters: {}", sql.length(), broken.getMessage());
            return new Parsing.TooMuch("DuckDB's parser, which runs in a process of its own, gave no answer");
        }
    }

    private JsonNode answer(Source source) throws Grammar.BrokenException {
        return mapper.readTree(grammar.serialize(source.parsed()));
    }

    private Parsing understood(Source source, JsonNode answer) {
        JsonNode statements = answer.path("statements");
        if (statements.size() != 1) {
            return new Parsing.NotOne(statements.size());
        }
        Root root = TreeReader.read(source, statements.get(0), vocabulary);
        return new Parsing.Parsed(new Statement(source.given(), root, DuckdbDialect.INSTANCE));
    }

    private static boolean isNoSelect(JsonNode answer) {
        return answer.path("error").asBoolean(true)
                && answer.path("error_message").asString("").startsWith(NO_SELECT);
    }

    private static Parsing refused(Source source, JsonNode answer) {
        if (isNoSelect(answer)) {
            return command(source);
        }
        int position = answer.path("position").asInt(-1);
        String message = answer.path("error_message").asString("the engine does not read this");
        Offsets offsets = Offsets.of(source.parsed());
        int offset = position < 0 ? source.given().length() : source.character(offsets.character(position));
        return new Parsing.Unparsable(message.lines().findFirst().orElse(message), offset);
    }

    /** A text without a query, or with something beside it: named by its first word, counted by its semicolons. */
    private static Parsing command(Source source) {
        List<Token> tokens = Tokens.of(source.parsed());
        int statements = 0;
        boolean open = false;
        for (Token token : tokens) {
            statements += !open && !token.is(";") ? 1 : 0;
            open = !token.is(";");
        }
        if (statements != 1) {
            return new Parsing.NotOne(statements);
        }
        String kind = tokens.stream()
                .filter(token -> token.kind() == Token.Kind.WORD)
                .map(Token::text)
                .findFirst()
                .orElse("this");
        Span whole = new Span(tokens.getFirst().from(), tokens.getLast().to());
        return new Parsing.Parsed(new Statement(source.given(), new Root.Command(whole, kind), DuckdbDialect.INSTANCE));
    }

    @Override
    public void close() {
        grammar.close();
    }
}
