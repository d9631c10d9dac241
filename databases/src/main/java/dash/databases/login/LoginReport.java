package dash.databases.login;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.util.List;
import java.util.stream.Collectors;

/** What the probe found, the dangerous first. */
public record LoginReport(String login, List<LoginFinding> findings) {

    public LoginReport {
        findings = List.copyOf(findings);
    }

    public List<LoginFinding> dangers() {
        return findings.stream()
                .filter(finding -> finding.power().severity() == Power.Severity.DANGER)
                .toList();
    }

    /** For strict projects: goes on only with a login that can do no harm. */
    public void refuseDangers(Place place) {
        if (!dangers().isEmpty()) {
            throw FaultException.of(
                    Code.SOURCE_LOGIN_TOO_POWERFUL,
                    place,
                    login,
                    dangers().stream().map(LoginFinding::inWords).collect(Collectors.joining("; ")),
                    "Create the login that dash doctor --grants prints, or set strict: false");
        }
    }
}
