package dash.server.problem;

import dash.fault.Code;

/** Which HTTP status a fault is. Every code is listed, so that a new one has to be thought about. */
final class Statuses {

    private Statuses() {}

    static int of(Code code) {
        return switch (code) {
            case REQUEST_BROKEN,
                    WRONG_USAGE,
                    CURSOR_BROKEN,
                    KNOWLEDGE_BROKEN,
                    LEARNING_BROKEN,
                    MEMORY_BROKEN,
                    GOLDEN_BROKEN,
                    MODEL_BROKEN,
                    EVAL_EMPTY -> 400;
            case REQUEST_FROM_ELSEWHERE, REQUEST_NOT_ALLOWED -> 403;
            case ADDRESS_UNKNOWN,
                    ANSWER_UNKNOWN,
                    CONVERSATION_UNKNOWN,
                    EVAL_UNKNOWN,
                    GOLDEN_UNKNOWN,
                    KNOWLEDGE_UNKNOWN,
                    LEARNING_UNKNOWN,
                    MEMORY_UNKNOWN,
                    PROJECT_UNKNOWN,
                    PROJECT_MISSING,
                    TABLE_UNKNOWN -> 404;
            case METHOD_UNKNOWN -> 405;
            case REQUEST_TOO_SLOW -> 408;
            case EVAL_CHANGED_MEANWHILE,
                    EVAL_OVER,
                    EVAL_RUNNING,
                    GOLDEN_DUPLICATE,
                    KNOWLEDGE_CONFLICT,
                    KNOWLEDGE_DUPLICATE,
                    LEARNING_CONFLICT,
                    QUESTION_OVER -> 409;
            case KNOWLEDGE_CHANGED_MEANWHILE, LEARNING_CHANGED_MEANWHILE -> 412;
            case REQUEST_TOO_LARGE -> 413;
            case REQUEST_NOT_JSON -> 415;
            case ANSWER_NOT_CONFIRMED, GOLDEN_REFUSED, LEARNING_NOT_PROVEN, LEARNING_REFUSED, SQL_REFUSED -> 422;
            case TOO_MANY_QUESTIONS, TOO_MANY_REQUESTS -> 429;
            case MODEL_CONTEXT_TOO_LONG,
                    MODEL_KEY_MISSING,
                    MODEL_KEY_REFUSED,
                    MODEL_OVER_BUDGET,
                    MODEL_RATE_LIMITED,
                    MODEL_REFUSED,
                    MODEL_REQUEST_REFUSED,
                    MODEL_UNKNOWN,
                    MODEL_UNREACHABLE,
                    MODEL_UNUSABLE_REPLY,
                    SOURCE_FAILED,
                    SOURCE_UNREACHABLE -> 502;
            case PROJECT_NOT_OPENED,
                    PROJECT_OPENING,
                    SERVER_STOPPING,
                    STORE_BUSY,
                    STORE_UNREACHABLE,
                    AUDIT_UNAVAILABLE -> 503;
            case DEMO_DATABASE_NOT_EMPTY,
                    DRAFT_BROKEN,
                    HOME_UNUSABLE,
                    INTERNAL,
                    KNOWLEDGE_UNREADABLE,
                    MODEL_CANCELLED,
                    PROJECT_BROKEN,
                    SERVER_ADDRESS_REFUSED,
                    SERVER_PORT_TAKEN,
                    SOURCE_LOGIN_TOO_POWERFUL,
                    SOURCE_FILE_BROKEN,
                    SOURCE_URL_INVALID,
                    STORE_BINARIES_MISSING,
                    STORE_DAMAGED,
                    STORE_DISK_FULL,
                    STORE_IS_A_SOURCE,
                    STORE_NEEDS_A_USER,
                    STORE_NOT_STARTED,
                    STORE_OF_ANOTHER_VERSION,
                    STORE_PASSWORD_REFUSED,
                    STORE_PORT_TAKEN,
                    STORE_URL_WRONG -> 500;
        };
    }
}
