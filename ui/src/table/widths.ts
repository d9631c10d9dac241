import type { Column, Row } from '../api/types';
import { type CellFormat, heading } from '../text/cells';

const CHARACTER = 7.6;
const LEAST = 72;
const MOST = 320;
const SAMPLE = 120;

/** How wide each column wants to be, told from its name and a sample of its cells. */
export function columnWidths(columns: readonly Column[], rows: readonly Row[], formats: readonly CellFormat[]): number[] {
  const step = Math.max(1, Math.floor(rows.length / SAMPLE));
  return columns.map((column, at) => {
    let longest = heading(column).length + 3;
    for (let row = 0; row < rows.length; row += step) {
      const text = formats[at]?.show(rows[row]?.[at] ?? null) ?? '';
      if (text.length > longest) longest = text.length;
    }
    return Math.round(Math.min(MOST, Math.max(LEAST, longest * CHARACTER + 30)));
  });
}

export interface Span {
  first: number;
  /** One past the last. */
  end: number;
  before: number;
  after: number;
}

/** Which of many columns lie in view, and how much room the others take on both sides. */
export function columnsInView(widths: readonly number[], pinned: number, from: number, to: number): Span {
  let left = 0;
  let at = pinned;
  let before = 0;
  const start = from;
  for (; at < widths.length; at += 1) {
    const wide = widths[at] ?? 0;
    if (left + wide > start - 200) break;
    left += wide;
    before += wide;
  }
  const first = at;
  let right = left;
  for (; at < widths.length && right < to + 200; at += 1) right += widths[at] ?? 0;
  const end = at;
  let after = 0;
  for (; at < widths.length; at += 1) after += widths[at] ?? 0;
  return { first, end, before, after };
}

export function rowsInView(count: number, rowHeight: number, top: number, height: number): { first: number; end: number } {
  const first = Math.max(0, Math.floor(top / rowHeight) - 8);
  return { first, end: Math.min(count, Math.ceil((top + height) / rowHeight) + 8) };
}
