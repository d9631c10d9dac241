package dash.app.learn;

import java.util.List;

/**
 * A mistake that analysts make.
 *
 * @param teaches the kind of rule that it teaches, or {@code words}
 */
record Mistake(String name, String question, String wrong, String right, String teaches) {

    /** Mistakes whose wrong statement does not run: an analyst that repeats them is put right before the database complains. */
    static final List<Mistake> FAILING = List.of(
            of(
                    "a number beside text",
                    "Who won?",
                    "SELECT sailor_id FROM results WHERE position = 1",
                    "SELECT sailor_id FROM results WHERE position = '1'",
                    "compare_as_text"),
            of(
                    "the year of a text",
                    "Regattas a year?",
                    "SELECT EXTRACT(YEAR FROM date), count(*) FROM regattas GROUP BY 1",
                    "SELECT EXTRACT(YEAR FROM TO_DATE(date, 'DD Mon YYYY')), count(*) FROM regattas GROUP BY 1",
                    "parse_date"),
            of(
                    "a text compared with a day",
                    "Clubs founded after 1950?",
                    "SELECT club_name FROM clubs WHERE founded > DATE '1950-01-01'",
                    "SELECT club_name FROM clubs WHERE TO_DATE(founded, 'DD Mon YYYY') > DATE '1950-01-01'",
                    "parse_date"),
            of(
                    "another name for the key",
                    "Sailors from Peru?",
                    "SELECT sailor_id FROM sailors WHERE country = 'Peru'",
                    "SELECT id FROM sailors WHERE country = 'Peru'",
                    "name_means"),
            of(
                    "another name for a column",
                    "How often was each place taken?",
                    "SELECT r.place, count(*) FROM results r GROUP BY r.place",
                    "SELECT r.position, count(*) FROM results r GROUP BY r.position",
                    "name_means"),
            of(
                    "a table in the singular",
                    "How many sailors?",
                    "SELECT count(*) FROM sailor",
                    "SELECT count(*) FROM sailors",
                    "use_table"),
            of(
                    "a sum of text",
                    "All licence points?",
                    "SELECT sum(licence_points) FROM sailors",
                    "SELECT sum(licence_points::numeric) FROM sailors",
                    "read_as"),
            of(
                    "text compared with a number",
                    "Deep venues?",
                    "SELECT city FROM venues WHERE depth > 20",
                    "SELECT city FROM venues WHERE depth::numeric > 20",
                    "read_as"),
            of(
                    "keys of different types",
                    "Fees by sailor?",
                    "SELECT s.name, sum(f.amount_cents) FROM sailors s JOIN fees f ON f.sailor_ref = s.id GROUP BY s.name",
                    "SELECT s.name, sum(f.amount_cents) FROM sailors s JOIN fees f ON f.sailor_ref = s.id::text GROUP BY s.name",
                    "replace"),
            of(
                    "a function of another database",
                    "Prizes, nothing as zero?",
                    "SELECT sum(ifnull(prize_cents, 0)) FROM results",
                    "SELECT sum(coalesce(prize_cents, 0)) FROM results",
                    "call_instead"),
            of(
                    "another function of another database",
                    "Long names?",
                    "SELECT name FROM sailors WHERE len(name) > 8",
                    "SELECT name FROM sailors WHERE length(name) > 8",
                    "call_instead"),
            of(
                    "a column that is not grouped",
                    "Sailors by country?",
                    "SELECT country, count(*) FROM sailors",
                    "SELECT country, count(*) FROM sailors GROUP BY country",
                    "replace"),
            of(
                    "a column of two tables",
                    "Clubs of sailors?",
                    "SELECT club_id, count(*) FROM sailors s JOIN clubs c ON s.club_id = c.club_id GROUP BY 1",
                    "SELECT s.club_id, count(*) FROM sailors s JOIN clubs c ON s.club_id = c.club_id GROUP BY 1",
                    "replace"),
            of(
                    "a value the type does not have",
                    "How many finished?",
                    "SELECT count(*) FROM results WHERE state = 'Finished'",
                    "SELECT count(*) FROM results WHERE state = 'finished'",
                    "value_means"),
            of(
                    "a division by zero",
                    "Entries per boat?",
                    "SELECT title, entries / boats FROM regattas",
                    "SELECT title, entries / NULLIF(boats, 0) FROM regattas",
                    "replace"),
            of(
                    "rounding a double",
                    "Average minutes?",
                    "SELECT round(avg(minutes), 1) FROM results",
                    "SELECT round(avg(minutes)::numeric, 1) FROM results",
                    "replace"),
            of(
                    "YEAR of another database",
                    "Fees a year?",
                    "SELECT YEAR(paid_on), count(*) FROM fees GROUP BY 1",
                    "SELECT EXTRACT(YEAR FROM paid_on), count(*) FROM fees GROUP BY 1",
                    "replace"),
            of(
                    "joining texts with plus",
                    "Name and country?",
                    "SELECT name + ' ' + country FROM sailors",
                    "SELECT name || ' ' || country FROM sailors",
                    "replace"),
            of(
                    "a day in words",
                    "Fees of the last 30 days?",
                    "SELECT count(*) FROM fees WHERE paid_on > '30 days ago'",
                    "SELECT count(*) FROM fees WHERE paid_on > date '2025-02-01' - 30",
                    "replace"),
            of(
                    "a number for a truth",
                    "How many test sailors?",
                    "SELECT count(*) FROM sailors WHERE is_test = 1",
                    "SELECT count(*) FROM sailors WHERE is_test = true",
                    "replace"),
            of(
                    "the name of a result in HAVING",
                    "Busy countries?",
                    "SELECT country, count(*) AS total FROM sailors GROUP BY country HAVING total > 5",
                    "SELECT country, count(*) AS total FROM sailors GROUP BY country HAVING count(*) > 5",
                    "replace"),
            of(
                    "a piece of a day",
                    "Fees by year text?",
                    "SELECT substr(paid_on, 1, 4), count(*) FROM fees GROUP BY 1",
                    "SELECT to_char(paid_on, 'YYYY'), count(*) FROM fees GROUP BY 1",
                    "replace"));

    /** Mistakes that run, or that cannot even be read: an analyst that reads its context does not make them again. */
    static final List<Mistake> TOLD = List.of(
            of(
                    "a metric without its filter",
                    "What is the prize money?",
                    "SELECT sum(prize_cents) / 100.0 AS prize_money FROM results",
                    "SELECT sum(prize_cents) / 100.0 AS prize_money FROM results WHERE state = 'finished'",
                    "require_filter"),
            of(
                    "a value the data spell differently",
                    "Laser regattas?",
                    "SELECT count(*) FROM regattas WHERE class = 'laser'",
                    "SELECT count(*) FROM regattas WHERE class = 'Laser'",
                    "value_means"),
            of(
                    "a limit of another database",
                    "Three sailors?",
                    "SELECT TOP 3 name FROM sailors ORDER BY name",
                    "SELECT name FROM sailors ORDER BY name LIMIT 3",
                    "words"));

    private static Mistake of(String name, String question, String wrong, String right, String teaches) {
        return new Mistake(name, question, wrong, right, teaches);
    }

    @Override
    public String toString() {
        return name;
    }
}
