/**
 * A model provider that follows a script, over real HTTP on loopback. One server speaks all four protocols; the path of a
 * request says which.
 *
 * <pre>
 * try (ScriptedProvider provider = ScriptedProvider.start()) {
 *     provider.script(
 *             Step.status(429, "Retry-After", "1"),
 *             Step.toolCall("run_sql", "{\"sql\": \"SELECT 1\"}").inPiecesOf(3),
 *             Step.text("There is one.").after(Duration.ofMillis(50)));
 *     … provider.baseUrl(Protocol.OPENAI) …
 *     assertThat(provider.requests()).hasSize(3);
 *     assertThat(provider.outgoing()).doesNotContain("a canary");
 * }
 * </pre>
 *
 * <p>{@link dash.testkit.provider.ScriptedProvider#answer} takes a function from the request to a step instead, for a model that
 * obeys what it reads; scripted steps go first.
 */
@NullMarked
package dash.testkit.provider;

import org.jspecify.annotations.NullMarked;
