package dash.app.page;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;

/** A screenshot with 256 colours: a page has few, the rest are the edges of letters. A third of the bytes, for the repository. */
final class SmallPicture {

    private static final int MOST_COLOURS = 256;

    /** Colours that are closer than this, squared, are taken for one. */
    private static final int CLOSE = 24;

    private SmallPicture() {}

    static void write(byte[] png, Path file) {
        try {
            BufferedImage picture = ImageIO.read(new ByteArrayInputStream(png));
            Files.createDirectories(file.toAbsolutePath().getParent());
            ImageIO.write(indexed(picture), "png", file.toFile());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static BufferedImage indexed(BufferedImage picture) {
        int[] pixels = picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
        List<Integer> palette = palette(pixels);
        int[] colours = palette.stream().mapToInt(Integer::intValue).toArray();
        IndexColorModel model = new IndexColorModel(8, colours.length, colours, 0, false, -1, 0);
        BufferedImage small =
                new BufferedImage(picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
        Map<Integer, Integer> nearest = new HashMap<>();
        int[] indexes = new int[pixels.length];
        for (int at = 0; at < pixels.length; at++) {
            indexes[at] = nearest.computeIfAbsent(pixels[at], colour -> nearest(colours, colour));
        }
        small.getRaster().setPixels(0, 0, picture.getWidth(), picture.getHeight(), indexes);
        return small;
    }

    /** The most frequent colours, none of which is close to a more frequent one. */
    private static List<Integer> palette(int[] pixels) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int pixel : pixels) {
            counts.merge(pixel, 1, Integer::sum);
        }
        List<Integer> palette = new ArrayList<>();
        counts.entrySet().stream()
                .sorted(Map.Entry.<Integer, Integer>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .forEach(colour -> {
                    if (palette.size() < MOST_COLOURS
                            && palette.stream().noneMatch(taken -> distance(taken, colour) < CLOSE)) {
                        palette.add(colour);
                    }
                });
        return palette;
    }

    private static int nearest(int[] colours, int colour) {
        int best = 0;
        for (int at = 1; at < colours.length; at++) {
            if (distance(colours[at], colour) < distance(colours[best], colour)) {
                best = at;
            }
        }
        return best;
    }

    private static int distance(int one, int other) {
        int red = (one >> 16 & 255) - (other >> 16 & 255);
        int green = (one >> 8 & 255) - (other >> 8 & 255);
        int blue = (one & 255) - (other & 255);
        return red * red + green * green + blue * blue;
    }
}
