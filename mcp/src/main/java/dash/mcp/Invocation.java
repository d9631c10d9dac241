package dash.mcp;

import tools.jackson.databind.JsonNode;

/**
 * A tool and what it is called with.
 *
 * @param forWords whether the words are in the arguments; without them a tool gives the same to everybody
 */
record Invocation(Tool tool, JsonNode arguments, boolean forWords) {}
