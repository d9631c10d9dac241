package dash.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds who may know whom among the modules. A class belongs to the module of its package; the rest is the agent. */
class DirectionOfModulesTest {

    private static final String AGENT = "agent";
    private static final Map<String, Set<String>> MAY_KNOW = Map.ofEntries(
            Map.entry(AGENT, Set.of()),
            Map.entry("store", Set.of(AGENT)),
            Map.entry("databases", Set.of(AGENT)),
            Map.entry("builtin", Set.of(AGENT)),
            Map.entry("index", Set.of(AGENT)),
            Map.entry("models", Set.of(AGENT)),
            Map.entry("mcp", Set.of(AGENT)),
            Map.entry("pdf", Set.of(AGENT)),
            Map.entry("demo", Set.of(AGENT)),
            Map.entry(
                    "benchmarks",
                    Set.of(AGENT, "store", "databases", "index", "models", "builtin", "project", "testkit")),
            Map.entry("testkit", Set.of(AGENT, "store")),
            Map.entry(
                    "project", Set.of(AGENT, "store", "databases", "index", "models", "builtin", "demo", "mcp", "pdf")),
            Map.entry("app", Set.of(AGENT, "store", "databases", "models", "project", "server")),
            Map.entry("server", Set.of(AGENT, "store", "models", "project")));

    private static final JavaClasses PRODUCT = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dash");

    @Test
    void every_module_is_looked_at() {
        assertThat(PRODUCT.stream().map(DirectionOfModulesTest::moduleOf).collect(Collectors.toSet()))
                .isEqualTo(MAY_KNOW.keySet());
    }

    @Test
    void a_module_knows_only_the_modules_it_may_know() {
        assertThat(dependencies()
                        .filter(dependency -> !mayKnow(dependency))
                        .map(Dependency::getDescription)
                        .toList())
                .isEmpty();
    }

    @Test
    void every_permission_is_used() {
        Map<String, Set<String>> known = dependencies()
                .filter(dependency -> !moduleOf(dependency.getOriginClass()).equals(targetOf(dependency)))
                .collect(Collectors.groupingBy(
                        dependency -> moduleOf(dependency.getOriginClass()),
                        Collectors.mapping(DirectionOfModulesTest::targetOf, Collectors.toSet())));
        MAY_KNOW.forEach((module, others) ->
                assertThat(known.getOrDefault(module, Set.of())).as(module).containsAll(others));
    }

    private Stream<Dependency> dependencies() {
        return PRODUCT.stream()
                .flatMap(found -> found.getDirectDependenciesFromSelf().stream())
                .filter(dependency -> dependency
                        .getTargetClass()
                        .getBaseComponentType()
                        .getPackageName()
                        .startsWith("dash."));
    }

    private static boolean mayKnow(Dependency dependency) {
        String from = moduleOf(dependency.getOriginClass());
        String to = targetOf(dependency);
        return from.equals(to) || MAY_KNOW.getOrDefault(from, Set.of()).contains(to);
    }

    private static String targetOf(Dependency dependency) {
        return moduleOf(dependency.getTargetClass().getBaseComponentType());
    }

    private static String moduleOf(JavaClass found) {
        String first = found.getPackageName().split("\\.", -1)[1];
        return MAY_KNOW.containsKey(first) ? first : AGENT;
    }
}
