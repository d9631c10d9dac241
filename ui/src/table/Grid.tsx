import './table.css';
import { memo, type UIEvent, useCallback, useMemo, useState } from 'react';
import type { Column, Row } from '../api/types';
import { useWidth } from '../parts/media';
import { type CellFormat, cellFormats, compareCells, heading, isMissing } from '../text/cells';
import { capital, cut, oneLine, words } from '../text/plain';
import { WholeCell } from './WholeCell';
import { columnsInView, columnWidths, rowsInView, type Span } from './widths';

const ROW = 31;
/** So many rows are shown without a scroll bar of their own. */
const MOST_UNSCROLLED = 20;
/** Half a row at the end says that there is more. */
const TALLEST = 14.5 * ROW;
const LONG = 42;

interface Sorting {
  column: number;
  isDown: boolean;
}

/** Which cell of the other side is different, for rows that are compared. */
export type Marked = (row: number, column: number) => boolean;

/**
 * A table that draws only what is in view, so that thousands of rows and hundreds of columns scroll as easily as ten. It
 * stays a table to a screen reader: rows and columns keep their true numbers.
 */
export function Grid({ columns, rows, label, marked }: {
  columns: readonly Column[];
  rows: readonly Row[];
  label: string;
  marked?: Marked;
}) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const [place, setPlace] = useState({ top: 0, left: 0 });
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [whole, setWhole] = useState<{ title: string; text: string } | null>(null);
  const formats = useMemo(() => cellFormats(columns, rows), [columns, rows]);
  const widths = useMemo(() => columnWidths(columns, rows, formats), [columns, rows, formats]);
  const order = useMemo(() => sorted(rows, sorting, formats), [rows, sorting, formats]);

  const scroll = (event: UIEvent<HTMLDivElement>) => {
    const { scrollTop, scrollLeft } = event.currentTarget;
    setPlace({ top: scrollTop, left: scrollLeft });
  };
  const sort = (column: number) => {
    const isDownFirst = formats[column]?.isNumeric === true;
    setSorting((now) =>
      now?.column !== column ? { column, isDown: isDownFirst } : now.isDown === isDownFirst ? { column, isDown: !isDownFirst } : null);
  };
  const openCell = useCallback((title: string, text: string) => setWhole({ title, text }), []);

  const tallest = rows.length <= MOST_UNSCROLLED ? (MOST_UNSCROLLED + 2) * ROW : TALLEST;
  const first = widths[0] ?? 0;
  const pinned = columns.length > 1 && first < width * 0.5 ? 1 : 0;
  const span = columnsInView(widths, pinned, place.left, place.left + Math.max(width, 300));
  const { first: firstRow, end: endRow } = rowsInView(rows.length, ROW, place.top, tallest);
  const shown = columnsShown(pinned, span);
  return (
    <>
      <div ref={frame} className="grid-frame" tabIndex={0} role="group" aria-label={label} onScroll={scroll}
        style={{ maxHeight: tallest }} data-testid="grid">
        <table className="grid-table" aria-label={label} aria-rowcount={rows.length + 1} aria-colcount={columns.length}
          style={{ width: widths.reduce((sum, wide) => sum + wide, 0) }}>
          <colgroup>
            {pinned === 1 && <col style={{ width: first }} />}
            {span.before > 0 && <col style={{ width: span.before }} />}
            {shown.slice(pinned).map((at) => <col key={at} style={{ width: widths[at] }} />)}
            {span.after > 0 && <col style={{ width: span.after }} />}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              {shown.map((at) => (
                <Head key={at} column={columns[at]} at={at} sorting={sorting} isNumeric={formats[at]?.isNumeric === true}
                  isPinned={at < pinned} onSort={sort} gapBefore={at === span.first && span.before > 0} />
              ))}
              {span.after > 0 && <td aria-hidden="true" />}
            </tr>
          </thead>
          <tbody>
            {firstRow > 0 && <tr aria-hidden="true"><td style={{ height: firstRow * ROW }} /></tr>}
            {order.slice(firstRow, endRow).map((row, offset) => (
              <Line key={row} row={rows[row] ?? NOTHING} number={row} index={firstRow + offset + 2} shown={shown} pinned={pinned}
                gapAt={span.before > 0 ? span.first : -1} hasGapAfter={span.after > 0} formats={formats} columns={columns}
                onOpen={openCell} marked={marked} />
            ))}
            {endRow < rows.length && <tr aria-hidden="true"><td style={{ height: (rows.length - endRow) * ROW }} /></tr>}
          </tbody>
        </table>
      </div>
      {whole !== null && <WholeCell {...whole} onClose={() => setWhole(null)} />}
    </>
  );
}

