package dash.testkit.provider;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** One call on one connection: HTTP/1.1 by hand, so that it can be done wrong on purpose. */
final class Connection {

    private static final byte[] END_OF_HEAD = {'\r', '\n', '\r', '\n'};

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private final CountDownLatch gone = new CountDownLatch(1);

    Connection(Socket socket) throws IOException {
        this.socket = socket;
        socket.setTcpNoDelay(true);
        this.in = socket.getInputStream();
        this.out = socket.getOutputStream();
    }

    Request read() throws IOException {
        ByteArrayOutputStream raw = new ByteArrayOutputStream();
        while (!endsWith(raw.toByteArray(), END_OF_HEAD)) {
            int next = in.read();
            if (next < 0) {
                throw new IOException("no request");
            }
            raw.write(next);
        }
        List<String> lines =
                List.of(raw.toString(StandardCharsets.ISO_8859_1).strip().split("\r\n", -1));
        Map<String, String> headers = new TreeMap<>();
        for (String line : lines.subList(1, lines.size())) {
            int colon = line.indexOf(':');
            headers.put(
                    line.substring(0, colon).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).strip());
        }
        byte[] body = in.readNBytes(Integer.parseInt(headers.getOrDefault("content-length", "0")));
        raw.write(body);
        String[] first = lines.getFirst().split(" ", -1);
        return new Request(
                Protocol.ofPath(first[1]),
                first[0],
                first[1],
                headers,
                new String(body, StandardCharsets.UTF_8),
                raw.toString(StandardCharsets.ISO_8859_1));
    }

    private static boolean endsWith(byte[] bytes, byte[] end) {
        int from = bytes.length - end.length;
        for (int i = 0; i < end.length; i++) {
            if (from < 0 || bytes[from + i] != end[i]) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether the client was there until the end of what the step wanted to say. */
    boolean answer(Request request, Step step) throws IOException {
        Thread.ofVirtual().start(this::watch);
        try {
            if (step.delivery().cutAfter() == 0) {
                reset();
                return true;
            }
            if (leaves(step.delivery().before())) {
                return false;
            }
            return write(response(request, step.answer()), step.delivery());
        } catch (IOException broken) {
            return false;
        }
    }

    private record Response(int status, Map<String, String> headers, List<String> events) {}

    private static Response response(Request request, Step.Answer answer) {
        return switch (answer) {
            case Step.Answer.Raw raw -> {
                Map<String, String> headers = new TreeMap<>(raw.headers());
                headers.put("Content-Type", raw.contentType());
                yield new Response(raw.status(), headers, List.of(raw.body()));
            }
            case Step.Answer.Message message -> {
                Wire wire = request.protocol().wire();
                boolean stream = wire.wantsStream(request.path(), request.json());
                String type = stream ? wire.streamType() : "application/json";
                yield new Response(
                        200,
                        Map.of("Content-Type", type),
                        stream ? wire.streamed(message) : List.of(wire.whole(message)));
            }
        };
    }

    private boolean write(Response response, Step.Delivery delivery) throws IOException {
        StringBuilder head = new StringBuilder("HTTP/1.1 " + response.status() + " Scripted\r\n");
        response.headers().forEach((name, value) -> head.append(name + ": " + value + "\r\n"));
        head.append("Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n");
        out.write(head.toString().getBytes(StandardCharsets.ISO_8859_1));
        out.flush();
        int sent = 0;
        List<String> events = delivery.piece() > 0 ? List.of(String.join("", response.events())) : response.events();
        for (String event : events) {
            byte[] bytes = Wire.bytes(event);
            int piece = delivery.piece() > 0 ? delivery.piece() : Math.max(1, bytes.length);
            for (int from = 0; from < bytes.length; from += piece) {
                if (delivery.cutAfter() >= 0 && sent >= delivery.cutAfter()) {
                    reset();
                    return true;
                }
                int length = Math.min(piece, bytes.length - from);
                chunk(bytes, from, length);
                sent += length;
                if (leaves(delivery.between())) {
                    return false;
                }
            }
        }
        out.write("0\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1));
        out.flush();
        return true;
    }

    private void chunk(byte[] bytes, int from, int length) throws IOException {
        out.write((Integer.toHexString(length) + "\r\n").getBytes(StandardCharsets.ISO_8859_1));
        out.write(bytes, from, length);
        out.write("\r\n".getBytes(StandardCharsets.ISO_8859_1));
        out.flush();
    }

    /** Not a polite end but a reset, as a crashed server or a broken line gives it. */
    private void reset() throws IOException {
        socket.setSoLinger(true, 0);
        socket.close();
    }

    /** Waits, and returns at once with true when the client hangs up. */
    private boolean leaves(Duration wait) {
        try {
            return gone.await(wait.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    /** The request is complete and the client sends nothing more: an end of its side means that it hung up. */
    private void watch() {
        try {
            while (in.read() >= 0) {
                // Further bytes would be a second request, which "Connection: close" forbids.
            }
        } catch (IOException reset) {
            // Hung up all the same.
        }
        gone.countDown();
    }

    static void pause(Duration duration) {
        try {
            Thread.sleep(duration);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
