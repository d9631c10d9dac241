package dash.drift;

import static org.assertj.core.api.Assertions.assertThat;

import dash.schema.TypeFamily;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TypeTalkTest {

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(delimiter = '|', textBlock = """
            INTEGER                                         | integer
            Integer, 0 when unknown                         | integer
            TEXT; holds 'Ret' and 'DSQ' too                 | text
            Stored as text                                  | text
            The finishing place. Stored as TEXT.            | text
            DATE                                            | date
            place is an integer                             | integer
            Date of the race, in words                      | ''
            Text of the ticket as the customer wrote it     | ''
            not an integer                                  | ''
            Compare as text                                 | ''
            Cast to integer before you sort                 | ''
            Timestamps are UTC                              | ''
            Integer cents                                   | ''
            """)
    void a_note_on_a_column_tells_its_type_only_when_it_plainly_says_so(String note, String type) {
        assertThat(String.join(",", TypeTalk.about(note, "place"))).isEqualTo(type);
    }

    @Test
    void a_sentence_may_name_column_and_table() {
        assertThat(TypeTalk.of(
                        "place is TEXT in results but place is INTEGER in standings; results.year is stored as text"))
                .containsExactly(
                        new TypeTalk.Said("results", "place", "text"),
                        new TypeTalk.Said("standings", "place", "integer"),
                        new TypeTalk.Said("results", "year", "text"));
    }

    @ParameterizedTest(name = "{0} claimed, {1} live: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            integer     | bigint                      | true
            int4        | smallint                    | true
            integer     | text                        | false
            integer     | numeric(10,2)               | false
            number      | numeric(10,2)               | true
            number      | text                        | false
            varchar(20) | character varying(50)       | true
            string      | text                        | true
            timestamptz | timestamp with time zone    | true
            timestamp   | timestamp(3) without time zone | true
            timestamp   | timestamp with time zone    | false
            datetime    | timestamp with time zone    | true
            date        | timestamp without time zone | false
            json        | jsonb                       | true
            """)
    void types_that_people_call_the_same_are_the_same(String claimed, String live, boolean agree) {
        assertThat(TypeFamily.of(claimed)
                        .orElseThrow()
                        .covers(TypeFamily.of(live).orElseThrow()))
                .isEqualTo(agree);
    }

    @Test
    void a_type_without_an_everyday_name_is_not_judged() {
        assertThat(TypeFamily.of("order_status")).isEmpty();
        assertThat(TypeFamily.of("integer[]")).isEmpty();
    }
}
