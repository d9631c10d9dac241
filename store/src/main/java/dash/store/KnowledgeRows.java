package dash.store;

import dash.knowledge.Item;
import dash.knowledge.Kind;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Location;
import dash.knowledge.Revision;
import dash.knowledge.Standing;
import dash.knowledge.files.ItemText;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;

/** Rows of the knowledge tables as items. */
final class KnowledgeRows {

    private KnowledgeRows() {}

    static KnowledgeItem item(ResultSet row) throws SQLException {
        return new KnowledgeItem(
                content(row),
                location(row),
                standing(row),
                row.getInt("version"),
                row.getString("changed_by"),
                instant(row, "changed_at"),
                Optional.ofNullable(row.getString("synced")));
    }

    static Revision revision(ResultSet row) throws SQLException {
        return new Revision(
                row.getInt("version"),
                instant(row, "at"),
                row.getString("author"),
                row.getString("act"),
                content(row),
                location(row),
                standing(row));
    }

    private static Item content(ResultSet row) throws SQLException {
        return ItemText.read(Kind.valueOf(row.getString("kind")), row.getString("file"), row.getString("body"));
    }

    private static Location location(ResultSet row) throws SQLException {
        return new Location(row.getString("file"), row.getInt("position"));
    }

    private static Standing standing(ResultSet row) throws SQLException {
        return new Standing(
                Standing.Origin.valueOf(row.getString("origin")),
                Standing.Status.valueOf(row.getString("status")),
                row.getString("reason"),
                List.of((String[]) row.getArray("set_aside").getArray()));
    }

    private static Instant instant(ResultSet row, String column) throws SQLException {
        return row.getObject(column, OffsetDateTime.class).toInstant();
    }
}
