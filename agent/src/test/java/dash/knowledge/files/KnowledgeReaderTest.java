package dash.knowledge.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import dash.fault.FaultException;
import dash.knowledge.BusinessRule;
import dash.knowledge.Calendar;
import dash.knowledge.ColumnKnowledge;
import dash.knowledge.Dimension;
import dash.knowledge.Document;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Gotcha;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.knowledge.RelatedTable;
import dash.knowledge.TableKnowledge;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class KnowledgeReaderTest {

    @TempDir
    private Path root;

    @Test
    void a_project_without_a_knowledge_folder_has_no_knowledge() {
        assertThat(new KnowledgeReader().readOrFail(root.resolve("none"))).isEqualTo(Knowledge.EMPTY);
    }

    @Test
    void a_table_is_read_with_all_its_keys() {
        Knowledge knowledge = new Folder(root).with("tables/parcels.json", """
                        {"table_name": "depot.parcels", "table_description": "What was sent",
                         "use_cases": ["volume"], "data_quality_notes": ["weight is in grams"],
                         "table_columns": [{"name": "id", "type": "bigint", "description": "key"}, {"name": "weight"}],
                         "column_notes": {"weight": "grams"},
                         "related_tables": [{"table": "depots", "join_hint": "parcels.depot = depots.code", "note": "codes"}],
                         "owner": "Logistics", "refresh_frequency": "hourly", "freshness_column": "sent_at",
                         "sensitive_columns": ["receiver"]}
                        """).knowledge();
        TableKnowledge table = knowledge.table("Depot.Parcels").orElseThrow();
        assertThat(table.columns())
                .containsExactly(new ColumnKnowledge("id", "bigint", "key"), new ColumnKnowledge("weight", "", ""));
        assertThat(table.columnNotes()).containsEntry("weight", "grams");
        assertThat(table.relatedTables())
                .containsExactly(new RelatedTable("depots", "parcels.depot = depots.code", "codes"));
        assertThat(table.sensitiveColumns()).containsExactly("receiver");
        assertThat(table.freshnessColumn()).isEqualTo("sent_at");
    }

    @Test
    void a_metric_is_read_from_yaml_with_all_its_keys() {
        Metric metric = new Folder(root)
                .with("metrics/weight.yaml", """
                        name: Shipped weight
                        definition: Kilograms that left a depot
                        expression: sum(weight) / 1000.0
                        table: parcels
                        filters: ["status = 'sent'"]
                        time_column: sent_at
                        grain: day
                        dimensions: [status, depots.country, "region: depots.area"]
                        unit: kg
                        owner: Logistics
                        caveats: [returns included]
                        tags: [volume]
                        synonyms: [tonnage]
                        """)
                .knowledge()
                .metric("SHIPPED WEIGHT")
                .orElseThrow();
        assertThat(metric.runnable()).isTrue();
        assertThat(metric.filters()).containsExactly("status = 'sent'");
        assertThat(metric.dimensions())
                .containsExactly(
                        new Dimension("status", Optional.empty(), "status"),
                        new Dimension("country", Optional.of("depots"), "country"),
                        new Dimension("region", Optional.of("depots"), "area"));
        assertThat(metric.synonyms()).containsExactly("tonnage");
    }

    @Test
    void a_business_file_gives_prose_metrics_rules_gotchas_glossary_and_calendar() {
        Knowledge knowledge = new Folder(root).with("business/house.json", """
                        {"metrics": [{"name": "Delay", "definition": "Days late", "table": "parcels", "calculation": "by hand"}],
                         "business_rules": ["Sundays do not count",
                           {"title": "Only sent", "description": "d", "applies_to_tables": ["parcels"], "applies_to_metrics": ["Delay"], "tags": ["x"]}],
                         "common_gotchas": [{"issue": "grams", "tables_affected": ["parcels"], "solution": "divide"}],
                         "glossary": [{"term": "depot", "synonyms": ["hub"], "means": "a place"}],
                         "calendar": {"time_zone": "America/New_York", "week_starts": "Sunday", "fiscal_year_starts": "February", "fiscal_year_named_by": "end", "today": "2025-06-30"}}
                        """).knowledge();
        assertThat(knowledge.metric("delay").orElseThrow().runnable()).isFalse();
        assertThat(knowledge.rules())
                .containsExactly(
                        new BusinessRule("Sundays do not count", "", List.of(), List.of(), List.of()),
                        new BusinessRule("Only sent", "d", List.of("parcels"), List.of("Delay"), List.of("x")));
        assertThat(knowledge.gotchas()).containsExactly(new Gotcha("grams", List.of("parcels"), "divide"));
        assertThat(knowledge.glossary()).containsExactly(new GlossaryEntry("depot", List.of("hub"), "a place"));
        assertThat(knowledge.calendar())
                .contains(new Calendar(
                        ZoneId.of("America/New_York"),
                        DayOfWeek.SUNDAY,
                        MonthDay.of(2, 1),
                        Calendar.FiscalYearNaming.END,
                        Optional.of(LocalDate.of(2025, 6, 30))));
    }

    @Test
    void a_metric_told_as_prose_and_as_expression_is_one_metric() {
        Knowledge knowledge = new Folder(root)
                .with("business/a.json", """
                        {"metrics": [{"name": "Weight", "definition": "Kilograms", "calculation": "sum"}]}
                        """)
                .with("metrics/a.json", """
                        {"name": "weight", "definition": "kilograms", "expression": "sum(kg)", "table": "parcels"}
                        """)
                .knowledge();
        assertThat(knowledge.metrics()).hasSize(1);
        assertThat(knowledge.metrics().getFirst().calculation()).isEqualTo("sum");
        assertThat(knowledge.metrics().getFirst().runnable()).isTrue();
    }

    @Test
    void documents_take_their_first_heading_as_title() {
        Knowledge knowledge = new Folder(root)
                .with("documents/guides/late.md", "intro\n# Late parcels\ntext")
                .with("documents/plain.txt", "no heading")
                .with("documents/list.txt", "Opening hours\n\nFrom nine to five.")
                .knowledge();
        assertThat(knowledge.documents())
                .extracting(Document::title, Document::path)
                .containsExactly(
                        tuple("Late parcels", "guides/late.md"),
                        tuple("Opening hours", "list.txt"),
                        tuple("plain", "plain.txt"));
    }

    @Test
    void order_follows_the_file_names_and_not_the_file_system() {
        Folder folder = new Folder(root);
        for (String name : List.of("zebra", "ant", "moth", "bee")) {
            folder.with("tables/" + name + ".json", "{\"table_name\": \"%s\"}".formatted(name));
        }
        assertThat(folder.knowledge().tables())
                .extracting(TableKnowledge::name)
                .containsExactly("ant", "bee", "moth", "zebra");
    }

    @Test
    void hidden_files_and_readmes_are_not_knowledge() {
        Knowledge knowledge = new Folder(root)
                .with(".git/config", "x")
                .with("tables/.DS_Store", "x")
                .with("README.md", "x")
                .with("queries/README.md", "x")
                .knowledge();
        assertThat(knowledge).isEqualTo(Knowledge.EMPTY);
    }

    @Test
    void every_broken_file_is_named_and_nothing_is_read() {
        Folder folder = new Folder(root);
        for (int number = 0; number < 50; number++) {
            boolean broken = number == 7 || number == 31;
            folder.with(
                    "tables/t%02d.json".formatted(number),
                    broken ? "{\"table_name\": }" : "{\"table_name\": \"t%d\"}".formatted(number));
        }
        assertThat(folder.faults())
                .extracting(fault -> fault.place().inWords())
                .containsExactly("tables/t07.json:1:16", "tables/t31.json:1:16");
        assertThatThrownBy(folder::knowledge)
                .isInstanceOf(FaultException.class)
                .hasMessageContaining("tables/t07.json:1:16")
                .hasMessageContaining("1 more: tables/t31.json:1:16");
    }
}
