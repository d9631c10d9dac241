package dash.app.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dash.profile.joins.Join;
import dash.profile.quirks.QuirkKind;
import dash.schema.ForeignKey;
import dash.schema.Table;
import dash.testkit.TestDatabase;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The foreign keys that a database declares are taken away, and found again. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HiddenForeignKeysTest {

    private final Looking looking = new Looking();

    @AfterAll
    void close() {
        looking.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"pagila", "chinook", "northwind", "demo"})
    void joins_are_found_where_foreign_keys_are_hidden(String name) {
        Optional<Score> score = score(name, Surveyed::withoutForeignKeys);
        score.ifPresent(found -> {
            assertThat(found.precision()).isGreaterThanOrEqualTo(0.95);
            assertThat(found.recall()).isGreaterThanOrEqualTo(0.9);
        });
    }

    /** Harder than what is asked for: what is unique has to be seen first, and empty tables prove nothing. */
    @ParameterizedTest
    @ValueSource(strings = {"pagila", "chinook", "northwind", "demo"})
    void most_are_found_where_every_key_is_hidden(String name) {
        Optional<Score> score = score(name, Surveyed::withoutAnyKeys);
        score.ifPresent(found -> {
            assertThat(found.precision()).isGreaterThanOrEqualTo(0.9);
            assertThat(found.recall()).isGreaterThanOrEqualTo(0.8);
        });
    }

    private Optional<Score> score(String name, UnaryOperator<Table> seen) {
        return Databases.open(name).map(database -> {
            try (TestDatabase open = database) {
                Surveyed surveyed = looking.at(Databases.url(open), seen);
                return score(name, surveyed);
            }
        });
    }

    private static Score score(String name, Surveyed surveyed) {
        Set<String> truth = new TreeSet<>(declared(surveyed));
        if (!name.equals("chinook")) {
            truth.addAll(labelled(name));
        }
        Set<String> found = surveyed.findings().joins().stream()
                .map(HiddenForeignKeysTest::inWords)
                .collect(Collectors.toCollection(TreeSet::new));
        long right = found.stream().filter(truth::contains).count();
        Score score = new Score(right, found.size() - right, truth.size() - right);
        System.out.print(Grading.line("joins of " + name, score));
        surveyed.findings().leftOut().forEach(out -> System.out.println("  left out " + out));
        found.stream().filter(join -> !truth.contains(join)).forEach(join -> System.out.println("  wrong  " + join));
        truth.stream().filter(join -> !found.contains(join)).forEach(join -> System.out.println("  missed " + join));
        return score;
    }

    private static Set<String> declared(Surveyed surveyed) {
        return surveyed.schema().tables().stream()
                .flatMap(table -> table.foreignKeys().stream().map(key -> inWords(table, key)))
                .collect(Collectors.toSet());
    }

    /** True joins that the database does not declare. */
    private static Set<String> labelled(String name) {
        return Label.of(name).stream()
                .filter(label -> label.kind() == QuirkKind.JOIN_BY_INCLUSION && !label.arguable())
                .map(label -> label.table() + "." + label.column() + " -> " + label.to())
                .collect(Collectors.toSet());
    }

    private static String inWords(Table table, ForeignKey key) {
        return table.name().name() + "." + String.join("+", key.columns()) + " -> "
                + key.target().name() + "." + String.join("+", key.targetColumns());
    }

    private static String inWords(Join join) {
        return Stream.of(
                        join.child().name() + "." + String.join("+", join.columns()),
                        join.parent().name() + "." + String.join("+", join.parentColumns()))
                .collect(Collectors.joining(" -> "));
    }
}
