package dash.demo;

import java.time.LocalDate;
import java.util.List;

/** The people of the support desk. */
final class SupportDesk {

    private record Agent(String name, String team, LocalDate hired) {}

    private static final List<Agent> AGENTS = List.of(
            agent("Amara Okafor", "Onboarding", 2020, 3),
            agent("Ben Tully", "Field hardware", 2020, 6),
            agent("Carla Mendes", "Billing desk", 2020, 9),
            agent("Dmitri Volkov", "Field hardware", 2021, 1),
            agent("Elin Sandberg", "Onboarding", 2021, 2),
            agent("Farah Haddad", "Billing desk", 2021, 5),
            agent("George Whitlock", "Field hardware", 2021, 8),
            agent("Hana Kimura", "Onboarding", 2021, 10),
            agent("Ivo Petrov", "Field hardware", 2022, 1),
            agent("Jasmine Clarke", "Billing desk", 2022, 4),
            agent("Kofi Mensah", "Onboarding", 2022, 6),
            agent("Lena Hoffmann", "Field hardware", 2022, 9),
            agent("Mateo Rivas", "Onboarding", 2022, 11),
            agent("Nora Byrne", "Billing desk", 2023, 2),
            agent("Oskar Lund", "Field hardware", 2023, 5),
            agent("Priya Raman", "Onboarding", 2023, 8),
            agent("Quentin Moreau", "Field hardware", 2023, 11),
            agent("Rosa Delgado", "Billing desk", 2024, 3),
            agent("Sven Aalto", "Onboarding", 2024, 7),
            agent("Tara Singh", "Field hardware", 2024, 10),
            agent("Umar Farouk", "Onboarding", 2025, 2),
            agent("Vera Novak", "Field hardware", 2025, 6),
            agent("Wes Harlan", "Billing desk", 2025, 9),
            agent("Yuki Tanaka", "Onboarding", 2026, 1));

    private SupportDesk() {}

    private static Agent agent(String name, String team, int year, int month) {
        return new Agent(name, team, LocalDate.of(year, month, 1).plusDays(name.length() % 7));
    }

    /** The id of somebody who was already hired on that day; agents stand in the order of their hiring. */
    static int agent(Dice dice, LocalDate day) {
        int hired =
                (int) AGENTS.stream().filter(agent -> agent.hired.isBefore(day)).count();
        return 1 + dice.below(hired);
    }

    static TableRows rows() {
        TableRows rows = new TableRows("support_agents", "agent_id", "agent_name", "team", "hired_on");
        AGENTS.forEach(agent -> rows.add(rows.count() + 1, agent.name, agent.team, agent.hired));
        return rows;
    }
}
