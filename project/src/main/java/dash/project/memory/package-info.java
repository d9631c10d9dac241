/**
 * The memory of people in a project: what somebody says about it comes in as a remark, is filed where it belongs (their preferences,
 * a proposed learning, a question to the curator) or forgotten, and what was done goes out in words.
 */
@NullMarked
package dash.project.memory;

import org.jspecify.annotations.NullMarked;
