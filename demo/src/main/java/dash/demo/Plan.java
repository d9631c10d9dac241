package dash.demo;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** A plan of the cloud service. Annual prices stay whole cents a month after the usual discounts: see the tests. */
record Plan(int id, String name, int monthlyCents, int annualCents, int sensors, Optional<LocalDate> retired) {

    static final Plan PILOT = new Plan(1, "Pilot", 1_900, 18_000, 5, Optional.of(LocalDate.of(2022, 12, 31)));

    static final List<Plan> ON_SALE = List.of(
            new Plan(2, "Seedling", 2_900, 27_600, 10, Optional.empty()),
            new Plan(3, "Grower", 7_900, 75_600, 40, Optional.empty()),
            new Plan(4, "Harvest", 19_900, 190_800, 150, Optional.empty()),
            new Plan(5, "Estate", 49_900, 478_800, 600, Optional.empty()));

    /** Small growers take small plans; nobody starts on the pilot plan once it is retired. */
    static Plan roll(Dice dice, Segment segment, LocalDate day) {
        if (PILOT.retired.orElseThrow().isAfter(day) && dice.chance(150)) {
            return PILOT;
        }
        return ON_SALE.get(
                switch (segment) {
                    case SMB -> dice.weighted(55, 38, 7, 0);
                    case MID_MARKET -> dice.weighted(10, 45, 38, 7);
                    case ENTERPRISE -> dice.weighted(0, 12, 40, 48);
                });
    }

    int priceCents(boolean annual) {
        return annual ? annualCents : monthlyCents;
    }

    static TableRows rows() {
        TableRows rows = new TableRows(
                "plans",
                "plan_id",
                "plan_name",
                "monthly_price_cents",
                "annual_price_cents",
                "sensors_included",
                "retired_on");
        add(rows, PILOT);
        ON_SALE.forEach(plan -> add(rows, plan));
        return rows;
    }

    private static void add(TableRows rows, Plan plan) {
        rows.add(plan.id, plan.name, plan.monthlyCents, plan.annualCents, plan.sensors, plan.retired);
    }
}
