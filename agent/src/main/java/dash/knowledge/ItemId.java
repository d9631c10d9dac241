package dash.knowledge;

import dash.files.Sha256;

/**
 * Which item is meant, within one project.
 *
 * @param key the label as {@link Names#key} compares it; a long one is cut and told apart by a digest, because a rule's
 *     whole text can be its label and an index of a database holds no such texts
 */
public record ItemId(Kind kind, String key) {

    private static final int LONGEST = 200;
    private static final int KEPT = 120;

    public static ItemId of(Kind kind, String label) {
        String key = Names.key(label);
        return new ItemId(kind, key.length() <= LONGEST ? key : shortened(key));
    }

    private static String shortened(String key) {
        int end = Character.isHighSurrogate(key.charAt(KEPT - 1)) ? KEPT - 1 : KEPT;
        return key.substring(0, end) + "…" + Sha256.of(key);
    }

    @Override
    public String toString() {
        return kind.inWords() + " " + key;
    }
}
