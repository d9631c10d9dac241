import type { Answer, Chart } from '../api/types';
import { cellFormat } from '../text/cells';
import { readUnit, type Unit } from '../text/figure';
import { isTimeType, readMoment } from '../text/periods';
import { oneLine, words } from '../text/plain';

export interface Point {
  /** Place of its label among the labels. */
  at: number;
  series: number;
  value: number;
  shown: string;
}

/** What is drawn, free of columns and cells. */
export interface Drawing {
  labels: string[];
  /** Where the labels stand on a line of numbers, if they are times or numbers; null for names. */
  places: number[] | null;
  series: string[];
  points: Point[];
  /** Places of the labels whose period the data do not cover fully. */
  incomplete: number[];
  unit: Unit;
  xName: string;
  yName: string;
}

export function drawing(answer: Answer, chart: Chart): Drawing {
  const x = columnFormat(answer, chart.x.column);
  const labels: string[] = [];
  const raw: unknown[] = [];
  const placeOf = new Map<string, number>();
  const series: string[] = [];
  const points: Point[] = [];
  const bySeries = chart.series === null ? null : columnFormat(answer, chart.series.column);
  const incomplete = new Set<number>();
  for (const [rank, row] of answer.rows.entries()) {
    const cell = row[chart.x.column] ?? null;
    const [label, year] = chart.by_year === true ? parted(x.show(cell)) : [x.show(cell), ''];
    let at = placeOf.get(label);
    if (at === undefined) {
      at = labels.length;
      placeOf.set(label, at);
      labels.push(label);
      raw.push(cell);
    }
    if (chart.incomplete?.includes(rank) === true) incomplete.add(at);
    for (const axis of chart.y) {
      const value = row[axis.column] ?? null;
      const name = year !== '' ? year : bySeries !== null && chart.series !== null ? bySeries.show(row[chart.series.column] ?? null) : words(axis.name);
      let which = series.indexOf(name);
      if (which < 0) which = series.push(name) - 1;
      if (value === null || !Number.isFinite(Number(value))) continue;
      points.push({ at, series: which, value: Number(value), shown: columnFormat(answer, axis.column).show(value) });
    }
  }
  return {
    labels: labels.map(oneLine),
    places: chart.by_year === true ? null : places(answer, chart, raw),
    incomplete: [...incomplete],
    series: series.map(oneLine),
    points,
    unit: readUnit(chart.y[0]?.unit ?? null),
    xName: words(chart.x.name),
    yName: chart.y.map((axis) => words(axis.name)).join(', '),
  };
}

/** "Jan 2025" and "2025-Q1" as what comes again every year, and the year. */
function parted(label: string): [string, string] {
  const year = /\d{4}/.exec(label)?.[0] ?? '';
  return [label.replace(year, '').replace(/^[\s-]+|[\s-]+$/g, ''), year];
}

const formats = new WeakMap<Answer, Map<number, ReturnType<typeof cellFormat>>>();

function columnFormat(answer: Answer, column: number) {
  let known = formats.get(answer);
  if (known === undefined) formats.set(answer, (known = new Map()));
  let found = known.get(column);
  if (found === undefined) {
    const of = answer.columns[column] ?? { name: '', type: 'text', unit: null };
    known.set(column, (found = cellFormat(of, column, answer.rows)));
  }
  return found;
}

/** Times stand where they are in time, so that a missing month leaves a gap. */
function places(answer: Answer, chart: Chart, raw: unknown[]): number[] | null {
  const type = answer.columns[chart.x.column]?.type ?? '';
  const found = raw.map((value) => {
    if (typeof value === 'number') return value;
    const moment = isTimeType(type) ? readMoment(value) : null;
    if (moment === null) return Number.NaN;
    const [hours = 0, minutes = 0] = moment.time.split(':').map(Number);
    return Date.UTC(moment.year, moment.month - 1, moment.day, hours, minutes);
  });
  return found.length > 1 && found.every((place) => Number.isFinite(place)) ? found : null;
}

export function find(drawn: Drawing, at: number, series: number): Point | undefined {
  return drawn.points.find((point) => point.at === at && point.series === series);
}
