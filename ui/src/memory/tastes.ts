import { dash } from '../api/dash';
import type { Answer, Chart } from '../api/types';
import { useResource } from '../parts/useResource';
import { inScale, readUnit } from '../text/figure';

/** How whoever looks at answers likes them. */
export interface Tastes {
  detail: string;
  chart: string;
  units: string;
  /** The entry of the memory that the units stand in. */
  unitsEntry: number;
}

export function useTastes(project: string): Tastes {
  const list = useResource(`memory ${project}`, (signal) => dash(project).memory(signal));
  const entry = (kind: string) => list.data?.memory.find((one) => one.kind === kind);
  const value = (kind: string) => entry(kind)?.value ?? '';
  return { detail: value('detail'), chart: value('chart'), units: value('units'), unitsEntry: entry('units')?.number ?? 0 };
}

/**
 * The answer with its amounts of money to be shown in thousands, or whatever is liked, in table and chart alike. Only units change:
 * the figures stay exact, for sorting, copying and the sentence about them. What is assumed is said.
 */
export function scaled(answer: Answer, tastes: Tastes): Answer {
  const isMoney = (unit: string | null) => ['money', 'cents'].includes(readUnit(unit).kind);
  if (tastes.units === '' || tastes.units === 'full' || !answer.columns.some((column) => isMoney(column.unit))) return answer;
  const written = <T extends { unit: string | null }>(column: T): T =>
    (column.unit !== null && isMoney(column.unit) ? { ...column, unit: inScale(column.unit, tastes.units) } : column);
  return {
    ...answer,
    columns: answer.columns.map(written),
    chart: answer.chart === null ? null : { ...answer.chart, y: answer.chart.y.map(written) },
    assumptions: [...answer.assumptions, `amounts in ${tastes.units}, as you prefer (memory ${tastes.unitsEntry})`],
  };
}

/** The chart as it is liked: none, or bars for what would be a line. Lines over things that have no order would say what is not there. */
export function liked(chart: Chart | null, tastes: Tastes): Chart | null {
  if (chart === null || tastes.chart === 'none') return null;
  return tastes.chart === 'bars' && chart.kind === 'line' ? { ...chart, kind: 'bar' } : chart;
}
