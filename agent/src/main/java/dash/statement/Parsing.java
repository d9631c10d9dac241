package dash.statement;

/** What became of a text that was to be parsed. Only {@link Parsed} has been understood as a whole. */
public sealed interface Parsing {

    record Parsed(Statement statement) implements Parsing {}

    /** The engine's grammar refuses the text; the offset is in characters, at the end when unknown. */
    record Unparsable(String message, int offset) implements Parsing {}

    /** Nothing to run, or more than one statement. */
    record NotOne(int count) implements Parsing {}

    /** Valid SQL for the engine, but with something that the tree cannot hold. */
    record NotUnderstood(String what, Span span) implements Parsing {}

    /** Too long, too deep, or the parser itself broke down; says what to change. */
    record TooMuch(String what) implements Parsing {}
}
