package dash.knowledge;

/**
 * An item that people wrote and that is out of use until somebody mends it. It answers nothing, and its name still has the
 * meaning that they gave it: a question that names it is not answered with something else.
 */
public record SetAside(Item item, String reason) {}
