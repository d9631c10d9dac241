package dash.server.evals;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.files.Fields;
import dash.files.Node;
import dash.project.eval.EvalPlan;
import dash.project.eval.Selection;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What a request wants to be asked. Where the questions are is never part of it. */
record EvalWish(EvalPlan plan, Evals.Further further) {

    private static final BigDecimal MOST_ROUNDS = BigDecimal.valueOf(100);

    static EvalWish read(Fields body, Path golden) {
        List<String> where = where(body);
        // Refuses what is no condition before anything is begun.
        new Selection(where);
        EvalPlan plan = new EvalPlan(
                golden.toAbsolutePath().normalize().toString(),
                where,
                body.truth("paraphrases").orElse(false),
                body.truth("extra_columns").orElse(false),
                "");
        return new EvalWish(plan, new Evals.Further(body.truth("ablate").orElse(false), rounds(body)));
    }

    /** Conditions by key; several values of one mean any of them. */
    private static List<String> where(Fields body) {
        List<String> conditions = new ArrayList<>();
        body.node("where").ifPresent(node -> {
            if (!(node instanceof Node.Mapping mapping)) {
                throw body.wrong("where", "", "where is an object, such as {\"tag\": [\"orders\"]}");
            }
            mapping.entries().forEach((key, value) -> values(value).forEach(text -> conditions.add(key + "=" + text)));
        });
        return conditions;
    }

    private static List<String> values(Node node) {
        return switch (node) {
            case Node.Text text -> List.of(text.value());
            case Node.Truth truth -> List.of(String.valueOf(truth.value()));
            case Node.Sequence sequence ->
                sequence.items().stream()
                        .map(item -> {
                            if (item instanceof Node.Text text) {
                                return text.value();
                            }
                            throw wrong(item);
                        })
                        .toList();
            case Node.Mapping mapping -> throw wrong(mapping);
            case Node.Numeral numeral -> throw wrong(numeral);
            case Node.Nothing nothing -> throw wrong(nothing);
        };
    }

    private static FaultException wrong(Node node) {
        return FaultException.of(
                Code.REQUEST_BROKEN,
                node.place(),
                "",
                "a condition has a text or a list of texts, here is " + node.kind(),
                "write for example {\"difficulty\": \"easy\"}");
    }

    private static int rounds(Fields body) {
        BigDecimal rounds = body.number("learn").orElse(BigDecimal.ZERO);
        boolean fine = rounds.signum() >= 0
                && rounds.compareTo(MOST_ROUNDS) <= 0
                && rounds.stripTrailingZeros().scale() <= 0;
        if (!fine) {
            throw body.wrong("learn", rounds.toPlainString(), "learn is a number of rounds, at most " + MOST_ROUNDS);
        }
        return rounds.intValueExact();
    }
}
