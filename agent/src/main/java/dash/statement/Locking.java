package dash.statement;

import java.util.List;

/** FOR UPDATE, FOR SHARE and the like; {@code of} names the relations when only some are locked. */
public record Locking(Span span, String strength, List<Name> of) implements Node {
    public Locking {
        of = List.copyOf(of);
    }
}
