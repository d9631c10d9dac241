package dash.schema;

/** Reads the source's catalog. The answer may be cached by the adapter; {@link #refresh()} never is. */
public interface SchemaReader {

    Schema schema();

    /** Reads the catalog again, for instance after a statement failed on a missing object. */
    Schema refresh();
}
