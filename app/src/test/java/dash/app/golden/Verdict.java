package dash.app.golden;

/** What became of one question. */
enum Verdict {
    RIGHT,
    DECLINED,
    ASKED_BACK,
    WRONG
}
