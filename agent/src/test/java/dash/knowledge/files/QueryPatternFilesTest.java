package dash.knowledge.files;

import static org.assertj.core.api.Assertions.assertThat;

import dash.knowledge.Knowledge;
import dash.knowledge.Parameter;
import dash.knowledge.QueryPattern;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class QueryPatternFilesTest {

    @TempDir
    private Path root;

    @Test
    void the_first_dialect_is_read_with_every_tag() {
        QueryPattern pattern = only("""
                -- A licence line that is no tag.
                -- <query name>heavy_parcels</query name>
                -- <query description>
                -- Parcels above a weight,
                -- heaviest first.
                -- </query description>
                -- <question>Which parcels are heavy?</question>
                -- <question>
                -- What is heavy
                -- in France?
                -- </question>
                -- <summary>Heavy parcels</summary>
                -- <tables>parcels, depots</tables>
                -- <notes>
                -- weight is in grams
                -- </notes>
                -- <tags>volume, weight</tags>
                -- <verified by="Ana" at="2025-01-31">
                -- <parameters>
                -- country text of depots.country = France
                -- least number = 2.5
                -- first period_start
                -- rows top = 10
                -- </parameters>
                -- <query>
                SELECT id -- a comment of the query
                FROM parcels WHERE c = {{country}} AND w > {{least}} AND d >= {{first}} LIMIT {{rows}}
                -- </query>
                """);
        assertThat(pattern.name()).isEqualTo("heavy_parcels");
        assertThat(pattern.description()).isEqualTo("Parcels above a weight,\nheaviest first.");
        assertThat(pattern.questions()).containsExactly("Which parcels are heavy?", "What is heavy in France?");
        assertThat(pattern.tables()).containsExactly("parcels", "depots");
        assertThat(pattern.notes()).containsExactly("weight is in grams");
        assertThat(pattern.verified()).contains(new QueryPattern.Verified("Ana", "2025-01-31"));
        assertThat(pattern.parameters())
                .containsExactly(
                        new Parameter(
                                "country", Parameter.Type.TEXT, Optional.of("depots.country"), Optional.of("France")),
                        new Parameter("least", Parameter.Type.NUMBER, Optional.empty(), Optional.of("2.5")),
                        new Parameter("first", Parameter.Type.PERIOD_START, Optional.empty(), Optional.empty()),
                        new Parameter("rows", Parameter.Type.TOP, Optional.empty(), Optional.of("10")));
        assertThat(pattern.sql()).startsWith("SELECT id -- a comment of the query\nFROM");
    }

    @Test
    void the_second_dialect_is_read_and_a_file_may_hold_several() {
        Knowledge knowledge = new Folder(root).with("queries/two.sql", """
                        -- <query monthly_weight>
                        -- <description>Monthly weight</description>
                        -- <query>
                        SELECT 1
                        -- </query>

                        -- <query other>
                        -- <query>
                        SELECT 2;
                        -- </query>
                        """).knowledge();
        assertThat(knowledge.patterns()).extracting(QueryPattern::name).containsExactly("monthly_weight", "other");
        assertThat(knowledge.patterns().getFirst().description()).isEqualTo("Monthly weight");
    }

    @Test
    void what_is_wrong_is_told_with_its_line() {
        String name = "-- <query name>q</query name>\n";
        String body = "-- <query>\nSELECT 1\n-- </query>\n";
        assertThat(List.of(
                        fault(name + body + name + body),
                        fault(name + "-- <query>\nSELECT 1\n"),
                        fault(name + "-- <query>\n-- </query>\n"),
                        fault(name + "SELECT 1\n"),
                        fault(body),
                        fault(name),
                        fault(name + "-- <sumary>x</sumary>\n" + body),
                        fault(name + "-- <notes>\nSELECT 1\n"),
                        fault(name + "-- <parameters>year yeer</parameters>\n" + body),
                        fault(name + "-- <parameters>day date = 2024-02-30</parameters>\n" + body),
                        fault(name + "-- <parameters>day date</parameters>\n" + body),
                        fault(name + body.replace("1", "{{x}}")),
                        fault("")))
                .zipSatisfy(
                        List.of(
                                "KNOWLEDGE_DUPLICATE queries/a.sql:5:4",
                                "a.sql:2:4: the <query> is not closed",
                                "a.sql:2:4: the <query> of the pattern is empty",
                                "a.sql:2:1: SQL stands outside",
                                "a.sql:1:4: a query pattern begins with",
                                "a.sql:1:4: the query pattern has no <query>",
                                "a.sql:2:4: a query pattern has no tag of this name; the nearest known one is <summary>",
                                "a.sql:2:4: the tag is not closed by </notes>",
                                "no type of a parameter",
                                "the default is not of the type date",
                                "a parameter is declared that the SQL does not use",
                                "a variable that <parameters> does not declare",
                                "the file holds no query pattern"),
                        (fault, expected) -> assertThat(fault).contains(expected));
    }

    private String fault(String text) {
        return new Folder(root).with("queries/a.sql", text).fault();
    }

    private QueryPattern only(String text) {
        return new Folder(root)
                .with("queries/a.sql", text)
                .knowledge()
                .patterns()
                .getFirst();
    }
}
