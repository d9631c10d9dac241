package dash.builtin.following;

/**
 * A whole question that a follow-up can mean.
 *
 * @param replaces whether something of the earlier question gave way to it; otherwise it was only added to
 */
public record Proposal(String text, boolean replaces) {

    static Proposal replacing(String text) {
        return new Proposal(text, true);
    }

    static Proposal adding(String text) {
        return new Proposal(text, false);
    }
}
