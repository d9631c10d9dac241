package dash.drift;

import static org.assertj.core.api.Assertions.assertThat;

import dash.files.UnifiedDiff;
import org.junit.jupiter.api.Test;

final class RewordingTest {

    @Test
    void a_name_is_replaced_where_it_is_a_name_and_not_in_prose() {
        String before = """
                {
                  "table_name": "orders",
                  "table_description": "The status of orders",
                  "table_columns": [
                    {
                      "name": "status",
                      "description": "what status it has"
                    }
                  ],
                  "column_notes": {
                    "status": "the status; never empty"
                  },
                  "freshness_column": "status"
                }
                """;
        assertThat(Rewording.of("tables/orders.json", before, "status", "state"))
                .isEqualTo("""
                {
                  "table_name": "orders",
                  "table_description": "The status of orders",
                  "table_columns": [
                    {
                      "name": "state",
                      "description": "what status it has"
                    }
                  ],
                  "column_notes": {
                    "state": "the status; never empty"
                  },
                  "freshness_column": "state"
                }
                """);
    }

    @Test
    void in_a_query_pattern_the_statement_and_the_places_of_values_change_and_the_words_do_not() {
        String before = """
                -- <query name>by_status</query name>
                -- <query description>
                -- Orders by status.
                -- </query description>
                -- <question>How many orders of each status?</question>
                -- <parameters>
                -- one text of orders.status
                -- </parameters>
                -- <query>
                SELECT o.status, count(*) FROM orders o WHERE status = {{one}} GROUP BY status
                -- </query>
                """;
        assertThat(Rewording.of("queries/a.sql", before, "status", "state"))
                .contains("-- Orders by status.", "of each status?", "one text of orders.state")
                .contains("SELECT o.state, count(*) FROM orders o WHERE state = {{one}} GROUP BY state");
    }

    @Test
    void another_type_is_put_to_the_right_column() {
        String before = "{\"name\": \"a\", \"type\": \"integer\"}, {\"name\": \"b\", \"type\": \"integer\"}";
        assertThat(Rewording.type(before, "b", "text"))
                .isEqualTo("{\"name\": \"a\", \"type\": \"integer\"}, {\"name\": \"b\", \"type\": \"text\"}");
    }

    @Test
    void a_difference_is_told_with_its_surroundings() {
        String before = "one\ntwo\nthree\nfour\nfive\nsix\nseven\n";
        assertThat(UnifiedDiff.of("a/b.txt", before, before.replace("five", "FIVE")))
                .isEqualTo("""
                --- a/a/b.txt
                +++ b/a/b.txt
                @@ -2,6 +2,6 @@
                 two
                 three
                 four
                -five
                +FIVE
                 six
                 seven
                """);
        assertThat(UnifiedDiff.of("a", before, before)).isEmpty();
    }
}
