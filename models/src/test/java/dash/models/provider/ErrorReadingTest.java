package dash.models.provider;

import static org.assertj.core.api.Assertions.assertThat;

import dash.models.language.Failure;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** Bodies as providers send them. */
final class ErrorReadingTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "400|{'error':{'message':'This model's maximum context length is 8192 tokens','code':'context_length_exceeded'}}|Overflow",
                "400|{'type':'error','error':{'type':'invalid_request_error','message':'prompt is too long: 212000 tokens'}}|Overflow",
                "400|{'error':{'code':400,'message':'The input token count (2000000) exceeds','status':'INVALID_ARGUMENT'}}|Overflow",
                "413|{}|Overflow",
                "401|{'error':{'code':'invalid_api_key'}}|KEY_REFUSED",
                "400|{'error':{'code':400,'message':'API key not valid. Please pass a valid API key.'}}|KEY_REFUSED",
                "403|{'error':{'type':'permission_error'}}|KEY_REFUSED",
                "429|{'error':{'code':'insufficient_quota'}}|NO_CREDIT",
                "402|{'error':{'message':'Payment required'}}|NO_CREDIT",
                "400|{'error':{'message':'Your credit balance is too low'}}|NO_CREDIT",
                "404|{'error':'model \\'x\\' not found, try pulling it first'}|MODEL_UNKNOWN",
                "404|{'error':{'code':'model_not_found'}}|MODEL_UNKNOWN",
                "404|{}|REQUEST_REFUSED",
                "400|{'error':'registry.ollama.ai/library/x does not support tools'}|NO_TOOLS",
                "404|{'error':{'message':'No endpoints found that support tool use.','code':404}}|NO_TOOLS",
                "400|{'error':{'code':'content_filter'}}|Refused",
                "422|{'error':{'type':'invalid_request_error'}}|REQUEST_REFUSED",
                "429|{}|RateLimited",
                "529|{'error':{'type':'overloaded_error'}}|SERVER_ERROR",
                "500|{}|SERVER_ERROR",
                "408|{}|SERVER_ERROR",
                "301|{}|REDIRECTED"
            })
    void an_error_means(int status, String body, String meaning) {
        String json = body.replace("model's", "models").replace("\\'", "").replace('\'', '"');
        Failure failure =
                ErrorReading.of(status, Optional.empty(), JsonMapper.shared().readTree(json));
        String found = switch (failure) {
            case Failure.Rejected rejected -> rejected.reason().name();
            case Failure.Unavailable unavailable -> unavailable.trouble().name();
            default -> failure.getClass().getSimpleName();
        };
        assertThat(found).isEqualTo(meaning);
    }

    @Test
    void google_tells_the_wait_inside_the_body() {
        Failure failure = ErrorReading.of(
                429,
                Optional.empty(),
                JsonMapper.shared()
                        .readTree(
                                "{\"error\":{\"status\":\"RESOURCE_EXHAUSTED\",\"details\":[{\"@type\":\"x\"},{\"retryDelay\":\"34s\"}]}}"));
        assertThat(((Failure.RateLimited) failure).retryAfter()).contains(Duration.ofSeconds(34));
    }

    @Test
    void only_codes_go_on() {
        Failure failure = ErrorReading.of(
                400,
                Optional.empty(),
                JsonMapper.shared()
                        .readTree(
                                "{\"error\":{\"type\":\"invalid_request_error\",\"code\":\"the key sk-1\",\"message\":\"secret\"}}"));
        assertThat(((Failure.Rejected) failure).detail()).isEqualTo("status 400, invalid_request_error");
    }
}
