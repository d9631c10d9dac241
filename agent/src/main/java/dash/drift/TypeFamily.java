package dash.drift;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Types that are one type to a person: {@code varchar(20)} and {@code text}, {@code int4} and {@code integer}. */
enum TypeFamily {
    WHOLE_NUMBER,
    DECIMAL_NUMBER,
    FLOATING_NUMBER,
    ANY_NUMBER,
    TEXT,
    TRUTH,
    DAY,
    LOCAL_MOMENT,
    MOMENT,
    ANY_MOMENT,
    TIME_OF_DAY,
    JSON,
    UUID;

    private static final Map<String, TypeFamily> BY_WORD = Map.ofEntries(
            Map.entry("integer", WHOLE_NUMBER),
            Map.entry("int", WHOLE_NUMBER),
            Map.entry("int2", WHOLE_NUMBER),
            Map.entry("int4", WHOLE_NUMBER),
            Map.entry("int8", WHOLE_NUMBER),
            Map.entry("bigint", WHOLE_NUMBER),
            Map.entry("smallint", WHOLE_NUMBER),
            Map.entry("serial", WHOLE_NUMBER),
            Map.entry("bigserial", WHOLE_NUMBER),
            Map.entry("numeric", DECIMAL_NUMBER),
            Map.entry("decimal", DECIMAL_NUMBER),
            Map.entry("real", FLOATING_NUMBER),
            Map.entry("float", FLOATING_NUMBER),
            Map.entry("float4", FLOATING_NUMBER),
            Map.entry("float8", FLOATING_NUMBER),
            Map.entry("double precision", FLOATING_NUMBER),
            Map.entry("double", FLOATING_NUMBER),
            Map.entry("number", ANY_NUMBER),
            Map.entry("text", TEXT),
            Map.entry("string", TEXT),
            Map.entry("varchar", TEXT),
            Map.entry("character varying", TEXT),
            Map.entry("char", TEXT),
            Map.entry("character", TEXT),
            Map.entry("bpchar", TEXT),
            Map.entry("citext", TEXT),
            Map.entry("boolean", TRUTH),
            Map.entry("bool", TRUTH),
            Map.entry("date", DAY),
            Map.entry("timestamp", LOCAL_MOMENT),
            Map.entry("timestamp without time zone", LOCAL_MOMENT),
            Map.entry("timestamptz", MOMENT),
            Map.entry("timestamp with time zone", MOMENT),
            Map.entry("datetime", ANY_MOMENT),
            Map.entry("time", TIME_OF_DAY),
            Map.entry("time without time zone", TIME_OF_DAY),
            Map.entry("time with time zone", TIME_OF_DAY),
            Map.entry("timetz", TIME_OF_DAY),
            Map.entry("json", JSON),
            Map.entry("jsonb", JSON),
            Map.entry("uuid", UUID));

    /** Empty for a type that has no everyday name, such as an enumeration; then nothing is judged. */
    static Optional<TypeFamily> of(String type) {
        String plain = type.toLowerCase(Locale.ROOT)
                .replaceAll("\\([^)]*\\)", " ")
                .replaceAll("\\s+", " ")
                .strip();
        return Optional.ofNullable(BY_WORD.get(plain));
    }

    /** Whether a person who claims this type is right about that one. */
    boolean covers(TypeFamily live) {
        return switch (this) {
            case ANY_NUMBER -> live == WHOLE_NUMBER || live == DECIMAL_NUMBER || live == FLOATING_NUMBER;
            case ANY_MOMENT -> live == LOCAL_MOMENT || live == MOMENT;
            default -> this == live;
        };
    }
}
