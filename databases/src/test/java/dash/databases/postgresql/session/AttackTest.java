package dash.databases.postgresql.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dash.databases.postgresql.Attack;
import dash.databases.postgresql.AttackedDatabase;
import dash.databases.postgresql.RecordedAudit;
import dash.databases.postgresql.Sources;
import dash.databases.session.Sessions;
import dash.databases.session.Unguarded;
import dash.execute.Execution;
import dash.execute.Limits;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** The guard is off: session and login alone have to hold. */
class AttackTest {

    private static final Limits WITHOUT_GATE =
            new Limits(500, Duration.ofSeconds(2), 8_192, 4L << 20, Double.MAX_VALUE);

    private static Execution run(Sessions sessions, Attack attack, Limits limits) {
        return Unguarded.run(sessions, attack.sql(), Sources.commission(limits));
    }

    private static String fingerprint(Sessions sessions) {
        Execution execution = Unguarded.run(sessions, SessionTest.FINGERPRINT, Sources.commission());
        return ((Execution.Ran) execution).rows().rows().toString();
    }

    @Test
    void no_attack_changes_leaks_or_dirties_anything_with_a_select_only_login() throws SQLException {
        Optional<AttackedDatabase> attacked = AttackedDatabase.open();
        assumeTrue(attacked.isPresent(), "skipped: ../shared does not hold what this needs");
        SoftAssertions softly = new SoftAssertions();
        int answered = 0;
        int done = 0;
        try (AttackedDatabase database = attacked.get();
                Sessions sessions = Sources.sessions(database.reader(), new RecordedAudit(), 1)) {
            String clean = fingerprint(sessions);
            List<String> before = database.state();
            for (Attack attack : Attack.all()) {
                Execution execution = run(sessions, attack, Sources.LIMITS);
                answered += execution instanceof Execution.Ran ? 1 : 0;
                softly.assertThat(execution.toString())
                        .as(attack.id() + " " + attack.why())
                        .doesNotContain("SENTINEL", "SCRAM-SHA", "root:x:", "md5");
                softly.assertThat(fingerprint(sessions))
                        .as(attack.id() + " session")
                        .isEqualTo(clean);
                done++;
                if (done % 10 == 0 || done == Attack.all().size()) {
                    softly.assertThat(database.state())
                            .as("the state after the ten attacks up to " + attack.id())
                            .isEqualTo(before);
                }
            }
        }
        System.out.println("measured: guard off, SELECT-only login: "
                + Attack.all().size() + " attacks, " + answered + " answered, 0 may change, leak or stay");
        softly.assertAll();
    }

    @Test
    void what_is_to_be_contained_ends_inside_the_limits() throws SQLException {
        Optional<AttackedDatabase> attacked = AttackedDatabase.open();
        assumeTrue(attacked.isPresent(), "skipped: ../shared does not hold what this needs");
        List<String> took = new ArrayList<>();
        try (AttackedDatabase database = attacked.get();
                Sessions sessions = Sources.sessions(database.superuser(), new RecordedAudit(), 1)) {
            List<String> before = database.state();
            for (Attack attack : Attack.all().stream().filter(Attack::toContain).toList()) {
                Execution execution = run(sessions, attack, WITHOUT_GATE);
                took.add(attack.id() + " " + execution.took().toMillis() + " ms");
                assertThat(execution.took())
                        .as(attack.id())
                        .isLessThan(WITHOUT_GATE.time().plusSeconds(2));
                assertThat(fingerprint(sessions))
                        .as("the next statement answers")
                        .isNotEmpty();
                assertThat(database.state()).as(attack.id()).isEqualTo(before);
            }
        }
        System.out.println("measured: contained within 2 s + 2 s: " + took);
    }
}
