package dash.benchmarks.retrieval;

import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads tables, columns and foreign keys off the SQL dumps, one schema a database. Not a parser of SQL: it knows the forms
 * that stand in these files, and {@code SmokeTest} holds the counts.
 */
final class Dumps {

    private static final Pattern TABLE = Pattern.compile(
            "^\\s*CREATE TABLE (?:IF NOT EXISTS )?([\\w.\"]+)\\s*\\(", Pattern.CASE_INSENSITIVE | Pattern.MULTILINE);
    private static final Pattern KEY = Pattern.compile(
            "ALTER TABLE (?:ONLY )?([\\w.\"]+)\\s+ADD CONSTRAINT [\\w\"]+\\s+FOREIGN KEY \\(([^)]*)\\) REFERENCES ([\\w.\"]+)\\s*\\(([^)]*)\\)",
            Pattern.CASE_INSENSITIVE);
    private static final Set<String> NO_COLUMNS =
            Set.of("constraint", "primary", "foreign", "unique", "check", "exclude", "like");

    private Dumps() {}

    /** By the name of the database, which is the name of the file or of its folder. */
    static Map<String, List<Table>> read(Path data) throws IOException {
        Map<String, List<Table>> databases = new LinkedHashMap<>();
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.filter(file -> file.toString().endsWith(".sql"))
                    .sorted()
                    .toList()) {
                String folder = data.relativize(file).getName(0).toString();
                String database =
                        folder.equals("defog") ? file.getFileName().toString().replace(".sql", "") : folder;
                List<Table> tables = tables(database, Files.readString(file));
                databases.computeIfAbsent(database, name -> new ArrayList<>()).addAll(tables);
            }
        }
        return databases;
    }

    static List<Table> tables(String database, String sql) {
        Map<String, List<ForeignKey>> keys = new HashMap<>();
        Matcher key = KEY.matcher(sql);
        while (key.find()) {
            List<String> from = names(key.group(2));
            List<String> to = names(key.group(4));
            keys.computeIfAbsent(last(key.group(1)), name -> new ArrayList<>())
                    .add(new ForeignKey(from, new RelationName(database, last(key.group(3))), to));
        }
        List<Table> tables = new ArrayList<>();
        Matcher table = TABLE.matcher(sql);
        while (table.find()) {
            String name = last(table.group(1));
            tables.add(table(
                    new RelationName(database, name),
                    columns(body(sql, table.end())),
                    keys.getOrDefault(name, List.of())));
        }
        return tables;
    }

    static Table table(RelationName name, List<Column> columns, List<ForeignKey> keys) {
        return new Table(name, Table.Kind.TABLE, columns, List.of(), keys, List.of(), "", -1, Optional.empty());
    }

    /** From the opening bracket to the one that closes it, as the parts between its commas. */
    private static List<String> body(String sql, int from) {
        List<String> parts = new ArrayList<>();
        int depth = 1;
        int begin = from;
        for (int index = from; index < sql.length(); index++) {
            char sign = sql.charAt(index);
            depth += sign == '(' ? 1 : sign == ')' ? -1 : 0;
            if (depth == 0 || (depth == 1 && sign == ',')) {
                parts.add(sql.substring(begin, index).strip());
                begin = index + 1;
            }
            if (depth == 0) {
                return parts;
            }
        }
        throw new IllegalArgumentException("a CREATE TABLE that does not end, at character " + from);
    }

    private static List<Column> columns(List<String> parts) {
        List<Column> columns = new ArrayList<>();
        for (String part : parts) {
            String[] words = part.split("\\s+", 3);
            if (words.length > 1 && !NO_COLUMNS.contains(words[0].toLowerCase(Locale.ROOT))) {
                columns.add(new Column(last(words[0]), words[1], true, "", List.of()));
            }
        }
        return columns;
    }

    private static List<String> names(String written) {
        return Stream.of(written.split(",", -1)).map(Dumps::last).toList();
    }

    private static String last(String written) {
        String plain = written.replace("\"", "").strip();
        return plain.substring(plain.lastIndexOf('.') + 1);
    }
}
