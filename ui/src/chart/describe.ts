import { count } from '../text/plain';
import type { ChartKind } from '../api/types';
import type { Drawing, Point } from './model';

const NAMES: Record<ChartKind, string> = {
  line: 'Line chart',
  bar: 'Bar chart',
  grouped_bar: 'Grouped bar chart',
  stacked_share: 'Stacked bars of shares',
  pie: 'Pie chart',
  scatter: 'Scatter plot',
  histogram: 'Histogram',
};

/** A drawing in words, for who cannot see it. */
export function describe(drawn: Drawing, kind: ChartKind, title: string): string {
  const highest = drawn.points.reduce<Point | undefined>((best, point) => (best === undefined || point.value > best.value ? point : best), undefined);
  const lowest = drawn.points.reduce<Point | undefined>((best, point) => (best === undefined || point.value < best.value ? point : best), undefined);
  const named = (point: Point) =>
    `${drawn.labels[point.at] ?? ''}${drawn.series.length > 1 ? ` (${drawn.series[point.series] ?? ''})` : ''}, ${point.shown}`;
  return [
    `${NAMES[kind] ?? 'Chart'}: ${title}.`,
    `${count(drawn.points.length, 'value')}.`,
    ...(highest === undefined ? [] : [`Highest: ${named(highest)}.`]),
    ...(lowest === undefined || lowest === highest ? [] : [`Lowest: ${named(lowest)}.`]),
    ...(drawn.incomplete.length === 0 ? [] : [`Not complete: ${drawn.incomplete.map((at) => drawn.labels[at] ?? '').join(', ')}.`]),
    'All values stand in the table below.',
  ].join(' ');
}
