package dash.profile;

/**
 * How many rows were looked at, and how many of them found what they refer to.
 *
 * @param looked rows in which every column had a value
 */
public record Matching(long looked, long matched) {

    public Matching {
        if (matched < 0 || matched > looked) {
            throw new IllegalArgumentException(matched + " of " + looked + " rows cannot match");
        }
    }

    /** 0 when there was nothing to look at. */
    public double share() {
        return looked == 0 ? 0 : (double) matched / looked;
    }
}
