package dash.access;

import dash.question.Asker;

/** Decides who may do what. Unknown people and unknown projects may do nothing. Safe for many threads. */
@FunctionalInterface
public interface Access {

    boolean allows(Asker person, String project, Right right);

    /** One owner at their own machine: whoever could read the files and the store anyway. */
    static Access localOwner(Asker owner) {
        return (person, project, right) -> person.equals(owner);
    }
}
