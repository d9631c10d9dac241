package dash.context;

/**
 * What one layer gave.
 *
 * @param there how many items it has in all
 * @param tokens what its part of the text costs
 * @param truncated whether something of it is told in less detail than it was picked for, or was cut by the budget
 */
public record LayerUse(Layer layer, int there, int picked, int tokens, boolean truncated) {}
