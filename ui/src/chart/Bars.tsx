import { useState } from 'react';
import { addsUp, figure } from '../text/figure';
import type { DrawnProps } from './ChartFigure';
import type { Point } from './model';
import { colour, fit, scale, textWidth } from './scale';
import { type Hit, Stage } from './Stage';

const ROW = 26;
const SUBROW = 20;
const MOST_AT_FIRST = 14;

/** Bars that lie, so that names can be read; the value stands at the end of each. */
export function Bars({ drawn, width, label }: DrawnProps) {
  const [isWhole, setWhole] = useState(false);
  const groups = drawn.labels.length;
  const shown = isWhole || groups <= MOST_AT_FIRST + 3 ? groups : MOST_AT_FIRST;
  const isGrouped = drawn.series.length > 1;
  const points = drawn.points.filter((point) => point.at < shown).sort((one, other) => one.at - other.at || one.series - other.series);

  const size = 13;
  const nameWidth = Math.min(Math.max(...drawn.labels.slice(0, shown).map((name) => textWidth(name, size))) + 12, width * 0.4);
  const valueWidth = Math.max(...points.map((point) => textWidth(point.shown, size))) + 10;
  const most = Math.max(0, ...drawn.points.map((point) => point.value));
  const least = Math.min(0, ...drawn.points.map((point) => point.value));
  const left = nameWidth + (least < 0 ? valueWidth : 0);
  const x = scale([least, most === least ? least + 1 : most], [left, Math.max(left + 40, width - valueWidth)]);

  const rows = layout(points, isGrouped);
  const height = (rows.at(-1)?.bottom ?? 0) + 4;
  const total = isGrouped || least < 0 || !addsUp(drawn.unit) ? 0 : drawn.points.reduce((sum, point) => sum + point.value, 0);
  const hits: Hit[] = rows.map(({ point, top, tall }) => ({
    // Beside the value, which stands at the end of the bar.
    x: Math.max(x(point.value) + textWidth(point.shown, size) + 6, x(0)),
    y: top + tall / 2,
    title: drawn.labels[point.at] ?? '',
    lines: [
      { name: drawn.series[point.series] ?? '', value: point.shown, ...(isGrouped ? { colour: colour(point.series) } : {}) },
      ...(total > 0 ? [{ name: 'share of what is shown', value: figure(point.value / total, { kind: 'ratio' }) }] : []),
    ],
  }));
  return (
    <>
      <Stage width={width} height={height} label={label} hits={hits} by="y">
        {(active) => (
          <>
            {rows.map(({ point, top, tall, isFirst, groupHeight }, at) => {
              const from = Math.min(x(0), x(point.value));
              const long = Math.max(1, Math.abs(x(point.value) - x(0)));
              const isNegative = point.value < 0;
              return (
                <g key={at} className={active !== null && active !== at ? 'dimmed' : undefined}>
                  {isFirst && (
                    <text x={nameWidth - 10} y={top + groupHeight / 2} className="name" textAnchor="end" dominantBaseline="central">
                      {fit(drawn.labels[point.at] ?? '', size, nameWidth - 12)}
                    </text>
                  )}
                  <rect x={from} y={top} width={long} height={tall} fill={colour(isGrouped ? point.series : 0)} rx="1.5"
                    className={drawn.incomplete.includes(point.at) ? 'open' : undefined} />
                  <text x={isNegative ? from - 6 : from + long + 6} y={top + tall / 2 + 0.5} className="value"
                    textAnchor={isNegative ? 'end' : 'start'} dominantBaseline="central">
                    {point.shown}
                  </text>
                </g>
              );
            })}
            <line x1={x(0)} x2={x(0)} y1={0} y2={height} className="zero" />
          </>
        )}
      </Stage>
      {shown < groups && (
        <button type="button" className="button quiet" onClick={() => setWhole(true)}>Show all {groups} bars</button>
      )}
    </>
  );
}

interface BarRow {
  point: Point;
  top: number;
  bottom: number;
  tall: number;
  isFirst: boolean;
  groupHeight: number;
}

function layout(points: Point[], isGrouped: boolean): BarRow[] {
  const rows: BarRow[] = [];
  let top = 2;
  let start = 0;
  while (start < points.length) {
    let end = start + 1;
    while (end < points.length && points[end]?.at === points[start]?.at) end += 1;
    const tall = isGrouped ? SUBROW - 4 : ROW - 8;
    const step = isGrouped ? SUBROW : ROW;
    for (let at = start; at < end; at += 1) {
      const point = points[at];
      if (point === undefined) continue;
      rows.push({ point, top, tall, bottom: top + step, isFirst: at === start, groupHeight: isGrouped ? (end - start) * step - 4 : tall });
      top += step;
    }
    top += isGrouped ? 10 : 0;
    start = end;
  }
  return rows;
}
