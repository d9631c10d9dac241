package dash.databases.duckdb.child;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.sql.SQLException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** The child: takes one request after the other, and a cancel in between. Ends with its input. */
public final class Child {

    private final DataInputStream in;
    private final DataOutputStream out;
    private final BlockingQueue<Frame> requests = new LinkedBlockingQueue<>();
    private final Duck duck = new Duck();

    private Child(DataInputStream in, DataOutputStream out) {
        this.in = in;
        this.out = out;
    }

    public static void main(String[] arguments) {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(System.out));
        // What a library prints must not come between the messages.
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        Child child = new Child(new DataInputStream(new BufferedInputStream(System.in)), out);
        Thread.ofPlatform().daemon().name("work").start(child::work);
        child.listen();
    }

    /** Input that ends, or makes no sense, is the end: the parent is gone or does not want this child any more. */
    private void listen() {
        try {
            while (true) {
                Frame frame = Frame.read(in);
                if (frame.kind() == Frame.Kind.CANCEL) {
                    duck.cancel();
                } else {
                    requests.add(frame);
                }
            }
        } catch (IOException gone) {
            Runtime.getRuntime().halt(0);
        }
    }

    private void work() {
        try {
            while (true) {
                answer(requests.take());
            }
        } catch (IOException | InterruptedException | RuntimeException | Error broken) {
            Runtime.getRuntime().halt(1);
        }
    }

    private void answer(Frame request) throws IOException {
        DataInputStream reader = request.reader();
        Answers answers = new Answers(out);
        try {
            switch (request.kind()) {
                case OPEN -> duck.open(Opening.read(reader));
                case SERIALIZE -> answers.text(duck.serialize(Frame.text(reader)));
                case RUN -> duck.run(Question.read(reader), answers);
                case EXECUTE -> duck.execute(Frame.text(reader));
                case CANCEL, COLUMNS, ROWS, TEXT, DONE, FAILED -> throw new IOException("no request");
            }
            answers.done();
        } catch (SQLException failed) {
            answers.failed(failed);
        } catch (RuntimeException driver) {
            answers.failed(new SQLException("Driver Error: " + driver.getClass().getSimpleName()));
        }
    }
}
