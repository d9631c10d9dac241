package dash.store.server;

/** Hears which slow part of a start begins, so that a person who waits knows why. */
@FunctionalInterface
public interface Progress {

    /** The parts that can take longer than a blink; a warm start has none of them. */
    enum Part {
        UNPACKING("unpacking PostgreSQL"),
        CREATING("creating the store"),
        STARTING("starting the store"),
        RECOVERING("waiting for the store to recover"),
        UPGRADING("moving the store to a newer PostgreSQL");

        private final String words;

        Part(String words) {
            this.words = words;
        }

        public String inWords() {
            return words;
        }
    }

    void begins(Part part);

    static Progress silent() {
        return part -> {};
    }
}
