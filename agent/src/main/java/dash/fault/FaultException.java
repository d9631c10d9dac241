package dash.fault;

import java.util.List;

/** Carries one {@link Fault}, or several that were found together, up to the door that renders them. */
public final class FaultException extends RuntimeException {

    private final transient List<Fault> faults;

    public FaultException(Fault fault) {
        super(fault.inOneLine());
        this.faults = List.of(fault);
    }

    public FaultException(Fault fault, Throwable cause) {
        super(fault.inOneLine(), cause);
        this.faults = List.of(fault);
    }

    private FaultException(List<Fault> faults) {
        super(String.join("\n", faults.stream().map(Fault::inOneLine).toList()));
        this.faults = List.copyOf(faults);
    }

    public static FaultException of(Code code, Place place, String value, String message, String nextStep) {
        return new FaultException(new Fault(code, place, value, message, nextStep));
    }

    /** For work that looks at everything before it refuses; at least one. */
    public static FaultException ofAll(List<Fault> faults) {
        if (faults.isEmpty()) {
            throw new IllegalArgumentException("a refusal without a reason");
        }
        return new FaultException(faults);
    }

    /** The first, which decides how the command ends. */
    public Fault fault() {
        return faults.getFirst();
    }

    public List<Fault> faults() {
        return faults;
    }
}
