package dash.builtin.links.names;

import java.util.List;

/** One phrase that a target goes by, as word keys, and what it costs to believe that it is meant. */
record Called(Target target, List<String> keys, double cost) {
    Called {
        keys = List.copyOf(keys);
    }

    Called dearer(double more) {
        return new Called(target, keys, cost + more);
    }
}
