/**
 * Rules of learnings, held against statements.
 *
 * <p>{@link dash.learnings.rules.Rules} says for a rule and a statement where the rule applies, whether the statement keeps
 * to it there, and which edits would put it right. {@link dash.learnings.rules.RuleWords} says a rule as a sentence. One
 * class a rule; none of them knows a table of any project.
 *
 * <p>Not here: whether a rule is to be trusted, and what is done with a statement that breaks one.
 */
@NullMarked
package dash.learnings.rules;

import org.jspecify.annotations.NullMarked;
