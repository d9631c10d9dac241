/**
 * The memory of people: what one person wants remembered, kept for that person in one project and for nobody else.
 *
 * <p>What a person types comes in; {@link dash.memory.Remark} says whether it speaks of the memory at all, and
 * {@link dash.memory.Hearing} what is to be remembered: a {@link dash.memory.Preference} of a known kind, words of one's own, or
 * something that is no preference and belongs elsewhere. {@link dash.memory.DefaultFinder} holds a default against the values that the
 * source really has. {@link dash.memory.Memories} is the port behind which it is kept and completely forgotten;
 * {@link dash.memory.CuratorQuestions} keeps what a person wants the curator to decide.
 *
 * <p>Everything here is the person's own: it is handed out for one asker, never searched, indexed or learned from.
 *
 * <p>Not here: applying it (the analysts and whoever shows answers), filing what is a lesson about the data ({@code dash.learn}).
 */
@NullMarked
package dash.memory;

import org.jspecify.annotations.NullMarked;
