package dash.app.profile;

/** How many findings were right and wrong, and how many labels nobody found. */
record Score(long right, long wrong, long missed) {

    static final Score NONE = new Score(0, 0, 0);

    Score plus(Score other) {
        return new Score(right + other.right, wrong + other.wrong, missed + other.missed);
    }

    /** Who finds nothing says nothing wrong. */
    double precision() {
        return right + wrong == 0 ? 1 : (double) right / (right + wrong);
    }

    double recall() {
        return right + missed == 0 ? 1 : (double) right / (right + missed);
    }
}
