import { textWidth } from './scale';

export interface AxisLabel {
  x: number;
  text: string;
  /** A second line: the year where it begins. */
  under: string;
}

/**
 * The labels of a line of times or names, as many as fit. Of "Jan 2025, Feb 2025" the year is said once, where it begins.
 */
export function xLabels(labels: string[], xs: number[], width: number): AxisLabel[] {
  const parted = labels.map((label) => /^(\D[\w ]*?) (\d{4})$/.exec(label));
  const isParted = labels.length > 1 && parted.every((parts) => parts !== null);
  const texts = isParted ? parted.map((parts) => parts?.[1] ?? '') : labels;
  const widest = Math.max(...texts.map((text) => textWidth(text, 12)), isParted ? 30 : 0) + 14;
  const fitting = Math.max(2, Math.floor(width / widest));
  const step = nice(Math.ceil(labels.length / fitting));
  const shown: AxisLabel[] = [];
  let year = '';
  let free = Number.NEGATIVE_INFINITY;
  labels.forEach((_, at) => {
    const x = xs[at] ?? 0;
    const text = texts[at] ?? '';
    if (at % step !== 0 || x - textWidth(text, 12) / 2 < free) return;
    const now = isParted ? (parted[at]?.[2] ?? '') : '';
    shown.push({ x, text, under: now === year ? '' : now });
    year = now;
    free = x + textWidth(text, 12) / 2 + 6;
  });
  return shown;
}

/** Every third month reads better than every fifth. */
function nice(step: number): number {
  return [1, 2, 3, 4, 6, 12].find((candidate) => candidate >= step) ?? Math.ceil(step / 12) * 12;
}
