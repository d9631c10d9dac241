package dash.databases.trino.parser;

import dash.statement.Alias;
import dash.statement.Argument;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Node;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Span;
import io.trino.sql.tree.AliasedRelation;
import io.trino.sql.tree.Join;
import io.trino.sql.tree.JoinOn;
import io.trino.sql.tree.JoinUsing;
import io.trino.sql.tree.JsonTable;
import io.trino.sql.tree.Lateral;
import io.trino.sql.tree.NaturalJoin;
import io.trino.sql.tree.PatternRecognitionRelation;
import io.trino.sql.tree.QueryBody;
import io.trino.sql.tree.SampledRelation;
import io.trino.sql.tree.Table;
import io.trino.sql.tree.TableFunctionInvocation;
import io.trino.sql.tree.TableSubquery;
import io.trino.sql.tree.Unnest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what stands in FROM. */
final class RelationReader {

    private final TreeReader tree;
    private final PatternReader patterns;
    private final TableFunctionReader functions;

    RelationReader(TreeReader tree) {
        this.tree = tree;
        this.patterns = new PatternReader(tree);
        this.functions = new TableFunctionReader(tree);
    }

    /** {@code FROM a, b} comes as a join; the neutral tree keeps the list. */
    void flatten(io.trino.sql.tree.Relation relation, List<Relation> into) {
        if (relation instanceof Join join && join.getType() == Join.Type.IMPLICIT) {
            flatten(join.getLeft(), into);
            flatten(join.getRight(), into);
        } else {
            into.add(read(relation));
        }
    }

    Relation read(io.trino.sql.tree.Relation relation) {
        return tree.deeper(() -> readHere(relation));
    }

    private Relation readHere(io.trino.sql.tree.Relation relation) {
        return switch (relation) {
            case Table table -> table(table);
            case AliasedRelation aliased -> aliased(aliased);
            case Join join -> join(join);
            case TableSubquery subquery -> subquery(tree.queries().query(subquery.getQuery()), false);
            case Lateral lateral -> subquery(tree.queries().query(lateral.getQuery()), true);
            case Unnest unnest -> unnest(unnest);
            case SampledRelation sampled -> sampled(sampled);
            case TableFunctionInvocation call -> functionTable(functions.call(call));
            case JsonTable table -> construct(tree.json().table(table));
            case PatternRecognitionRelation pattern -> construct(patterns.read(pattern));
            case QueryBody body -> throw tree.notUnderstood("a query without brackets in FROM", body);
            default -> throw tree.notUnderstood(relation.getClass().getSimpleName(), relation);
        };
    }

    private Relation.Table table(Table table) {
        if (table.getQueryPeriod().isPresent()) {
            throw tree.notUnderstood("a table FOR a version or time", table);
        }
        if (table.getBranch().isPresent()) {
            throw tree.notUnderstood("a branch of a table", table);
        }
        Name name = TreeReader.name(table.getName());
        return new Relation.Table(tree.spans().name(table), name, false, Optional.empty(), Optional.empty());
    }

    private Relation subquery(Query query, boolean lateral) {
        Span enclosed = tree.spans().enclosed(query.span());
        Span span = lateral ? tree.spans().behind(enclosed, "LATERAL") : enclosed;
        return new Relation.Subquery(span, query, lateral, Optional.empty());
    }

    private Relation unnest(Unnest unnest) {
        List<Argument> arguments = tree.expressions(unnest.getExpressions()).stream()
                .map(value -> new Argument(value.span(), Optional.empty(), value))
                .toList();
        Span span = tree.spans().call(unnest);
        Expression call = CallReader.plain(span, Name.of("unnest"), false, arguments);
        Span whole = unnest.isWithOrdinality() ? tree.spans().withNextAfter(span, "WITH") : span;
        return new Relation.FunctionTable(
                whole,
                List.of(new Relation.TableFunction(span, call, List.of())),
                true,
                unnest.isWithOrdinality(),
                false,
                Optional.empty());
    }

