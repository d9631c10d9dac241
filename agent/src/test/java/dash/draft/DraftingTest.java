package dash.draft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dash.knowledge.ColumnKnowledge;
import dash.knowledge.Dimension;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Metric;
import dash.knowledge.RelatedTable;
import dash.knowledge.TableKnowledge;
import dash.knowledge.files.ItemText;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class DraftingTest {

    @Test
    void a_table_is_described_by_its_name_its_key_its_parents_and_its_days() {
        assertThat(Harbour.note("tbl_charters").description())
                .isEqualTo("Charters: one row is one charter (id). Each belongs to a boat and a sailor."
                        + " By started_at they reach from 2021-04-01 to 2024-10-31.");
    }

    @Test
    void a_quirk_becomes_a_note_with_its_evidence_and_its_advice() {
        assertThat(Harbour.note("tbl_charters").dataQualityNotes())
                .containsExactly(
                        "price_cents is in cents. Divide by 100.", "12 of 5000 rows are tests. Leave them out.");
    }

    @Test
    void a_join_that_only_values_tell_is_noted_with_the_share_that_matches() {
        assertThat(Harbour.note("tbl_charters").relatedTables())
                .containsExactly(new RelatedTable(
                        "sailors",
                        "tbl_charters.sailor = sailors.sailor_no",
                        "99.7 % of the rows with a value find their partner."));
    }

    @Test
    void few_values_and_gaps_are_column_notes() {
        assertThat(Harbour.note("tbl_charters").columnNotes())
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of("status", "One of open, done.", "fee_eur", "Empty in 40 % of the rows."));
    }

    @Test
    void of_a_sensitive_column_nothing_is_told() {
        TableKnowledge sailors = Harbour.note("sailors");
        assertThat(sailors.columns()).extracting(ColumnKnowledge::name).doesNotContain("email");
        assertThat(Harbour.drafts().items())
                .noneMatch(item -> ItemText.write(item).contains("email"));
    }

    @Test
    void rows_are_counted_along_the_time_they_happened_and_without_tests() {
        Metric charters = Harbour.metric("Charters");
        assertThat(charters.expression()).contains("count(*)");
        assertThat(charters.timeColumn()).contains("started_at");
        assertThat(charters.filters()).containsExactly("NOT is_test");
        assertThat(charters.caveats()).containsExactly("Counts only rows where NOT is_test.");
        assertThat(charters.unit()).isEqualTo("charters");
        assertThat(charters.synonyms()).containsExactly("number of charters", "charter count");
    }

    @Test
    void what_rows_belong_to_becomes_a_dimension() {
        assertThat(Harbour.metric("Charters").dimensions())
                .extracting(Dimension::written)
                .containsExactly(
                        "status",
                        "boat: boats.name",
                        "boat class: boats.boat_class",
                        "sailor: sailors.name",
                        "sailors.country");
    }

    @Test
    void totals_and_averages_carry_their_unit() {
        assertThat(List.of(
                        Harbour.metric("Average charter price"),
                        Harbour.metric("Charter fee"),
                        Harbour.metric("Charter line value"),
                        Harbour.metric("Average boat length")))
                .extracting(metric -> metric.expression().orElse(""), Metric::unit)
                .containsExactly(
                        tuple("avg(price_cents) / 100.0", "money"),
                        tuple("sum(fee_eur)", "EUR"),
                        tuple("sum(unit_price * quantity * (1 - discount))", "money"),
                        tuple("avg(length)", ""));
    }

    @Test
    void short_forms_and_codes_are_candidates_for_the_glossary() {
        assertThat(Harbour.glossary())
                .extracting(GlossaryEntry::term, GlossaryEntry::synonyms)
                .containsExactly(tuple("quantity", List.of("qty")), tuple("boat boat class", List.of()));
    }

    @Test
    void questions_name_what_was_drafted() {
        assertThat(Harbour.drafts().questions())
                .contains("How many charters are there?", "Charter quantity guests by month in 2024");
    }

    @Test
    void everything_drafted_can_be_written_as_a_file_and_read_back() {
        assertThat(Harbour.drafts().items())
                .isNotEmpty()
                .allSatisfy(item -> assertThat(ItemText.read(item.kind(), "draft", ItemText.write(item)))
                        .isEqualTo(item));
    }

    @Test
    void a_table_that_nobody_looked_at_is_drafted_from_its_names() {
        Drafts drafts = Drafting.of(Harbour.schema(), Map.of(), column -> false, name -> name);
        assertThat(drafts.items()).hasSizeGreaterThan(8);
    }

    @Test
    void what_was_told_elsewhere_goes_before_what_was_guessed() {
        TableKnowledge told = new TableKnowledge(
                "SAILORS",
                "Members.",
                List.of(),
                List.of(),
                List.of(new ColumnKnowledge("Country", "", "Home")),
                Map.of(),
                List.of(),
                "Crew office",
                "",
                "",
                List.of());
        TableKnowledge merged = (TableKnowledge) Merging.of(List.of(List.of(told), List.of(Harbour.note("sailors"))))
                .getFirst();
        assertThat(merged.description()).isEqualTo("Members.");
        assertThat(merged.name()).isEqualTo("sailors");
        assertThat(merged.owner()).isEqualTo("Crew office");
        assertThat(merged.columns()).contains(new ColumnKnowledge("country", "text", "Home"));
        assertThat(merged.columnNotes()).containsEntry("country", "One of Belgium, Denmark.");
        assertThat(Optional.of(merged.useCases())).isPresent();
    }
}
