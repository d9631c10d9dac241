package dash.app.page;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dash.testkit.RepositoryRoot;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Opens the site for the first class of a test machine that needs it; JUnit closes it after the machine's last. */
final class SharedSite implements BeforeAllCallback, AfterTestExecutionCallback, ParameterResolver {

    private static final ExtensionContext.Namespace HERE = ExtensionContext.Namespace.create(SharedSite.class);

    @Override
    public void beforeAll(ExtensionContext context) {
        Optional<Path> executable = Chromium.find();
        assumeTrue(executable.isPresent(), "no Chromium");
        site(context, executable.orElseThrow());
    }

    private static Site site(ExtensionContext context, Path executable) {
        // Maven hands the classes over one by one, and to JUnit each is a run of its own; the session holds them
        // together.
        return context.getStore(ExtensionContext.StoreScope.LAUNCHER_SESSION, HERE)
                .computeIfAbsent(Site.class, key -> Site.open(executable), Site.class);
    }

    /** A failed test leaves a picture of what it saw. */
    @Override
    public void afterTestExecution(ExtensionContext context) {
        if (context.getExecutionException().isPresent() && context.getRequiredTestInstance() instanceof PageTest test) {
            test.picture(RepositoryRoot.path()
                    .resolve("app/target/page-failures")
                    .resolve(context.getRequiredTestMethod().getName() + ".png"));
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Site.class;
    }

    @Override
    public Site resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return site(context, Chromium.find().orElseThrow());
    }
}
