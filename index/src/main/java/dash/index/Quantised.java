package dash.index;

import java.nio.ByteBuffer;
import org.apache.lucene.util.BytesRef;

/** A vector of length one in bytes: its largest coordinate becomes 127, and the scale to get back is kept beside. */
final class Quantised {

    private final float scale;
    private final byte[] coordinates;

    private Quantised(float scale, byte[] coordinates) {
        this.scale = scale;
        this.coordinates = coordinates;
    }

    float scale() {
        return scale;
    }

    /** Not a copy: a search reads all of them. */
    byte[] coordinates() {
        return coordinates;
    }

    static Quantised of(float[] vector) {
        float largest = 1e-9f;
        for (float value : vector) {
            largest = Math.max(largest, Math.abs(value));
        }
        byte[] coordinates = new byte[vector.length];
        for (int index = 0; index < vector.length; index++) {
            coordinates[index] = (byte) Math.round(vector[index] / largest * Byte.MAX_VALUE);
        }
        return new Quantised(largest / Byte.MAX_VALUE, coordinates);
    }

    static int bytes(int dimensions) {
        return Float.BYTES + dimensions;
    }

    BytesRef toBytes() {
        ByteBuffer buffer = ByteBuffer.allocate(Float.BYTES + coordinates.length);
        buffer.putFloat(scale).put(coordinates);
        return new BytesRef(buffer.array());
    }

    static Quantised read(BytesRef bytes) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes.bytes, bytes.offset, bytes.length);
        float scale = buffer.getFloat();
        byte[] coordinates = new byte[buffer.remaining()];
        buffer.get(coordinates);
        return new Quantised(scale, coordinates);
    }
}
