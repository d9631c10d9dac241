package dash.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class DraftsTest {

    @Test
    void a_draft_is_used_and_known_as_one() {
        Knowledge knowledge = edition(draft(metric("Parcels", List.of()))).knowledge();
        assertThat(knowledge.metric("parcels")).isPresent();
        assertThat(knowledge.isDraft(knowledge.metrics().getFirst())).isTrue();
        assertThat(knowledge.agreedMetrics()).isEmpty();
    }

    @Test
    void what_people_wrote_stands_before_every_draft() {
        Knowledge knowledge = edition(draft(metric("A draft", List.of())), written(metric("Written", List.of())))
                .knowledge();
        assertThat(knowledge.metrics()).extracting(Metric::name).containsExactly("Written", "A draft");
    }

    @Test
    void a_draft_that_bears_a_word_of_a_person_is_not_used() {
        Knowledge knowledge = edition(
                        written(metric("Freight income", List.of("revenue"))), draft(metric("Revenue", List.of())))
                .knowledge();
        assertThat(knowledge.metrics()).extracting(Metric::name).containsExactly("Freight income");
        assertThat(knowledge.drafts()).isEmpty();
    }

    @Test
    void a_draft_gives_up_the_synonyms_and_questions_that_people_use_otherwise() {
        Knowledge knowledge = edition(
                        written(metric("Freight income", List.of("revenue"))),
                        written(pattern("mine", "Who ships most?")),
                        draft(metric("Price total", List.of("Revenue", "takings"))),
                        draft(pattern("made", "who ships most?")),
                        draft(new GlossaryEntry("revenue", List.of(), "what comes in")))
                .knowledge();
        assertThat(knowledge.metrics().getLast().synonyms()).containsExactly("takings");
        assertThat(knowledge.patterns().getLast().questions()).isEmpty();
        assertThat(knowledge.glossary()).isEmpty();
    }

    @Test
    void a_draft_that_was_set_aside_in_part_is_still_a_draft() {
        TableKnowledge note = new TableKnowledge(
                "parcels",
                "",
                List.of(),
                List.of(),
                List.of(),
                java.util.Map.of("gone", "?"),
                List.of(),
                "",
                "",
                "",
                List.of());
        KnowledgeItem item = draft(note);
        Standing aside = item.standing().with(Standing.Status.QUARANTINED, "gone", List.of("gone"));
        Knowledge knowledge = edition(
                        new KnowledgeItem(note, item.location(), aside, 1, "dash", Instant.EPOCH, Optional.empty()))
                .knowledge();
        assertThat(knowledge.tables().getFirst().columnNotes()).isEmpty();
        assertThat(knowledge.isDraft(knowledge.tables().getFirst())).isTrue();
    }

    @Test
    void a_metric_that_was_set_aside_is_known_by_name_and_no_draft_takes_its_place() {
        Standing aside = Standing.HUMAN.with(Standing.Status.QUARANTINED, "orders has no column total", List.of());
        Knowledge knowledge = edition(
                        item(metric("Revenue", List.of("takings")), aside), draft(metric("Takings", List.of())))
                .knowledge();
        assertThat(knowledge.metrics()).isEmpty();
        assertThat(knowledge.metricsSetAside().values()).containsExactly("orders has no column total");
    }

    @Test
    void a_draft_that_was_set_aside_is_nobodys_word() {
        Standing aside = Standing.DRAFT.with(Standing.Status.QUARANTINED, "gone", List.of());
        assertThat(edition(item(metric("Revenue", List.of()), aside))
                        .knowledge()
                        .metricsSetAside())
                .isEmpty();
    }

    private static Edition edition(KnowledgeItem... items) {
        return new Edition(1, List.of(items));
    }

    private static KnowledgeItem written(Item item) {
        return item(item, Standing.HUMAN);
    }

    private static KnowledgeItem draft(Item item) {
        return item(item, Standing.DRAFT);
    }

    private static KnowledgeItem item(Item item, Standing standing) {
        return new KnowledgeItem(
                item, new Location("a/" + item.label(), 0), standing, 1, "ann", Instant.EPOCH, Optional.empty());
    }

    private static Metric metric(String name, List<String> synonyms) {
        return Metric.prose(name, "", Optional.empty(), "").withSynonyms(synonyms);
    }

    private static QueryPattern pattern(String name, String question) {
        return new QueryPattern(
                name,
                "",
                List.of(question),
                "",
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                "SELECT 1");
    }
}
