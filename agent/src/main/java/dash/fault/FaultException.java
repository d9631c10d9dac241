package dash.fault;

/** Carries a {@link Fault} up to the door that renders it. */
public final class FaultException extends RuntimeException {

    private final transient Fault fault;

    public FaultException(Fault fault) {
        super(fault.inOneLine());
        this.fault = fault;
    }

    public FaultException(Fault fault, Throwable cause) {
        super(fault.inOneLine(), cause);
        this.fault = fault;
    }

    public static FaultException of(Code code, Place place, String value, String message, String nextStep) {
        return new FaultException(new Fault(code, place, value, message, nextStep));
    }

    public Fault fault() {
        return fault;
    }
}