    private static Relation construct(Expression.Construct inner) {
        return new Relation.Construct(inner.span(), inner.name(), inner.words(), inner.parts(), Optional.empty());
    }

    private static Relation functionTable(Expression call) {
        return new Relation.FunctionTable(
                call.span(),
                List.of(new Relation.TableFunction(call.span(), call, List.of())),
                false,
                false,
                false,
                Optional.empty());
    }

    private Relation aliased(AliasedRelation aliased) {
        Relation inner = read(aliased.getRelation());
        if (inner.alias().isPresent()) {
            throw tree.notUnderstood("an alias of an alias", aliased);
        }
        List<String> columns = Optional.ofNullable(aliased.getColumnNames())
                .map(TreeReader::names)
                .orElse(List.of());
        Span span = tree.spans().named(outer(inner), !columns.isEmpty());
        Alias alias = new Alias(span, TreeReader.name(aliased.getAlias()), columns);
        Optional<Alias> named = Optional.of(alias);
        return switch (inner) {
            case Relation.Table table -> new Relation.Table(span, table.name(), table.only(), named, table.sample());
            case Relation.Subquery subquery -> new Relation.Subquery(span, subquery.query(), subquery.lateral(), named);
            case Relation.FunctionTable table ->
                new Relation.FunctionTable(
                        span, table.functions(), table.lateral(), table.ordinality(), table.rowsFrom(), named);
            case Relation.Construct construct ->
                new Relation.Construct(span, construct.name(), construct.words(), construct.parts(), named);
            case Relation.Join join ->
                new Relation.Join(
                        span,
                        join.kind(),
                        join.natural(),
                        join.left(),
                        join.right(),
                        join.on(),
                        join.using(),
                        join.usingAlias(),
                        named);
        };
    }

    /** A join with an alias stands in brackets; a subquery has them already. */
    private Span outer(Relation relation) {
        return relation instanceof Relation.Join ? tree.spans().enclosed(relation.span()) : relation.span();
    }

    private Relation sampled(SampledRelation sampled) {
        Relation relation = read(sampled.getRelation());
        Expression percentage = tree.expression(sampled.getSamplePercentage());
        if (!(relation instanceof Relation.Table table) || table.sample().isPresent()) {
            throw tree.notUnderstood("TABLESAMPLE of something that is no table", sampled);
        }
        Span span = tree.spans().enclosed(percentage.span());
        Relation.Sample sample = new Relation.Sample(
                span, Name.of(TreeReader.word(sampled.getType())), List.of(percentage), Optional.empty());
        return new Relation.Table(
                table.span().hull(span), table.name(), table.only(), table.alias(), Optional.of(sample));
    }

    private Relation join(Join join) {
        Relation left = read(join.getLeft());
        Relation right = read(join.getRight());
        Optional<Expression> on = Optional.empty();
        List<String> using = List.of();
        boolean natural = false;
        switch (join.getCriteria().orElse(null)) {
            case null -> {}
            case JoinOn condition -> on = Optional.of(tree.expression(condition.getExpression()));
            case JoinUsing columns -> using = TreeReader.names(columns.getColumns());
            case NaturalJoin ignored -> natural = true;
            default -> throw tree.notUnderstood("a join by a criterion of an unknown kind", join);
        }
        List<Node> parts = new ArrayList<>(List.of(left, right));
        on.ifPresent(parts::add);
        Span span = tree.spans().around(parts);
        if (!using.isEmpty()) {
            span = tree.spans().closed(tree.spans().withNextAfter(span, "USING"));
        }
        return new Relation.Join(span, kind(join), natural, left, right, on, using, Optional.empty(), Optional.empty());
    }

    private static Relation.Kind kind(Join join) {
        return switch (join.getType()) {
            case CROSS, IMPLICIT -> Relation.Kind.CROSS;
            case INNER -> Relation.Kind.INNER;
            case LEFT -> Relation.Kind.LEFT;
            case RIGHT -> Relation.Kind.RIGHT;
            case FULL -> Relation.Kind.FULL;
        };
    }
}
