package dash.doubt;

import dash.statement.Expression;
import java.util.List;

/** A FROM taken apart: its entries, what USING and NATURAL hold equal, and the conditions of its joins. */
record From(List<Source> sources, List<Link> links, List<Expression> conditions) {

    From {
        sources = List.copyOf(sources);
        links = List.copyOf(links);
        conditions = List.copyOf(conditions);
    }
}
