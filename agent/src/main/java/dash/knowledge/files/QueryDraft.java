package dash.knowledge.files;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.fault.Place;
import dash.knowledge.Parameter;
import dash.knowledge.QueryPattern;
import dash.knowledge.Standing;
import dash.knowledge.Variables;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A query pattern while its tags are being read. */
final class QueryDraft {

    private static final List<String> TAGS = List.of(
            "query name",
            "query description",
            "description",
            "question",
            "summary",
            "tables",
            "notes",
            "tags",
            "verified",
            "parameters",
            Standings.ORIGIN,
            Standings.STATUS,
            Standings.DRAFTED,
            "query");
    private static final Pattern ATTRIBUTE =
            Pattern.compile("(by|at)\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)'|([^\\s\"'/]+))");

    private final String name;
    private final Place place;
    private final Map<String, String> told = new HashMap<>();
    private final List<String> questions = new ArrayList<>();
    private final List<Parameter> parameters = new ArrayList<>();
    private Optional<QueryPattern.Verified> verified = Optional.empty();

    QueryDraft(String name, Place place) {
        if (name.isBlank()) {
            throw wrong(place, "", "a query pattern without a name");
        }
        if (name.chars().anyMatch(Character::isISOControl)) {
            throw wrong(place, name, "the name of a query pattern stands on one line");
        }
        this.name = name;
        this.place = place;
    }

    String name() {
        return name;
    }

    Place place() {
        return place;
    }

    void tell(String tag, String content, Place at) {
        switch (tag) {
            case "query description", "description" -> once("description", content, at);
            case "summary", "tables", "notes", "tags" -> once(tag, content, at);
            case Standings.ORIGIN, Standings.STATUS, Standings.DRAFTED -> standing(tag, content, at);
            case "question" ->
                Optional.of(unlined(content)).filter(text -> !text.isEmpty()).ifPresent(questions::add);
            case "parameters" -> content.lines().filter(line -> !line.isBlank()).forEach(line -> parameter(line, at));
            default -> throw unknown(tag, at);
        }
    }

    void verified(String tag, Place at) {
        Map<String, String> attributes = new HashMap<>();
        Matcher matcher = ATTRIBUTE.matcher(tag);
        while (matcher.find()) {
            String value = Arrays.asList(matcher.group(2), matcher.group(3), matcher.group(4)).stream()
                    .filter(Objects::nonNull)
                    .findFirst()
                    .orElse("");
            attributes.put(matcher.group(1), value);
        }
        if (attributes.isEmpty()) {
            throw wrong(at, tag, "write <verified by=\"who\" at=\"when\">");
        }
        verified = Optional.of(
                new QueryPattern.Verified(attributes.getOrDefault("by", ""), attributes.getOrDefault("at", "")));
    }

    Located<QueryPattern> finish(String sql, Place at) {
        if (sql.isBlank()) {
            throw wrong(at, name, "the <query> of the pattern is empty");
        }
        checkVariables(sql, at);
        QueryPattern pattern = new QueryPattern(
                name,
                told.getOrDefault("description", ""),
                questions,
                unlined(told.getOrDefault("summary", "")),
                listed("tables", "[,\\n]"),
                listed("notes", "\\n"),
                listed("tags", "[,\\n]"),
                verified,
                parameters,
                sql);
        return new Located<>(pattern, place, standing(at));
    }

    private Standing standing(Place at) {
        Optional<String> origin = Optional.ofNullable(told.get(Standings.ORIGIN));
        Optional<String> status = Optional.ofNullable(told.get(Standings.STATUS));
        if (!told.containsKey(Standings.DRAFTED)) {
            return Standings.of(origin, status);
        }
        if (origin.isPresent() || status.isPresent()) {
            throw wrong(at, name, "drafted says it all; origin and status cannot stand beside it");
        }
        return Standing.DRAFT;
    }

    private void checkVariables(String sql, Place at) {
        Set<String> declared = new HashSet<>();
        parameters.forEach(parameter -> declared.add(parameter.name()));
        Set<String> used = new HashSet<>(Variables.in(sql));
        for (String variable : used) {
            if (!declared.contains(variable)) {
                throw wrong(at, variable, "the SQL has a variable that <parameters> does not declare");
            }
        }
        for (String parameter : declared) {
            if (!used.contains(parameter)) {
                throw wrong(
                        at, parameter, "a parameter is declared that the SQL does not use as {{" + parameter + "}}");
            }
        }
    }

    private void parameter(String line, Place at) {
        Parameter parameter = ParameterReader.read(line.strip(), at);
        if (parameters.stream().anyMatch(other -> other.name().equals(parameter.name()))) {
            throw wrong(at, parameter.name(), "the parameter is declared twice");
        }
        parameters.add(parameter);
    }

    private void standing(String tag, String content, Place at) {
        Standings.wrongTag(tag, content).ifPresent(why -> {
            throw wrong(at, content, why);
        });
        once(tag, content, at);
    }

    private void once(String tag, String content, Place at) {
        if (told.putIfAbsent(tag, content) != null) {
            throw wrong(at, tag, "the tag is there twice in one query pattern");
        }
    }

    private List<String> listed(String tag, String separator) {
        return Arrays.stream(told.getOrDefault(tag, "").split(separator))
                .map(String::strip)
                .filter(item -> !item.isEmpty())
                .toList();
    }

    private static String unlined(String content) {
        return content.replaceAll("\\s+", " ").strip();
    }

    private static FaultException unknown(String tag, Place at) {
        String nearest = Nearest.among(tag, TAGS)
                .map(name -> "the nearest known one is <" + name + ">")
                .orElse("known are " + String.join(", ", TAGS));
        return wrong(at, "<" + tag + ">", "a query pattern has no tag of this name; " + nearest);
    }

    static FaultException wrong(Place place, String value, String message) {
        return FaultException.of(Code.KNOWLEDGE_BROKEN, place, value, message, "Correct the file and read it again");
    }
}
