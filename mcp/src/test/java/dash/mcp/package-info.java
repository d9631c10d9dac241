/** Tests of the MCP client: with real servers from npm, and with one of ours that misbehaves on purpose. */
@NullMarked
package dash.mcp;

import org.jspecify.annotations.NullMarked;
