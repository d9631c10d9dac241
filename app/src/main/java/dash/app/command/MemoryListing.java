package dash.app.command;

import dash.app.Console;
import dash.memory.Memories;
import dash.memory.Remembered;
import dash.project.Workshop;
import dash.project.memory.MemoryTelling;
import java.util.List;

/** Lists one's own memory. */
abstract class MemoryListing extends MemoryVerb {

    MemoryListing(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, Memories memories) {
        List<Remembered> all = memories.of(me());
        return new Told(MemoryTelling.lines(all), MemoryTelling.object(all));
    }
}
