package dash.profile.joins;

import dash.profile.Matching;
import java.util.Comparator;
import java.util.List;

/** A join that names speak for, with what the data says. */
record Candidate(Endpoint child, Endpoint parent, Join.Basis basis, Matching matching) {

    /** The strongest name first, then the better match, then the parent that is named after its table. */
    static final Comparator<Candidate> BEST_FIRST = Comparator.comparing(Candidate::basis)
            .thenComparing(candidate -> -candidate.parent.atHome())
            .thenComparing(candidate -> -candidate.matching.share())
            .thenComparing(candidate -> !candidate.parent.isDeclaredKey())
            .thenComparing(candidate -> candidate.parent.tableProfile().total().rows())
            .thenComparing(candidate -> candidate.parent.table().name())
            .thenComparing(candidate -> candidate.parent.column().name());

    /** The weaker the name, the more the data has to show. */
    boolean holds() {
        if (matching.looked() == 0) {
            return parent.isDeclaredKey() && basis != Join.Basis.OTHER_WORD && basis != Join.Basis.OWN_TABLE;
        }
        return matching.share()
                >= switch (basis) {
                    case SAME_NAME, TABLE_NAME -> 0.8;
                    case ROLE -> 0.9;
                    case OTHER_WORD, OWN_TABLE -> 0.99;
                };
    }

    Join join() {
        return new Join(
                child.table().name(),
                List.of(child.column().name()),
                parent.table().name(),
                List.of(parent.column().name()),
                basis,
                matching);
    }
}
