-- What language models have cost. A day's sum is charged before each call and set right after it, so that many processes cannot pass a limit together.
CREATE TABLE model_day (
    project text   NOT NULL,
    day     date   NOT NULL,
    tokens  bigint NOT NULL CHECK (tokens >= 0),
    PRIMARY KEY (project, day)
);

-- The same by model, of calls that are over; costs in US dollars, and how many calls had a price.
CREATE TABLE model_spending (
    project       text    NOT NULL,
    day           date    NOT NULL,
    model         text    NOT NULL,
    calls         bigint  NOT NULL,
    calls_priced  bigint  NOT NULL,
    tokens_in     bigint  NOT NULL,
    tokens_out    bigint  NOT NULL,
    tokens_cached bigint  NOT NULL,
    cost          numeric NOT NULL,
    PRIMARY KEY (project, day, model)
);
