package dash.server.route;

/** Answers one call. What is wrong with it is thrown as a {@code FaultException}. */
@FunctionalInterface
public interface Handler {

    Reply handle(Call call);
}
