package dash.builtin;

import static dash.builtin.BareSchema.joining;
import static dash.builtin.BareSchema.table;

import dash.analyst.Move;
import java.util.List;
import java.util.Map;

/** A made-up campus: rows that only join others, keys that may be empty, pets and concerts, and money that was spent. */
final class Campus {

    private static final BareSchema SCHEMA = new BareSchema(
            "campus",
            List.of(
                    table("stadium", "stadium_id int, name text, capacity int", ""),
                    table("singer", "singer_id int, name text, country text, song_name text, age int", ""),
                    table(
                            "concert",
                            "concert_id int, concert_name text, theme text, stadium_id int, year int",
                            "stadium_id stadium stadium_id"),
                    joining(
                            "singer_in_concert",
                            "concert_id int, singer_id int",
                            "concert_id concert concert_id, singer_id singer singer_id"),
                    table("student", "stuid int, lname text, fname text, age int, sex text", ""),
                    table("pets", "petid int, pettype text, pet_age int, weight numeric", ""),
                    joining("has_pet", "stuid int, petid int", "stuid student stuid, petid pets petid"),
                    table("department", "department_id int, name text, budget numeric, building text", ""),
                    table(
                            "instructor",
                            "instructor_id int, name text, department_id int?, salary numeric, hired_on date",
                            "department_id department department_id"),
                    table(
                            "course",
                            "course_id int, title text, department_id int, credits int",
                            "department_id department department_id"),
                    joining(
                            "teaches",
                            "instructor_id int, course_id int, semester text, year int",
                            "instructor_id instructor instructor_id, course_id course course_id"),
                    table("customers", "customer_id int, first_name text, last_name text, email text, city text", ""),
                    table("vouchers", "voucher_id int, code text, discount numeric", ""),
                    table(
                            "purchases",
                            "purchase_id int, customer_id int, purchased_on date, amount numeric, voucher_id int?",
                            "customer_id customers customer_id, voucher_id vouchers voucher_id")),
            Map.of(
                    "singer.country", List.of("France", "Netherlands"),
                    "singer.song_name", List.of("Belong"),
                    "pets.pettype", List.of("cat", "dog"),
                    "student.sex", List.of("F", "M"),
                    "department.name", List.of("Physics", "History"),
                    "teaches.semester", List.of("Fall", "Spring"),
                    "instructor.name", List.of("Katz", "Crick"),
                    "customers.city", List.of("Paris", "London")));

    private Campus() {}

    static Move ask(String text) {
        return SCHEMA.ask(text, List.of());
    }
}
