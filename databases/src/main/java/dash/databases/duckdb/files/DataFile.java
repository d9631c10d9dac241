package dash.databases.duckdb.files;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A file that becomes a table. */
record DataFile(Path path, String table, Format format) {

    enum Format {
        CSV,
        JSON,
        PARQUET
    }

    private static final Map<String, Format> FORMATS = Map.of(
            "csv", Format.CSV,
            "tsv", Format.CSV,
            "json", Format.JSON,
            "ndjson", Format.JSON,
            "jsonl", Format.JSON,
            "parquet", Format.PARQUET);

    /** What kinds of files there are, in words. */
    static final String KINDS = "csv, tsv, json, ndjson, jsonl, parquet, and csv, tsv and json packed with gz";

    /** Empty for a file of no kind that is known. */
    static Optional<DataFile> of(Path path) {
        String name = path.getFileName().toString();
        String unpacked = withoutEnd(name, ".gz");
        int dot = unpacked.lastIndexOf('.');
        if (dot <= 0) {
            return Optional.empty();
        }
        Format format = FORMATS.get(unpacked.substring(dot + 1).toLowerCase(Locale.ROOT));
        boolean packed = !unpacked.equals(name);
        return format == null || (packed && format == Format.PARQUET)
                ? Optional.empty()
                : Optional.of(new DataFile(path, table(unpacked.substring(0, dot)), format));
    }

    private static String withoutEnd(String name, String end) {
        return name.toLowerCase(Locale.ROOT).endsWith(end) ? name.substring(0, name.length() - end.length()) : name;
    }

    /** The file's name as a name that needs no quotes, as far as possible. */
    private static String table(String name) {
        String plain = name.replaceAll("[^\\p{L}\\p{N}_]+", "_").replaceAll("^_+|_+$", "");
        return plain.isEmpty() ? "data" : plain;
    }
}
