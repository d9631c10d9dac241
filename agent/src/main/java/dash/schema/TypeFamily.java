package dash.schema;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Types that are one type to a person, whatever an engine calls them: {@code varchar(20)} and {@code text}. */
public enum TypeFamily {
    WHOLE_NUMBER("""
            integer int int1 int2 int3 int4 int8 int16 int32 int64 int128 bigint smallint tinyint mediumint hugeint uhugeint
            uinteger ubigint usmallint utinyint uint8 uint16 uint32 uint64 serial bigserial smallserial bigint_unsigned
            year long signed unsigned"""),
    DECIMAL_NUMBER("numeric decimal dec fixed money"),
    FLOATING_NUMBER("real float float4 float8 double_precision double"),
    ANY_NUMBER("number"),
    TEXT("""
            text string varchar nvarchar character_varying char nchar character native_character varying_character bpchar citext
            clob tinytext mediumtext longtext name"""),
    TRUTH("boolean bool logical"),
    DAY("date"),
    LOCAL_MOMENT("timestamp timestamp_without_time_zone timestamp_s timestamp_ms timestamp_ns"),
    MOMENT("timestamptz timestamp_with_time_zone"),
    ANY_MOMENT("datetime smalldatetime"),
    TIME_OF_DAY("time time_without_time_zone time_with_time_zone timetz"),
    JSON("json jsonb"),
    UUID("uuid");

    private static final Map<String, TypeFamily> BY_NAME = byName();
    /** Types as they were written: the same few are asked for again and again. */
    private static final Map<String, Optional<TypeFamily>> KNOWN = new ConcurrentHashMap<>();

    private static final int MOST_KNOWN = 2_000;

    private final String names;

    /** Blanks inside a name are written as underscores. */
    TypeFamily(String names) {
        this.names = names;
    }

    private static Map<String, TypeFamily> byName() {
        Map<String, TypeFamily> known = new HashMap<>();
        for (TypeFamily family : values()) {
            Arrays.stream(family.names.strip().split("\\s+")).forEach(name -> known.put(name, family));
        }
        return known;
    }

    /** Empty for a type that has no everyday name, such as an enumeration; then nothing is judged. */
    public static Optional<TypeFamily> of(String type) {
        Optional<TypeFamily> known = KNOWN.get(type);
        if (known != null) {
            return known;
        }
        Optional<TypeFamily> read = read(type);
        if (KNOWN.size() < MOST_KNOWN) {
            KNOWN.put(type, read);
        }
        return read;
    }

    private static Optional<TypeFamily> read(String type) {
        String plain = type.toLowerCase(Locale.ROOT)
                .replaceAll("\\([^)]*\\)", " ")
                .replaceAll("(?<=\\w)\\s+(unsigned|signed|zerofill)\\b", "")
                .strip()
                .replaceAll("\\s+", "_");
        return Optional.ofNullable(BY_NAME.get(plain));
    }

    /** Whether a person who claims this type is right about that one. */
    public boolean covers(TypeFamily live) {
        return switch (this) {
            case ANY_NUMBER -> live.isNumber();
            case ANY_MOMENT -> live == LOCAL_MOMENT || live == MOMENT || live == ANY_MOMENT;
            default -> this == live || (live == ANY_MOMENT && (this == LOCAL_MOMENT || this == MOMENT));
        };
    }

    public boolean isNumber() {
        return this == WHOLE_NUMBER || this == DECIMAL_NUMBER || this == FLOATING_NUMBER || this == ANY_NUMBER;
    }

    /** Days and moments. */
    public boolean isTime() {
        return this == DAY || this == LOCAL_MOMENT || this == MOMENT || this == ANY_MOMENT;
    }
}
