import type { Column, Row } from '../api/types';

/** Rows for the clipboard of a spreadsheet: plain values, and nothing that it would take for a formula. */
export function tsv(columns: readonly Column[], rows: readonly Row[]): string {
  const lines = [columns.map((column) => field(column.name)).join('\t')];
  for (const row of rows) lines.push(row.map((cell) => (typeof cell === 'string' ? field(cell) : cell === null ? '' : String(cell))).join('\t'));
  return lines.join('\n');
}

function field(text: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  const safe = !isNumber && /^[=+\-@\t\r|%]/.test(text) ? `'${text}` : text;
  return /[\t\n\r"]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
