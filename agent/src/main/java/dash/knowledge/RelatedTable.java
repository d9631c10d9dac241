package dash.knowledge;

/**
 * A join that no foreign key tells.
 *
 * @param joinHint the SQL condition of the join with both sides qualified by table, such as
 *     {@code orders.customer_ref = customers.id}; or empty
 * @param note anything a person should know before joining, or empty
 */
public record RelatedTable(String table, String joinHint, String note) {

    public RelatedTable {
        Names.required("related table", table);
    }
}
