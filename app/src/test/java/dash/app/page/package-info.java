/**
 * The web page as people meet it: a real Chromium against the real server, started from the built jar as a process of its
 * own. One server, one browser and one played model serve all of these tests, in order; each test has a browser context
 * of its own, so nothing of one visit is left for the next. A {@link dash.app.page.Witness} sits in every context and fails
 * what no page may ever do: ask another host, run a script from data, break the content policy, log an error.
 *
 * <p>Without a browser they are skipped and say so. {@code -Ddash.screens=true} also draws {@code docs/screens}.
 */
@NullMarked
package dash.app.page;

import org.jspecify.annotations.NullMarked;
