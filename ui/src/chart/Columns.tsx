import { shortFigure } from '../text/figure';
import type { DrawnProps } from './ChartFigure';
import { colour, scale, textWidth, ticks } from './scale';
import { type Hit, Stage } from './Stage';
import { xLabels } from './xLabels';

const TOP = 14;
const BOTTOM = 46;

/** A distribution: columns side by side, in the order of their buckets. */
export function Columns({ drawn, width, label }: DrawnProps) {
  const plot = width < 560 ? 200 : 250;
  const marks = ticks(Math.min(0, ...drawn.points.map((point) => point.value)), Math.max(0, ...drawn.points.map((point) => point.value)), 4);
  const left = Math.max(...marks.map((mark) => textWidth(shortFigure(mark, drawn.unit), 12))) + 12;
  const y = scale([marks[0] ?? 0, marks.at(-1) ?? 1], [TOP + plot, TOP]);
  const step = (width - left - 4) / Math.max(1, drawn.labels.length);
  const xs = drawn.labels.map((_, at) => left + (at + 0.5) * step);
  const hits: Hit[] = drawn.points.map((point) => ({
    x: xs[point.at] ?? 0,
    y: y(Math.max(0, point.value)),
    title: drawn.labels[point.at] ?? '',
    lines: [{ name: drawn.series[point.series] ?? '', value: point.shown }],
  }));
  return (
    <Stage width={width} height={TOP + plot + BOTTOM} label={label} hits={hits} by="x">
      {(active) => (
        <>
          {marks.map((mark) => (
            <g key={mark}>
              <line x1={left} x2={width} y1={y(mark)} y2={y(mark)} className={mark === 0 ? 'zero' : 'grid'} />
              <text x={left - 8} y={y(mark)} className="tick" textAnchor="end" dominantBaseline="central">{shortFigure(mark, drawn.unit)}</text>
            </g>
          ))}
          {drawn.points.map((point, at) => (
            <rect key={at} className={active !== null && active !== at ? 'dimmed' : undefined} x={(xs[point.at] ?? 0) - step / 2 + Math.min(1, step * 0.05)}
              y={Math.min(y(0), y(point.value))} width={Math.max(1, step - Math.min(2, step * 0.1))} height={Math.abs(y(point.value) - y(0))} fill={colour(0)} />
          ))}
          {xLabels(drawn.labels, xs, width - left).map((mark) => (
            <text key={mark.x} x={mark.x} y={TOP + plot + 18} className="tick" textAnchor="middle">{`${mark.text} ${mark.under}`.trim()}</text>
          ))}
          <text x={width} y={TOP + plot + 38} className="tick strong" textAnchor="end">{drawn.xName}</text>
        </>
      )}
    </Stage>
  );
}
