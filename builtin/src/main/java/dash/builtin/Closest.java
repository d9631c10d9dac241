package dash.builtin;

import dash.builtin.choice.Candidate;
import dash.builtin.choice.Choice;
import dash.builtin.choice.Offers;
import dash.builtin.links.FunctionWords;
import dash.builtin.words.Token;
import dash.context.Context;
import dash.knowledge.Metric;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What is near a question that has no answer and can be answered: the question without the words that nothing explains, and the
 * known questions that share its words. Each is read like any other question, and only when it is needed.
 */
final class Closest {

    private final Context context;
    private final Function<String, Choice> reader;

    Closest(Context context, Function<String, Choice> reader) {
        this.context = context;
        this.reader = reader;
    }

    /** @param renamed the question with other words for some that are unknown */
    Stream<Candidate> of(String question, Understanding understanding, List<Token> unexplained, List<String> renamed) {
        List<Token> tokens = understanding.tokens();
        List<Metric> named = understanding.named();
        Stream<String> left = !named.isEmpty() || keepsEnough(tokens, unexplained)
                ? Stream.of(without(question, unexplained))
                : Stream.empty();
        return Stream.of(
                        renamed.stream(),
                        left,
                        new Offers(context.knowledge()).near(tokens).stream(),
                        named.stream().map(Offers::question))
                .flatMap(texts -> texts)
                .distinct()
                .flatMap(text -> sure(text).stream());
    }

    /** The known questions that say most about the project, to begin with. */
    Stream<Candidate> examples() {
        return new Offers(context.knowledge()).first().stream().flatMap(text -> sure(text).stream());
    }

    private List<Candidate> sure(String text) {
        return reader.apply(text) instanceof Choice.Sure(Candidate candidate, var others) && isLikely(candidate)
                ? List.of(candidate)
                : List.of();
    }

    /** What was guessed from names alone has to be more likely than not. */
    private static boolean isLikely(Candidate candidate) {
        return !(candidate instanceof Candidate.OfSchema guessed) || guessed.belief() > 0.5;
    }

    /** A question of which most is gone is another question. */
    private static boolean keepsEnough(List<Token> tokens, List<Token> unexplained) {
        long all = tokens.stream().filter(FunctionWords::meaningful).count();
        long gone = unexplained.stream().filter(FunctionWords::meaningful).count();
        return !unexplained.isEmpty() && all > gone && all - gone >= gone;
    }

    private static String without(String question, List<Token> gone) {
        String left = question;
        for (Token token : gone.stream()
                .sorted(Comparator.comparingInt(Token::start).reversed())
                .toList()) {
            left = Respelled.replaced(left, token, "");
        }
        return left.replaceAll("\\s+", " ").strip();
    }
}
