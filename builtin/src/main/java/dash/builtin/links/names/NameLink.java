package dash.builtin.links.names;

/**
 * The tokens from {@code from} up to but not including {@code to} may name the target.
 *
 * @param cost 0 for its very name; more the further the words are from it
 */
public record NameLink(int from, int to, Target target, double cost, boolean plural) {}
