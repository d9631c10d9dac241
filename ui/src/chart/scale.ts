/** Round numbers that divide a range into about so many steps; the range grows to reach the outer ones. */
export function ticks(least: number, most: number, about: number): number[] {
  if (!(most > least)) return ticks(least - (least === 0 ? 0 : Math.abs(least) / 2), least === 0 ? 1 : least + Math.abs(least) / 2, about);
  const rough = (most - least) / Math.max(1, about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(least / step + 1e-9);
  const last = Math.ceil(most / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

/**
 * The range of a line: from zero, unless a long line happens far above it, where only differences can be read. A share is
 * always seen against zero: a percent more or less is to look like one.
 */
export function lineRange(values: number[], isShare = false): [number, number] {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const isFarAbove = least >= 0 && least > 0.75 * most && most > least;
  if (isFarAbove && !isShare && values.length >= 5) return [least - (most - least) * 0.3, most];
  return [Math.min(0, least), Math.max(0, most)];
}

export function scale(from: readonly [number, number], onto: readonly [number, number]): (value: number) => number {
  const span = from[1] - from[0];
  return (value) => onto[0] + (span === 0 ? 0 : ((value - from[0]) / span) * (onto[1] - onto[0]));
}

let pen: CanvasRenderingContext2D | null = null;

/** How wide a text will be, in pixels. */
export function textWidth(text: string, size: number, isBold = false): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (pen === null) return text.length * size * 0.56;
  pen.font = `${isBold ? 600 : 400} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(text).width;
}

/** Cuts a text to a width in pixels. */
export function fit(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  let kept = Array.from(text);
  while (kept.length > 1 && textWidth(`${kept.join('')}…`, size) > width) kept = kept.slice(0, Math.ceil(kept.length * 0.9) - 1);
  return `${kept.join('').trimEnd()}…`;
}

/** Moves labels that would lie over each other apart, keeping their order. */
export function spread(wanted: number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const placed = [...wanted];
  let before = least - gap;
  for (const at of order) {
    before = Math.max(placed[at] ?? 0, before + gap);
    placed[at] = before;
  }
  let after = most + gap;
  for (const at of order.reverse()) {
    after = Math.min(placed[at] ?? 0, after - gap);
    placed[at] = after;
  }
  return placed;
}

export function colour(series: number): string {
  return `var(--series-${(series % 8) + 1})`;
}
