package dash.analyst;

import dash.fault.Fault;
import dash.provenance.Citation;
import java.util.List;
import java.util.Optional;

/** What an analyst wants to do next. */
public sealed interface Move {

    /**
     * Run this statement, written for this reading of the question.
     *
     * @param readAs the question in full, when the analyst found out only now what it means in its conversation
     */
    record RunSql(String sql, Reading reading, Optional<String> readAs) implements Move {

        public RunSql(String sql, Reading reading) {
            this(sql, reading, Optional.empty());
        }
    }

    /**
     * Look at a table's live columns and keys; an empty name means all tables.
     *
     * @param samples how many rows of the table to look at as well
     */
    record Inspect(String table, int samples) implements Move {

        public static final int MOST_SAMPLES = 20;

        public Inspect {
            samples = Math.clamp(samples, 0, MOST_SAMPLES);
        }

        public Inspect(String table) {
            this(table, 0);
        }
    }

    /** Look for these words among knowledge, learnings and past answers. */
    record Recall(String words) implements Move {}

    /** Look for these words in documents. */
    record Consult(String words) implements Move {}

    /** Something to keep with the question that changes nothing by itself. */
    sealed interface Note extends Move {}

    /**
     * A step of reasoning: kept in the trace, never told as the answer.
     *
     * @param kind {@code think} before acting, {@code analyse} when looking back at a result
     * @param confidence from 0 to 1
     */
    record Think(
            Kind kind, String title, String thought, String action, String result, double confidence, Next nextAction)
            implements Note {

        /** Looking ahead or back. */
        public enum Kind {
            THINK,
            ANALYSE
        }

        /** What the analyst means to do after it. */
        public enum Next {
            CONTINUE,
            VALIDATE,
            FINAL_ANSWER,
            RESET
        }

        public Think {
            confidence = Double.isNaN(confidence) ? 0 : Math.clamp(confidence, 0.0, 1.0);
        }
    }

    /**
     * A lesson in the analyst's words. The engine keeps it in the transcript; what becomes of it is the learner's business,
     * and until it is proven it is the asker's alone.
     *
     * @param tables that it is about, as people write them
     * @param category as files write it; may be none that is known
     */
    record Remember(String title, String text, List<String> tables, String category) implements Note {
        public Remember {
            tables = List.copyOf(tables);
        }
    }

    /** The statement that answers could be kept as a query pattern, if a person agrees. */
    record OfferPattern(String name, String question) implements Note {}

    /**
     * No reading is sure: a few are run, and the person chooses among them.
     *
     * @param why a sentence for the person
     * @param readings at most three count; the first is meant when nobody chooses
     */
    record Offer(Reason reason, String why, List<RunSql> readings) implements Move {

        /** Why nobody but the person can decide. */
        public enum Reason {
            /** Several readings are as good as each other and give different answers. */
            AMBIGUOUS,
            /** The best reading is too likely to be wrong to be told as the answer. */
            UNSURE
        }

        public Offer {
            readings = List.copyOf(readings);
        }
    }

    /**
     * An attempt that ran answers the question.
     *
     * @param wording the answer in the analyst's own words, of which each sentence stands only as far as it holds
     * @param attempt its number; 0 is the last one that ran
     */
    record Conclude(Optional<String> wording, int attempt) implements Move {

        public Conclude() {
            this(Optional.empty(), 0);
        }

        public Conclude(Optional<String> wording) {
            this(wording, 0);
        }
    }

    /**
     * What people wrote down answers the question, and nothing has to be computed.
     *
     * @param wording the answer in the analyst's own words, of which each sentence stands only if people wrote it
     * @param citations what it rests on, the most telling first; what does not stand where it is said to is refused
     */
    record Tell(Optional<String> wording, List<Citation> citations) implements Move {
        public Tell {
            citations = List.copyOf(citations);
        }
    }

    /**
     * This question cannot be answered here.
     *
     * @param why a sentence for the person
     * @param closest readings near the question that can be answered, the nearest first; those that work are offered
     * @param instead a further sentence for when none works; may be empty
     */
    record Decline(String why, List<RunSql> closest, String instead) implements Move {
        public Decline {
            closest = List.copyOf(closest);
        }

        public Decline(String why, List<RunSql> closest) {
            this(why, closest, "");
        }
    }

    /**
     * The words ask nothing of the data: they greet, thank, or ask what can be asked.
     *
     * @param words the reply
     * @param examples readings of questions that can be asked; those that work are offered
     */
    record Reply(String words, List<RunSql> examples) implements Move {
        public Reply {
            examples = List.copyOf(examples);
        }
    }

    /** Whoever was to decide cannot, such as a model that is out of reach, and nobody else can either. */
    record Surrender(Fault fault) implements Move {}
}
