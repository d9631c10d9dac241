package dash.databases.sqlite;

import dash.databases.postgresql.RecordedAudit;
import dash.databases.scope.SourceScope;
import dash.databases.session.Sessions;
import dash.databases.sqlite.session.SqliteLines;
import dash.databases.sqlite.url.SqliteUrl;
import dash.schema.RelationName;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A file with a shop in it, and the lists of what is to be refused and allowed on it. */
public final class Depot {

    private static final List<String> IN_SCOPE =
            List.of("customers", "products", "orders", "order_items", "employees", "events", "delete", "v_daily");

    private final Path file;

    public Depot(Path folder) {
        this.file = folder.resolve("depot.db");
        if (!Files.exists(file)) {
            fill(text("schema.sql").lines().filter(line -> !line.isBlank()).toList());
        }
    }

    private void fill(List<String> statements) {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            for (String sql : statements) {
                statement.execute(sql);
            }
            connection.commit();
        } catch (SQLException broken) {
            throw new IllegalStateException(broken);
        }
    }

    public Path file() {
        return file;
    }

    public SqliteUrl url() {
        return new SqliteUrl(file);
    }

    public SourceScope scope() {
        return new SourceScope(
                List.of("main"),
                IN_SCOPE.stream().map(name -> new RelationName("main", name)).collect(Collectors.toUnmodifiableSet()));
    }

    public SqliteSource source(SourceScope scope) {
        return new SqliteSource("test", url(), scope, new RecordedAudit(), Clock.systemUTC());
    }

    public Sessions sessions() {
        return new Sessions(
                "test",
                new SqliteLines(url()),
                SqliteDialect.INSTANCE,
                2,
                Duration.ofSeconds(10),
                new RecordedAudit(),
                Clock.systemUTC());
    }

    /** Changes when anything in the folder does, other files included. */
    public String state() {
        try (Stream<Path> files = Files.list(Objects.requireNonNull(file.getParent()))) {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Path each : files.sorted().toList()) {
                digest.update(each.getFileName().toString().getBytes(StandardCharsets.UTF_8));
                digest.update(Files.readAllBytes(each));
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    public static List<JsonNode> lines(String name) {
        return text(name)
                .lines()
                .filter(line -> !line.isBlank())
                .map(JsonMapper.shared()::readTree)
                .toList();
    }

    private static String text(String name) {
        try (InputStream in = Objects.requireNonNull(Depot.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
