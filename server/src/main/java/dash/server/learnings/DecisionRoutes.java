package dash.server.learnings;

import dash.access.Right;
import dash.curate.Promoting.Into;
import dash.curate.Reviewing;
import dash.files.Fields;
import dash.learnings.Learning;
import dash.project.ProjectKnowledge;
import dash.project.curating.Accepting;
import dash.project.curating.EarlierAnswer;
import dash.project.curating.LessonEdit;
import dash.project.curating.Lessons;
import dash.project.render.AgainTelling;
import dash.project.render.LearningTelling;
import dash.server.route.Call;
import dash.server.route.Method;
import dash.server.route.Reply;
import dash.server.route.Route;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** What a person decides about one learning. {@code If-Match} names the version that was looked at. */
public final class DecisionRoutes {

    public List<Route> routes() {
        return List.of(
                Route.of(Method.PATCH, LearningRoutes.ONE, Right.CURATE, this::edit),
                Route.post(LearningRoutes.ONE + "/accept", Right.CURATE, DecisionRoutes::accept),
                decision("reject", DecisionRoutes::reject),
                decision("retire", DecisionRoutes::retire),
                decision("undo", DecisionRoutes::undo),
                decision("promote", DecisionRoutes::promote),
                decision("merge", DecisionRoutes::merge));
    }

    private static Route decision(String name, BiFunction<Call, Reviewing, Learning> decide) {
        return Route.post(LearningRoutes.ONE + "/" + name, Right.CURATE, call -> {
            call.onlyQueries();
            Learning learning =
                    decide.apply(call, LearningRoutes.knowledge(call).reviewing());
            // A learning may have become knowledge, or gone back from it.
            call.project().changed();
            return LearningRoutes.told(learning);
        });
    }

    private static Reply accept(Call call) {
        call.onlyQueries();
        Fields body = call.body("decision", "instead_of", "anyway");
        ProjectKnowledge knowledge = LearningRoutes.knowledge(call);
        Accepting.Accepted accepted = new Accepting(call.project().desk().project(), knowledge)
                .accept(
                        call.number("number"),
                        Set.copyOf(Spoken.numbers(body, "instead_of")),
                        body.truth("anyway").orElse(false),
                        call.versionRead());
        call.project().changed();
        Map<String, @Nullable Object> object = LearningTelling.object(accepted.learning());
        object.put("asked_again", accepted.again().map(AgainTelling::object).orElse(null));
        return LearningRoutes.tagged(200, accepted.learning(), object);
    }

    private static Learning reject(Call call, Reviewing reviewing) {
        return reviewing.reject(call.number("number"), reason(call), call.versionRead());
    }

    private static Learning retire(Call call, Reviewing reviewing) {
        return reviewing.retire(call.number("number"), reason(call), call.versionRead());
    }

    private static String reason(Call call) {
        return call.body("decision", "reason").textOrEmpty("reason");
    }

    private static Learning undo(Call call, Reviewing reviewing) {
        call.noBody();
        return reviewing.undo(call.number("number"));
    }

    private static Learning promote(Call call, Reviewing reviewing) {
        Fields body = call.body("promotion", "to", "name");
        Into into = switch (body.text("to")) {
            case "rule" -> Into.RULE;
            case "pattern" -> Into.PATTERN;
            default -> throw body.wrong("to", body.text("to"), "a learning becomes a rule or a pattern");
        };
        int number = call.number("number");
        ProjectKnowledge knowledge = LearningRoutes.knowledge(call);
        Lessons.statementOf(knowledge, number, into)
                .ifPresent(sql -> EarlierAnswer.again(call.project().desk().project(), sql));
        return reviewing.promote(number, into, body.said("name"), call.versionRead());
    }

    private static Learning merge(Call call, Reviewing reviewing) {
        Fields body = call.body("merger", "into");
        return reviewing.merge(call.number("number"), Spoken.number(body, "into"), call.versionRead());
    }

    private Reply edit(Call call) {
        call.onlyQueries();
        int number = call.number("number");
        Fields body = call.body("learning", "title", "description", "category", "tables", "rule", "without_rule");
        LessonEdit edit = new LessonEdit(
                body.optional("title"),
                body.optional("description"),
                Spoken.category(body),
                Spoken.rule(body),
                body.truth("without_rule").orElse(false),
                body.texts("tables"));
        Learning learning = LearningRoutes.knowledge(call)
                .reviewing()
                .edit(number, before -> edit.of(number, before), call.versionRead());
        return LearningRoutes.told(learning);
    }
}
