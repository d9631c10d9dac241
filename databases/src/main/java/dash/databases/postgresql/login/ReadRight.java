package dash.databases.postgresql.login;

import dash.schema.RelationName;
import java.util.List;
import java.util.Optional;

/**
 * What a login may read of one relation.
 *
 * @param columns only these, which may be none; absent for the whole relation with whatever columns it gets later
 */
public record ReadRight(RelationName relation, Optional<List<String>> columns) {

    public ReadRight {
        columns = columns.map(List::copyOf);
    }

    public static ReadRight whole(RelationName relation) {
        return new ReadRight(relation, Optional.empty());
    }

    public static ReadRight only(RelationName relation, List<String> columns) {
        return new ReadRight(relation, Optional.of(columns));
    }

    boolean isNothing() {
        return columns.filter(List::isEmpty).isPresent();
    }
}
