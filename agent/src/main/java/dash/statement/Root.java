package dash.statement;

import java.util.List;

/** What can stand at the root of a statement, or as the body of a common table expression. */
public sealed interface Root extends Node permits Query, Root.Explain, Root.Command {

    /**
     * EXPLAIN of something.
     *
     * @param options as written, names in lower case; {@code EXPLAIN ANALYZE} without parentheses comes as an option too
     */
    record Explain(Span span, List<Option> options, Root inner) implements Root {
        public Explain {
            options = List.copyOf(options);
        }
    }

    /** Name and value of an EXPLAIN option; the value is empty when only the name was written. */
    record Option(String name, String value) {
        /** PostgreSQL's reading of a boolean option; a value it does not know counts as on, to be on the safe side. */
        public boolean isOn() {
            return switch (value.toLowerCase(java.util.Locale.ROOT)) {
                case "off", "false", "0" -> false;
                default -> true;
            };
        }
    }

    /**
     * Anything that is no query: a write, DDL, a setting, a transaction command. Its inside is not looked at.
     *
     * @param kind the command in capital letters as a person would call it, such as {@code DELETE} or {@code CREATE TABLE}
     */
    record Command(Span span, String kind) implements Root {}
}
