package dash.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RemarkTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Remember that I prefer EMEA | I prefer EMEA",
                "please remember that cancelled orders do not count. | cancelled orders do not count",
                "Remember: amounts in thousands | amounts in thousands",
                "remember my team is Payments | my team is Payments",
                "Please note that refunds are negative! | refunds are negative",
                "Dash, keep in mind that I’m in Berlin | I'm in Berlin",
                "Can you remember that my time zone is Europe/Berlin? | my time zone is Europe/Berlin",
                "From now on, show amounts in thousands | show amounts in thousands",
                "show me bars from now on | show me bars",
                "don't forget that MRR is net | MRR is net",
                "My time zone is Europe/Berlin | My time zone is Europe/Berlin",
                "I prefer bar charts | I prefer bar charts",
                "my default region is EMEA | my default region is EMEA",
                "I am on the Growth team | I am on the Growth team",
                "I'm in the Payments team. | I'm in the Payments team"
            })
    void what_is_to_be_remembered_is_understood(String said, String words) {
        assertThat(Remark.of(said)).contains(new Remark.Remember(words));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "remember the top customers?",
                "Do you remember the top customers?",
                "remember the top customers",
                "Can you show revenue by month?",
                "What should I remember about MRR?",
                "How many notes do we have?",
                "Remember that quarter when churn rose? Show it by month",
                "notes by author",
                "note count by month",
                "my revenue is down this month",
                "I prefer revenue by month for Norway",
                "I am in need of revenue by month",
                "customers who forget their password",
                "what are our customers' preferences?",
                "always delayed flights by carrier",
                "revenue from now"
            })
    void what_asks_the_data_stays_a_question(String asked) {
        assertThat(Remark.of(asked)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What do you remember about me?",
                "what do you know about me",
                "Show me my preferences",
                "please tell me what you remember about me"
            })
    void the_memory_can_be_asked_for(String asked) {
        assertThat(Remark.of(asked)).get().isInstanceOf(Remark.Recall.class);
    }

    @Test
    void forgetting_names_words_a_number_or_everything() {
        assertThat(Remark.of("Forget that I prefer EMEA.")).contains(new Remark.Forget("I prefer EMEA"));
        assertThat(Remark.of("please forget 3")).contains(new Remark.Forget("3"));
        assertThat(Remark.of("forget memory number 3")).contains(new Remark.Forget("3"));
        assertThat(Remark.of("Forget everything about me!")).contains(new Remark.ForgetAll());
        assertThat(Remark.of("forget everything you know about me")).contains(new Remark.ForgetAll());
    }

    @Test
    void the_curator_is_told_only_in_so_many_words() {
        assertThat(Remark.of("Tell the curator that churn looks wrong"))
                .contains(new Remark.TellCurator("churn looks wrong"));
    }

    @Test
    void what_is_kept_of_a_remark_does_not_say_what_it_is_about() {
        assertThat(Remark.kept("Remember that I like canary-7")).isEqualTo("Remember that […]");
        assertThat(Remark.kept("Forget that I like canary-7")).isEqualTo("Forget […]");
        assertThat(Remark.kept("Forget 7")).isEqualTo("Forget 7");
        assertThat(Remark.kept("revenue by month")).isEqualTo("revenue by month");
    }
}
