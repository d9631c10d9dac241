package dash.databases.sqlite.session;

import java.util.Set;

/**
 * The operations of SQLite's virtual machine that a query needs. Those that insert and delete here work on tables of the
 * statement's own: a cursor on a table of the file comes from OpenWrite alone, which is not among them.
 */
final class Operations {

    /** Operations that name a function. */
    static final Set<String> CALLING =
            Set.of("Function", "PureFunc", "AggStep", "AggStep1", "AggInverse", "AggValue", "AggFinal");

    static final Set<String> READING = Set.of(
            "Add", "AddImm", "Affinity", "AggFinal", "AggInverse", "AggStep", "AggStep1", "AggValue", "And",
            "BeginSubrtn", "BitAnd", "BitNot", "BitOr", "Blob", "Cast", "ClrSubtype", "Close", "CollSeq", "Column",
            "ColumnsUsed", "Compare", "Concat", "Copy", "Count", "CursorHint", "DecrJumpZero", "DeferredSeek", "Delete",
            "Divide", "ElseEq", "EndCoroutine", "Eq", "Expire", "Explain", "Filter", "FilterAdd", "FinishSeek", "Found",
            "Function", "Ge", "GetSubtype", "Gosub", "Goto", "Gt", "Halt", "HaltIfNull", "IdxDelete", "IdxGE", "IdxGT",
            "IdxInsert", "IdxLE", "IdxLT", "IdxRowid", "If", "IfEmpty", "IfNoHope", "IfNot", "IfNotOpen", "IfNotZero",
            "IfNullRow", "IfPos", "IfSizeBetween", "InitCoroutine", "Init", "Insert", "Int64", "IntCopy", "Integer",
            "IsNull", "IsTrue", "IsType", "Jump", "Last", "Le", "Lt", "MakeRecord", "MemMax", "Move", "Multiply",
            "MustBeInt", "Ne", "NewRowid", "Next", "NoConflict", "Noop", "Not", "NotExists", "NotFound", "NotNull", "Null",
            "NullRow", "Offset", "OffsetLimit", "Once", "OpenAutoindex", "OpenDup", "OpenEphemeral", "OpenPseudo",
            "OpenRead", "Or", "Permutation", "Prev", "PureFunc", "ReadCookie", "Real", "RealAffinity", "ReleaseReg",
            "Remainder", "ReopenIdx", "ResetSorter", "ResultRow", "Return", "Rewind", "RowCell", "RowData", "Rowid",
            "RowSetAdd", "RowSetRead", "RowSetTest", "SCopy", "SeekEnd", "SeekGE", "SeekGT", "SeekHit", "SeekLE", "SeekLT",
            "SeekRowid", "SeekScan", "Sequence", "SequenceTest", "SetSubtype", "ShiftLeft", "ShiftRight", "SoftNull",
            "Sort", "SorterCompare", "SorterData", "SorterInsert", "SorterNext", "SorterOpen", "SorterSort", "String",
            "String8", "Subtract", "TableLock", "Transaction", "TypeCheck", "VColumn", "VFilter", "VInitIn",
            "VNext", "VOpen", "Yield", "ZeroOrNull");

    private Operations() {}
}
