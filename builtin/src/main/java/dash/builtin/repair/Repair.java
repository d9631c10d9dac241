package dash.builtin.repair;

import java.util.Optional;

/** One way to put a statement right. It guesses only what the live schema tells. */
interface Repair {

    /** Nothing when the failure is not of this sort, or the live schema does not tell what was meant. */
    Optional<Mending> mend(Broken broken);
}
