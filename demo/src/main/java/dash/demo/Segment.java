package dash.demo;

/** How large a grower is; decides staff, sites and plan. */
enum Segment {
    SMB("SMB", 2, 49, 2),
    MID_MARKET("Mid-Market", 50, 499, 6),
    ENTERPRISE("Enterprise", 500, 6000, 22);

    private final String label;
    private final int fewestEmployees;
    private final int mostEmployees;
    private final int mostSites;

    Segment(String label, int fewestEmployees, int mostEmployees, int mostSites) {
        this.label = label;
        this.fewestEmployees = fewestEmployees;
        this.mostEmployees = mostEmployees;
        this.mostSites = mostSites;
    }

    String label() {
        return label;
    }

    /** Text, because some people leave the field of the form empty and the form writes {@code n/a}. */
    String employees(Dice dice) {
        int employees = dice.between(fewestEmployees, mostEmployees);
        return dice.chance(90) ? "n/a" : Integer.toString(employees);
    }

    int sites(Dice dice) {
        return 1 + Math.min(dice.below(mostSites), dice.below(mostSites));
    }

    static Segment roll(Dice dice) {
        return values()[dice.weighted(62, 28, 10)];
    }
}
