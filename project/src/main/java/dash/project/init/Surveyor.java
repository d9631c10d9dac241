package dash.project.init;

import dash.draft.FoundJoin;
import dash.draft.TableFindings;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.List;
import java.util.Map;

/** Looks at the rows of a source, within limits of its own and never at sensitive columns. */
interface Surveyor {

    /** Sees nothing; for a source that must not be looked into. */
    Surveyor BLIND = new Surveyor() {
        @Override
        public TableFindings look(Table table) {
            return TableFindings.none(table.name());
        }

        @Override
        public Map<RelationName, List<FoundJoin>> joins(Schema schema, Map<RelationName, TableFindings> seen) {
            return Map.of();
        }
    };

    /** One table on its own, without its joins. Throws a fault where the table cannot be read. */
    TableFindings look(Table table);

    /** Which table points to which, by what was seen of them. */
    Map<RelationName, List<FoundJoin>> joins(Schema schema, Map<RelationName, TableFindings> seen);
}
