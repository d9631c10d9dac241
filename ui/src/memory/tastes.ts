import { dash } from '../api/dash';
import type { Chart } from '../api/types';
import { useResource } from '../parts/useResource';

/** How whoever looks at answers likes them. */
export interface Tastes {
  detail: string;
  chart: string;
}

export function useTastes(project: string): Tastes {
  const list = useResource(`memory ${project}`, (signal) => dash(project).memory(signal));
  const value = (kind: string) => list.data?.memory.find((entry) => entry.kind === kind)?.value ?? '';
  return { detail: value('detail'), chart: value('chart') };
}

/** The chart as it is liked: none, or bars for what would be a line. Lines over things that have no order would say what is not there. */
export function liked(chart: Chart | null, tastes: Tastes): Chart | null {
  if (chart === null || tastes.chart === 'none') return null;
  return tastes.chart === 'bars' && chart.kind === 'line' ? { ...chart, kind: 'bar' } : chart;
}
