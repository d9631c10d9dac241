package dash.builtin;

import static dash.builtin.BareSchema.table;

import dash.analyst.Move;
import java.util.List;
import java.util.Map;

/** A made-up chess federation whose tables all begin alike, whose games have two players and whose people have two names. */
final class Chess {

    private static final BareSchema SCHEMA = new BareSchema(
            "chess",
            List.of(
                    table("fed_coach", "coach_id int, given_name text, surname text, title text", ""),
                    table(
                            "fed_player",
                            "player_no int, given_name text, surname text, title text, country text, trainer_id int",
                            "trainer_id fed_coach coach_id"),
                    table(
                            "fed_game",
                            "game_id int, white_player int, black_player int, moves int, played_on date",
                            "white_player fed_player player_no, black_player fed_player player_no"),
                    table("fed_copy", "copy_id int, game_id int, paper text, pages int", "game_id fed_game game_id"),
                    table("fed_result", "rank int, judge_code text, name text, points int", "")),
            Map.of(
                    "fed_player.country", List.of("Norway", "Peru"),
                    "fed_coach.given_name", List.of("Ida"),
                    "fed_coach.surname", List.of("Holm")));

    private Chess() {}

    static Move ask(String text) {
        return SCHEMA.ask(text, List.of());
    }
}
