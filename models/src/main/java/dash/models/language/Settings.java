package dash.models.language;

import java.util.OptionalDouble;

/**
 * How the model is to write.
 *
 * @param temperature left to the provider when empty; some models take none
 * @param mostTokens the longest reply
 */
public record Settings(OptionalDouble temperature, int mostTokens) {

    public static final Settings DEFAULT = new Settings(OptionalDouble.empty(), 4_096);

    public Settings {
        if (mostTokens < 1) {
            throw new IllegalArgumentException("a reply of at most " + mostTokens + " tokens");
        }
    }

    public Settings withTemperature(double value) {
        return new Settings(OptionalDouble.of(value), mostTokens);
    }

    public Settings withMostTokens(int most) {
        return new Settings(temperature, most);
    }
}
