package dash.statement.render;

/** Something in a tree that the dialect has no words for. */
final class NotSpelledException extends RuntimeException {

    NotSpelledException(String what) {
        super(what, null, false, false);
    }
}
