package dash.drift;

import dash.knowledge.Names;
import dash.schema.Column;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.List;
import java.util.Optional;

/** The live schema, found by what people write: they do not always spell a name as the catalog does. */
record Live(Schema schema) {

    Optional<Table> table(String written) {
        return schema.find(written)
                .or(() -> schema.tables().stream()
                        .filter(table -> Names.key(table.name().name()).equals(Names.key(written))
                                || Names.key(table.name().toString()).equals(Names.key(written)))
                        .findFirst());
    }

    static Optional<Column> column(Table table, String written) {
        return table.column(written)
                .or(() -> table.columns().stream()
                        .filter(column -> Names.key(column.name()).equals(Names.key(written)))
                        .findFirst());
    }

    List<String> tableNames() {
        return schema.tables().stream().map(table -> shortName(table)).toList();
    }

    /** As people write it: without the schema where the search path finds it. */
    String shortName(Table table) {
        boolean found = schema.find(table.name().name()).filter(table::equals).isPresent();
        return found ? table.name().name() : table.name().toString();
    }
}
