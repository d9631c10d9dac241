package dash.app;

import static org.assertj.core.api.Assertions.assertThat;

import dash.testkit.RepositoryRoot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Documentation points at what is there, and the map of the heart shows all of it. */
class DocumentationTest {

    private static final Path ROOT = RepositoryRoot.path();
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]+)(?:#[^)]*)?\\)");

    static List<Path> pages() throws IOException {
        List<Path> pages = new ArrayList<>();
        for (Path folder : List.of(ROOT, ROOT.resolve("docs"), ROOT.resolve("docs/decisions"))) {
            try (Stream<Path> files = Files.list(folder)) {
                files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
            }
        }
        return pages;
    }

    @ParameterizedTest
    @MethodSource("pages")
    void every_relative_link_resolves(Path page) {
        assertThat(links(page))
                .filteredOn(link -> !link.matches("[a-z]+:.*"))
                .allSatisfy(link -> assertThat(page.resolveSibling(link)).exists());
    }

    @Test
    void the_links_are_really_found() {
        assertThat(links(ROOT.resolve("ARCHITECTURE.md"))).contains("agent/src/main/java/dash/ask/Ask.java");
    }

    @Test
    void every_package_of_the_heart_stands_in_the_map() throws IOException {
        try (Stream<Path> packages = Files.list(ROOT.resolve("agent/src/main/java/dash"))) {
            String map = text(ROOT.resolve("ARCHITECTURE.md"));
            assertThat(packages.map(folder -> "dash." + folder.getFileName()))
                    .isNotEmpty()
                    .allSatisfy(name -> assertThat(map).contains("[`" + name + "`]"));
        }
    }

    private static List<String> links(Path page) {
        return LINK.matcher(text(page))
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }

    private static String text(Path page) {
        try {
            return Files.readString(page);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
