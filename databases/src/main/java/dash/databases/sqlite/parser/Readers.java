package dash.databases.sqlite.parser;

/** The readers of one statement, which need each other. */
final class Readers {

    final Cursor cursor;
    final QueryReader queries;
    final RelationReader relations;
    final ExpressionReader expressions;
    final OperandReader operands;
    final CallReader calls;
    final WindowReader windows;

    Readers(Cursor cursor) {
        this.cursor = cursor;
        this.queries = new QueryReader(this);
        this.relations = new RelationReader(this);
        this.expressions = new ExpressionReader(this);
        this.operands = new OperandReader(this);
        this.calls = new CallReader(this);
        this.windows = new WindowReader(this);
    }
}
