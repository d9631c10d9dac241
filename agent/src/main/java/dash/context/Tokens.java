package dash.context;

/** Counts what a text costs a language model. Safe for many threads; the same text always costs the same. */
@FunctionalInterface
public interface Tokens {

    int count(String text);
}