const NOTHING: Row = [];

function columnsShown(pinned: number, span: Span): number[] {
  const shown = pinned === 1 ? [0] : [];
  for (let at = span.first; at < span.end; at += 1) shown.push(at);
  return shown;
}

function sorted(rows: readonly Row[], sorting: Sorting | null, formats: readonly CellFormat[]): number[] {
  const order = rows.map((_, at) => at);
  if (sorting === null) return order;
  const { column, isDown } = sorting;
  const isNumeric = formats[column]?.isNumeric === true;
  return order.sort((one, other) => {
    const a = rows[one]?.[column] ?? null;
    const b = rows[other]?.[column] ?? null;
    const difference = compareCells(a, b, isNumeric);
    return isMissing(a) || isMissing(b) ? difference : isDown ? -difference : difference;
  });
}

function Head({ column, at, sorting, isNumeric, isPinned, onSort, gapBefore }: {
  column: Column | undefined;
  at: number;
  sorting: Sorting | null;
  isNumeric: boolean;
  isPinned: boolean;
  onSort: (column: number) => void;
  gapBefore: boolean;
}) {
  const name = column === undefined ? '' : heading(column);
  const isSorted = sorting?.column === at;
  return (
    <>
      {gapBefore && <td aria-hidden="true" />}
      <th scope="col" aria-colindex={at + 1} className={classes(isNumeric, isPinned)}
        aria-sort={isSorted ? (sorting.isDown ? 'descending' : 'ascending') : undefined}>
        <button type="button" onClick={() => onSort(at)} title={`${column?.name ?? ''}, ${column?.type ?? ''}`}>
          <span dir="auto">{name === '' ? '(no name)' : capital(name)}</span>
          <span className="arrow" aria-hidden="true">{isSorted ? (sorting.isDown ? '↓' : '↑') : '↕'}</span>
        </button>
      </th>
    </>
  );
}

interface LineProps {
  row: Row;
  number: number;
  index: number;
  shown: number[];
  pinned: number;
  gapAt: number;
  hasGapAfter: boolean;
  formats: readonly CellFormat[];
  columns: readonly Column[];
  onOpen: (title: string, text: string) => void;
  marked: Marked | undefined;
}

const Line = memo(function Line({ row, number, index, shown, pinned, gapAt, hasGapAfter, formats, columns, onOpen, marked }: LineProps) {
  return (
    <tr aria-rowindex={index}>
      {shown.map((at) => {
        const text = formats[at]?.show(row[at] ?? null) ?? '';
        const isLong = text.length > LONG || text.includes('\n');
        const style = classes(formats[at]?.isNumeric === true, at < pinned, isMissing(row[at] ?? null), marked?.(number, at) === true);
        const cell = (
          <td key={at} aria-colindex={at + 1} className={style}>
            {isLong ? (
              <button type="button" className="long" dir="auto" onClick={() => onOpen(words(columns[at]?.name ?? ''), text)}>
                {oneLine(cut(text, 120))}
                <span className="visually-hidden">, show all of it</span>
              </button>
            ) : <bdi>{text}</bdi>}
          </td>
        );
        return at === gapAt ? [<td key="gap" aria-hidden="true" />, cell] : cell;
      })}
      {hasGapAfter && <td aria-hidden="true" />}
    </tr>
  );
}, isSameLine);

function isSameLine(one: LineProps, other: LineProps): boolean {
  return one.row === other.row && one.index === other.index && one.pinned === other.pinned && one.gapAt === other.gapAt
    && one.hasGapAfter === other.hasGapAfter && one.formats === other.formats && one.marked === other.marked
    && one.shown.length === other.shown.length && one.shown.at(-1) === other.shown.at(-1);
}

function classes(isNumeric: boolean, isPinned: boolean, isMissingCell = false, isMarked = false): string | undefined {
  const names = [isNumeric ? 'right' : '', isPinned ? 'pinned' : '', isMissingCell ? 'missing' : '', isMarked ? 'marked' : ''].filter((name) => name !== '');
  return names.length === 0 ? undefined : names.join(' ');
}
