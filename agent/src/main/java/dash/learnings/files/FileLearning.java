package dash.learnings.files;

import dash.fault.Place;
import dash.learnings.Learning;

/**
 * A learning of a knowledge folder. It has no number: what it is called in a store is found out by comparing.
 *
 * @param file the path from the knowledge folder on, with forward slashes
 */
public record FileLearning(Learning learning, String file) {

    public Place place() {
        return Place.file(file);
    }
}
