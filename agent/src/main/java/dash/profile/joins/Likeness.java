package dash.profile.joins;

import dash.profile.Words;
import java.util.Optional;
import java.util.Set;

/** What two names say about whether one column refers to the other. */
final class Likeness {

    /** Words that many tables have a column of, none of them the other's. */
    private static final Set<String> GENERAL =
            Set.of("name", "title", "description", "text", "date", "time", "value", "type", "status");

    private Likeness() {}

    static Optional<Join.Basis> between(Endpoint child, Endpoint parent) {
        if (isSameName(child, parent)) {
            return Optional.of(Join.Basis.SAME_NAME);
        }
        if (isTableName(child, parent)) {
            return Optional.of(Join.Basis.TABLE_NAME);
        }
        if (isRole(child, parent)) {
            return Optional.of(Join.Basis.ROLE);
        }
        if (isOfOwnTable(child, parent)) {
            return Optional.of(Join.Basis.OWN_TABLE);
        }
        return isOtherWord(child, parent) ? Optional.of(Join.Basis.OTHER_WORD) : Optional.empty();
    }

    /** A name such as {@code id} or {@code code} is the same everywhere and says nothing. */
    private static boolean isSameName(Endpoint child, Endpoint parent) {
        return child.words().equals(parent.words())
                && !child.subject().isEmpty()
                && !isGeneral(child.subject())
                && (parent.atHome() > 0 || parent.isDeclaredKey() || isOneToMany(child, parent));
    }

    private static boolean isOneToMany(Endpoint child, Endpoint parent) {
        return !child.isUnique() && parent.isUnique() && IdWords.endsLikeAnIdentifier(child.words());
    }

    private static boolean isGeneral(Words subject) {
        return subject.list().size() == 1 && GENERAL.contains(subject.first());
    }

    /** {@code customer_id} and {@code customer} of {@code customers.id} or {@code customers.customer_id}. */
    private static boolean isTableName(Endpoint child, Endpoint parent) {
        return parent.atHome() == 1
                && parent.isMainKey()
                && child.subject().equals(parent.tableWords())
                && !child.table().name().equals(parent.table().name());
    }

    private static boolean isRole(Endpoint child, Endpoint parent) {
        if (parent.subject().isEmpty()) {
            return parent.isMainKey()
                    && IdWords.endsLikeAnIdentifier(child.words())
                    && child.subject().endsWith(parent.tableWords());
        }
        if (parent.atHome() == 0) {
            return false;
        }
        boolean sameEnding = child.words().endsWith(parent.words()) && !isGeneral(parent.words());
        boolean endsWithTable = parent.atHome() == 1
                && parent.isMainKey()
                && child.subject().equals(child.words())
                && child.subject().endsWith(parent.tableWords());
        return sameEnding || endsWithTable;
    }

    private static boolean isOfOwnTable(Endpoint child, Endpoint parent) {
        return child.table().name().equals(parent.table().name())
                && parent.isMainKey()
                && parent.atHome() > 0
                && IdWords.isOfOwnTable(child.words());
    }

    /** The word that matters most stands last, before what says that it is a reference. */
    private static boolean isOtherWord(Endpoint child, Endpoint parent) {
        return IdWords.refers(child.words())
                && parent.isMainKey()
                && parent.atHome() == 1
                && !parent.tableWords().isEmpty()
                && !child.subject().isEmpty()
                && IdWords.sameThing(child.subject().last(), parent.tableWords().last());
    }
}
