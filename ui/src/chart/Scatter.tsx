import { shortFigure } from '../text/figure';
import type { DrawnProps } from './ChartFigure';
import { colour, lineRange, scale, textWidth, ticks } from './scale';
import { type Hit, Stage } from './Stage';

const TOP = 26;
const BOTTOM = 46;

/** Two figures against each other. */
export function Scatter({ drawn, width, label }: DrawnProps) {
  const plot = width < 560 ? 240 : 320;
  const places = drawn.places ?? drawn.labels.map((_, at) => at);
  const down = ticks(...lineRange(drawn.points.map((point) => point.value)), 4);
  const along = ticks(...lineRange(places), width < 560 ? 4 : 7);
  const left = Math.max(...down.map((mark) => textWidth(shortFigure(mark, drawn.unit), 12))) + 12;
  const x = scale([along[0] ?? 0, along.at(-1) ?? 1], [left + 6, width - 22]);
  const y = scale([down[0] ?? 0, down.at(-1) ?? 1], [TOP + plot, TOP]);
  const points = [...drawn.points].sort((one, other) => (places[one.at] ?? 0) - (places[other.at] ?? 0));
  const hits: Hit[] = points.map((point) => ({
    x: x(places[point.at] ?? 0),
    y: y(point.value),
    title: `${drawn.xName} ${drawn.labels[point.at] ?? ''}`,
    lines: [{ name: drawn.yName, value: point.shown }],
  }));
  return (
    <Stage width={width} height={TOP + plot + BOTTOM} label={label} hits={hits} by="both">
      {(active) => (
        <>
          {down.map((mark) => (
            <g key={mark}>
              <line x1={left} x2={width} y1={y(mark)} y2={y(mark)} className="grid" />
              <text x={left - 8} y={y(mark)} className="tick" textAnchor="end" dominantBaseline="central">{shortFigure(mark, drawn.unit)}</text>
            </g>
          ))}
          {along.map((mark) => (
            <text key={mark} x={x(mark)} y={TOP + plot + 18} className="tick" textAnchor="middle">{shortFigure(mark, { kind: 'plain' })}</text>
          ))}
          <text x={left} y={12} className="tick strong">{drawn.yName}</text>
          <text x={width} y={TOP + plot + 38} className="tick strong" textAnchor="end">{drawn.xName}</text>
          {hits.map((hit, at) => (
            <circle key={at} cx={hit.x} cy={hit.y} r={at === active ? 6 : 4} fill={colour(0)} className="spot" />
          ))}
        </>
      )}
    </Stage>
  );
}
