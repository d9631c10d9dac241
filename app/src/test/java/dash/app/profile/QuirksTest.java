package dash.app.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dash.profile.quirks.Quirk;
import dash.profile.quirks.QuirkKind;
import dash.testkit.TestDatabase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Findings against labels that were written before: mostly right, and most is found, of every kind. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class QuirksTest {

    private static final List<String> DATABASES = List.of("demo", "f1", "northwind", "yelp", "atis");
    private static final double LEAST_PRECISION = 0.9;
    private static final double LEAST_RECALL = 0.8;

    private final Looking looking = new Looking();
    private final Grading grading = new Grading();
    private final List<String> looked = new ArrayList<>();
    private List<Quirk> ofTheDemo = List.of();

    @BeforeAll
    void look() {
        for (String name : DATABASES) {
            Optional<TestDatabase> database = Databases.open(name);
            if (database.isPresent()) {
                try (TestDatabase open = database.get()) {
                    Surveyed surveyed = looking.at(Databases.url(open), table -> table);
                    grading.grade(name, Label.of(name), surveyed.findings().quirks());
                    looked.add(name);
                    if (name.equals("demo")) {
                        ofTheDemo = surveyed.findings().quirks();
                    }
                }
            }
        }
        System.out.println("quirks of " + String.join(", ", looked) + ":\n" + grading.table() + grading.differences());
    }

    @AfterAll
    void close() {
        looking.close();
    }

    @Test
    void nine_of_ten_findings_are_right_and_four_of_five_quirks_are_found() {
        assertThat(grading.overall().precision()).isGreaterThanOrEqualTo(LEAST_PRECISION);
        assertThat(grading.overall().recall()).isGreaterThanOrEqualTo(LEAST_RECALL);
    }

    @Test
    void the_same_holds_of_every_kind() {
        for (QuirkKind kind : QuirkKind.values()) {
            Score score = grading.of(kind);
            assertThat(score.precision()).as(kind.word()).isGreaterThanOrEqualTo(LEAST_PRECISION);
            assertThat(score.recall()).as(kind.word()).isGreaterThanOrEqualTo(LEAST_RECALL);
        }
    }

    @Test
    void every_kind_was_there_to_be_found() {
        if (looked.containsAll(DATABASES)) {
            assertThat(QuirkKind.values())
                    .allSatisfy(kind -> assertThat(grading.of(kind).right()).isPositive());
        }
    }

    @Test
    void a_finding_says_in_a_sentence_what_it_rests_on() {
        assertThat(sentence(QuirkKind.NUMBER_AS_TEXT, "employee_count"))
                .isEqualTo("`employee_count` holds numbers as text; 376 of 4,225 values do not cast: 'n/a'");
        assertThat(sentence(QuirkKind.DATE_AS_TEXT, "launched_on"))
                .startsWith("`launched_on` holds dates as text, written as DD Mon YYYY");
        assertThat(sentence(QuirkKind.JOIN_BY_INCLUSION, "customer_ref"))
                .isEqualTo("`support_tickets.customer_ref` refers to `accounts.account_id`;"
                        + " 10,000 of 10,000 values that were looked at are there");
        assertThat(sentence(QuirkKind.SOFT_DELETE, "deleted_at"))
                .isEqualTo("rows with `deleted_at` set count as deleted: 161 of 4,225 that were looked at");
        assertThat(sentence(QuirkKind.RUNNING_TOTAL, "readings"))
                .startsWith("`readings` is a running total: by `day` for each `account_id` it never falls");
        assertThat(sentence(QuirkKind.DUPLICATED_ROWS, "invoice_number"))
                .contains("are there a second time, alike but for `invoice_id` and `source_system`");
    }

    private String sentence(QuirkKind kind, String column) {
        return ofTheDemo.stream()
                .filter(quirk -> quirk.kind() == kind && quirk.column().equals(column))
                .map(Quirk::sentence)
                .findFirst()
                .orElse("");
    }
}
