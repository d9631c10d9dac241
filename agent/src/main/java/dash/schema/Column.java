package dash.schema;

import java.util.List;

/**
 * One column as the catalog describes it.
 *
 * @param type the type as the database prints it, such as {@code numeric(10,2)}
 * @param comment the catalog's comment, or empty
 * @param enumeration the allowed values when the type is an enumeration, else empty
 */
public record Column(String name, String type, boolean nullable, String comment, List<String> enumeration) {

    public Column {
        enumeration = List.copyOf(enumeration);
    }
}
