package dash.schema.resolved;

import dash.statement.Expression;
import java.util.List;

/** A FROM taken apart: its entries, what USING and NATURAL hold equal, and the conditions of its joins. */
public record From(List<Source> sources, List<Link> links, List<Expression> conditions) {

    public From {
        sources = List.copyOf(sources);
        links = List.copyOf(links);
        conditions = List.copyOf(conditions);
    }
}
