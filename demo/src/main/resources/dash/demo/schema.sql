CREATE TABLE countries (
    country_code char(2) PRIMARY KEY,
    country_name text NOT NULL UNIQUE,
    sales_region text NOT NULL
);
COMMENT ON TABLE countries IS 'Countries we sell to, with the sales region that looks after them';

CREATE TABLE plans (
    plan_id integer PRIMARY KEY,
    plan_name text NOT NULL UNIQUE,
    monthly_price_cents integer NOT NULL,
    annual_price_cents integer NOT NULL,
    sensors_included integer NOT NULL,
    retired_on date
);
COMMENT ON TABLE plans IS 'Price list of the cloud service, per site';

CREATE TABLE accounts (
    account_id integer PRIMARY KEY,
    account_name text NOT NULL UNIQUE,
    country_code char(2) NOT NULL,
    segment text NOT NULL CHECK (segment IN ('SMB', 'Mid-Market', 'Enterprise')),
    industry text NOT NULL,
    employee_count text NOT NULL,
    acquisition_channel text NOT NULL,
    is_internal boolean NOT NULL,
    signed_up_at timestamptz NOT NULL,
    deleted_at timestamptz
);
COMMENT ON TABLE accounts IS 'Growers that have an account with us';
COMMENT ON COLUMN accounts.employee_count IS 'As given in the sign-up form';

CREATE TABLE subscriptions (
    subscription_id integer PRIMARY KEY,
    account_id integer NOT NULL,
    plan_id integer NOT NULL,
    status text NOT NULL CHECK (status IN ('trialing', 'active', 'past_due', 'cancelled')),
    billing_period text NOT NULL CHECK (billing_period IN ('monthly', 'annual')),
    site_count integer NOT NULL,
    amount_cents integer NOT NULL,
    started_at timestamptz NOT NULL,
    ended_at timestamptz,
    cancel_reason text
);
COMMENT ON TABLE subscriptions IS 'Subscriptions to the cloud service in their present state';
COMMENT ON COLUMN subscriptions.amount_cents IS 'Charged per billing period, all sites together';

CREATE TABLE subscription_events (
    event_id integer PRIMARY KEY,
    subscription_id integer NOT NULL,
    old_status text,
    new_status text NOT NULL,
    changed_at timestamptz NOT NULL
);
COMMENT ON TABLE subscription_events IS 'Every change of a subscription''s status; old_status is empty for the first';

CREATE TABLE invoices (
    invoice_id integer PRIMARY KEY,
    invoice_number text NOT NULL,
    subscription_id integer NOT NULL,
    account_id integer NOT NULL,
    issued_on date NOT NULL,
    amount_cents integer NOT NULL,
    status text NOT NULL CHECK (status IN ('paid', 'open', 'void', 'refunded')),
    source_system text NOT NULL
);
COMMENT ON TABLE invoices IS 'Subscription invoices since 2023';

CREATE TABLE products (
    product_id integer PRIMARY KEY,
    sku text NOT NULL UNIQUE,
    product_name text NOT NULL UNIQUE,
    category text NOT NULL,
    list_price_cents integer NOT NULL,
    launched_on text NOT NULL,
    is_discontinued boolean NOT NULL
);
COMMENT ON TABLE products IS 'What the hardware shop sells or has sold';

CREATE TABLE orders (
    order_id integer PRIMARY KEY,
    account_id integer NOT NULL,
    status text NOT NULL CHECK (status IN ('completed', 'pending', 'refunded', 'cancelled')),
    sales_channel text NOT NULL,
    total_cents bigint NOT NULL,
    ordered_at timestamptz NOT NULL,
    deleted_at timestamptz
);
COMMENT ON TABLE orders IS 'Orders of the hardware shop since 2023';

CREATE TABLE order_items (
    order_id integer NOT NULL,
    line_number integer NOT NULL,
    product_id integer NOT NULL,
    quantity integer NOT NULL CHECK (quantity > 0),
    unit_price_cents integer NOT NULL,
    PRIMARY KEY (order_id, line_number)
);
COMMENT ON TABLE order_items IS 'Lines of the shop orders';

CREATE TABLE refunds (
    refund_id integer PRIMARY KEY,
    order_id integer NOT NULL UNIQUE,
    amount_cents bigint NOT NULL,
    reason text NOT NULL,
    refunded_at timestamptz NOT NULL
);
COMMENT ON TABLE refunds IS 'Money given back for shop orders, always the whole order';

CREATE TABLE support_agents (
    agent_id integer PRIMARY KEY,
    agent_name text NOT NULL UNIQUE,
    team text NOT NULL,
    hired_on date NOT NULL
);
COMMENT ON TABLE support_agents IS 'People who answer support tickets';

CREATE TABLE support_tickets (
    ticket_id integer PRIMARY KEY,
    customer_ref integer NOT NULL,
    agent_id integer NOT NULL,
    category text NOT NULL,
    priority text NOT NULL CHECK (priority IN ('low', 'normal', 'high', 'urgent')),
    status text NOT NULL CHECK (status IN ('open', 'waiting', 'solved')),
    opened_ms bigint NOT NULL,
    first_reply_ms bigint,
    solved_ms bigint,
    satisfaction smallint CHECK (satisfaction BETWEEN 1 AND 5)
);
COMMENT ON TABLE support_tickets IS 'Support tickets, copied from the help desk';

CREATE TABLE usage_daily (
    account_id integer NOT NULL,
    day date NOT NULL,
    readings bigint NOT NULL,
    PRIMARY KEY (account_id, day)
);
COMMENT ON TABLE usage_daily IS 'Sensor readings of Enterprise accounts, by day';

CREATE TABLE legacy_revenue (
    month date NOT NULL,
    country_code char(2) NOT NULL,
    revenue_line text NOT NULL CHECK (revenue_line IN ('shop', 'subscriptions')),
    amount text NOT NULL,
    PRIMARY KEY (month, country_code, revenue_line)
);
COMMENT ON TABLE legacy_revenue IS 'Revenue by month from the old bookkeeping system';
