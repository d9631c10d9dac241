import type { Column, Row } from '../api/types';
import { figure, isBare, isNumber, readUnit, scaleOf } from './figure';
import { isTimeType, periodName, periodOf, readMoment } from './periods';
import { visible, words } from './plain';

/** How the cells of one column are shown. */
export interface CellFormat {
  isNumeric: boolean;
  show: (value: Row[number]) => string;
}

const NUMERIC_TYPE = /^(int|integer|bigint|smallint|numeric|decimal|float|double|real|money|oid|serial|number)/i;

export function cellFormat(column: Column, at: number, rows: readonly Row[]): CellFormat {
  const unit = readUnit(column.unit);
  const quarters = /quarter$/i.test(column.name);
  const isNumeric = NUMERIC_TYPE.test(column.type);
  const period = isTimeType(column.type) ? periodOf(column.name, rows.map((row) => row[at])) : null;
  // One number of a column that needs its thousands grouped has the others grouped as well.
  const areBare = rows.every((row) => {
    const value = row[at] ?? null;
    return !isNumber(value) || isBare(value, unit);
  });
  const show = (value: Row[number]): string => {
    if (value === null || value === undefined) return '–';
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number' || (isNumeric && isNumber(value))) {
      return quarters && /^[1-4]$/.test(String(value)) ? `Q${value}` : areBare ? String(value) : figure(value, unit);
    }
    if (period !== null) {
      const moment = readMoment(value);
      if (moment !== null) return periodName(moment, period);
    }
    return visible(value);
  };
  return { isNumeric, show };
}

export function cellFormats(columns: readonly Column[], rows: readonly Row[]): CellFormat[] {
  return columns.map((column, at) => cellFormat(column, at, rows));
}

/** The name of a column as people read it, with what its amounts are shown in. */
export function heading(column: Column): string {
  const scale = scaleOf(readUnit(column.unit));
  return `${words(column.name)}${scale === '' ? '' : ` (${scale})`}`;
}

/** Numbers by size, the rest by the rules of the language, what is missing last. */
export function compareCells(one: Row[number], other: Row[number], isNumeric: boolean): number {
  if (isMissing(one) || isMissing(other)) return Number(isMissing(one)) - Number(isMissing(other));
  if (isNumeric || (typeof one === 'number' && typeof other === 'number')) return Number(one) - Number(other);
  return collator.compare(String(one), String(other));
}

export function isMissing(value: Row[number]): boolean {
  return value === null || value === undefined;
}

const collator = new Intl.Collator('en', { numeric: true });
