package dash;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds the line of packages: nobody imports ahead, and the heart needs nothing but what it was promised. */
class LineOfPackagesTest {

    private static final List<String> LINE = List.of(
            "fault",
            "files",
            "provenance",
            "question",
            "statement",
            "schema",
            "knowledge",
            "learnings",
            "documents",
            "conversation",
            "search",
            "memory",
            "context",
            "guard",
            "execute",
            "doubt",
            "facts",
            "correct",
            "analyst",
            "claim",
            "answer",
            "learn",
            "ask");

    /** These use the line and are never used by it. */
    private static final List<String> BESIDE = List.of("curate", "drift", "golden", "access", "profile", "draft");

    private static final List<String> ALLOWED = List.of(
            "java.", "dash.", "org.jspecify.", "org.slf4j.", "tools.jackson.", "com.fasterxml.jackson.annotation");

    private final JavaClasses agent = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_JARS)
            .importPackages("dash");

    @Test
    void every_package_has_its_place_in_the_line_or_beside_it() {
        assertThat(packages()).isNotEmpty().allMatch(name -> LINE.contains(name) || BESIDE.contains(name));
    }

    @Test
    void a_package_imports_only_packages_earlier_in_the_line() {
        assertThat(dependencies().filter(this::pointsAhead).map(Dependency::getDescription))
                .isEmpty();
    }

    @Test
    void the_heart_needs_only_the_jdk_jspecify_slf4j_and_jackson() {
        assertThat(dependencies()
                        .map(dependency -> dependency.getTargetClass().getBaseComponentType())
                        .filter(target -> !target.isPrimitive())
                        .map(JavaClass::getName)
                        .filter(name -> ALLOWED.stream().noneMatch(name::startsWith)))
                .isEmpty();
    }

    @Test
    void no_mutable_static_state_hides_in_the_heart() {
        assertThat(agent.stream()
                        .flatMap(found -> found.getFields().stream())
                        .filter(field -> field.getModifiers()
                                        .contains(com.tngtech.archunit.core.domain.JavaModifier.STATIC)
                                && !field.getModifiers().contains(com.tngtech.archunit.core.domain.JavaModifier.FINAL))
                        .map(field -> field.getFullName()))
                .isEmpty();
    }

    private boolean pointsAhead(Dependency dependency) {
        String from = stepOf(dependency.getOriginClass());
        JavaClass target = dependency.getTargetClass().getBaseComponentType();
        if (!target.getPackageName().startsWith("dash.")) {
            return false;
        }
        String to = stepOf(target);
        boolean fromBeside = BESIDE.contains(from);
        return BESIDE.contains(to) ? !from.equals(to) : !fromBeside && LINE.indexOf(to) > LINE.indexOf(from);
    }

    private Stream<Dependency> dependencies() {
        return agent.stream().flatMap(found -> found.getDirectDependenciesFromSelf().stream());
    }

    private Set<String> packages() {
        Set<String> names = new TreeSet<>();
        agent.forEach(found -> names.add(stepOf(found)));
        return names;
    }

    private static String stepOf(JavaClass found) {
        return found.getPackageName().split("\\.", -1)[1];
    }
}
