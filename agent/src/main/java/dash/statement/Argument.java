package dash.statement;

import java.util.Optional;

/** One argument of a call; {@code name} for {@code name => value}. */
public record Argument(Span span, Optional<String> name, Expression value) implements Node {}
