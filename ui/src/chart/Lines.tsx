import { shortFigure } from '../text/figure';
import type { DrawnProps } from './ChartFigure';
import { type Drawing, find, type Point } from './model';
import { colour, fit, lineRange, scale, spread, textWidth, ticks } from './scale';
import { type Hit, Stage } from './Stage';
import { xLabels } from './xLabels';

const TOP = 22;
const BOTTOM = 40;

/** Lines over time, each named at its end; a value that is missing leaves a gap. */
export function Lines({ drawn, width, label }: DrawnProps) {
  const isNarrow = width < 560;
  const several = drawn.series.length > 1;
  const plot = isNarrow ? 200 : 260;
  const height = TOP + plot + BOTTOM;
  const marks = ticks(...lineRange(drawn.points.map((point) => point.value), drawn.unit.kind === 'ratio' || drawn.unit.kind === 'percent'), 4);
  const left = Math.max(...marks.map((mark) => textWidth(shortFigure(mark, drawn.unit), 12))) + 12;
  const endNames = several && !isNarrow;
  const names = drawn.series.map((name) => fit(name, 13, 150));
  const right = endNames ? Math.max(...names.map((name) => textWidth(name, 13, true))) + 18 : 34;
  const order = drawn.labels.map((_, at) => at);
  if (drawn.places !== null) order.sort((one, other) => (drawn.places?.[one] ?? 0) - (drawn.places?.[other] ?? 0));
  const places = order.map((at, rank) => drawn.places?.[at] ?? rank);
  const across = scale([places[0] ?? 0, places.at(-1) ?? 1], [left, width - right]);
  const xs = places.map((place) => (places.length === 1 ? (left + width - right) / 2 : across(place)));
  const y = scale([marks[0] ?? 0, marks.at(-1) ?? 1], [TOP + plot, TOP]);

  const lines = drawn.series.map((_, series) => order.map((at) => find(drawn, at, series)));
  const isOpen = (rank: number) => rank >= 0 && drawn.incomplete.includes(order[rank] ?? -1);
  const hits = hitsOf(drawn, order, xs, lines, y);
  const ends = lines.map((line) => y(line.findLast((point) => point !== undefined)?.value ?? 0));
  const nameYs = spread(ends, 17, TOP, TOP + plot);
  return (
    <Stage width={width} height={height} label={label} hits={hits} by="x">
      {(active) => (
        <>
          {marks.map((mark) => (
            <g key={mark}>
              <line x1={left} x2={width - right + 6} y1={y(mark)} y2={y(mark)} className={mark === 0 ? 'zero' : 'grid'} />
              <text x={left - 8} y={y(mark)} className="tick" textAnchor="end" dominantBaseline="central">{shortFigure(mark, drawn.unit)}</text>
            </g>
          ))}
          {xLabels(order.map((at) => drawn.labels[at] ?? ''), xs, width - left - right).map((mark) => (
            <g key={mark.x}>
              <text x={mark.x} y={TOP + plot + 18} className="tick" textAnchor="middle">{mark.text}</text>
              {mark.under !== '' && <text x={mark.x} y={TOP + plot + 34} className="tick strong" textAnchor="middle">{mark.under}</text>}
            </g>
          ))}
          {active !== null && <line x1={xs[active]} x2={xs[active]} y1={TOP - 6} y2={TOP + plot} className="cursor" />}
          {lines.map((line, series) => (
            <g key={series}>
              <path d={path(line, xs, y, (rank) => !isOpen(rank) && !isOpen(rank - 1))} className="line" stroke={colour(series)} />
              <path d={path(line, xs, y, (rank) => isOpen(rank) || isOpen(rank - 1))} className="line open" stroke={colour(series)} />
              {dots(line, active).map((rank) => (
                <circle key={rank} cx={xs[rank]} cy={y(line[rank]?.value ?? 0)} r={rank === active ? 4.5 : 3.5} fill={colour(series)} className="dot" />
              ))}
              {endNames && (
                <text x={width - right + 10} y={nameYs[series]} className="series-name" style={{ fill: colour(series) }} dominantBaseline="central">{names[series]}</text>
              )}
            </g>
          ))}
          {!several && <Extremes line={(lines[0] ?? []).map((point, rank) => (isOpen(rank) ? undefined : point))} xs={xs} y={y} width={width} />}
        </>
      )}
    </Stage>
  );
}

function hitsOf(drawn: Drawing, order: number[], xs: number[], lines: (Point | undefined)[][], y: (value: number) => number): Hit[] {
  return order.map((at, rank) => {
    const here = lines.flatMap((line, series) => {
      const point = line[rank];
      return point === undefined ? [] : [{ point, series }];
    });
    if (drawn.series.length > 1) here.sort((one, other) => other.point.value - one.point.value);
    return {
      x: xs[rank] ?? 0,
      y: here.length === 0 ? TOP : Math.min(...here.map(({ point }) => y(point.value))),
      title: drawn.labels[at] ?? '',
      lines: here.length === 0 ? [{ name: '', value: 'no value' }]
        : here.map(({ point, series }) => ({
          name: drawn.series[series] ?? '',
          value: point.shown,
          ...(drawn.series.length > 1 ? { colour: colour(series) } : {}),
        })),
    };
  });
}

/** The wanted steps of a line, each named by the point that it leads to. */
function path(line: (Point | undefined)[], xs: number[], y: (value: number) => number, isWanted: (rank: number) => boolean): string {
  const place = (rank: number) => `${(xs[rank] ?? 0).toFixed(1)},${y(line[rank]?.value ?? 0).toFixed(1)}`;
  return line.map((point, rank) => {
    const isStep = rank > 0 && point !== undefined && line[rank - 1] !== undefined && isWanted(rank);
    return isStep ? `M${place(rank - 1)}L${place(rank)}` : '';
  }).join('');
}

/** The last value is marked, the one pointed at, and any that stands alone between gaps. */
function dots(line: (Point | undefined)[], active: number | null): number[] {
  const last = line.findLastIndex((point) => point !== undefined);
  return line.flatMap((point, rank) => {
    const isAlone = line[rank - 1] === undefined && line[rank + 1] === undefined;
    return point !== undefined && (rank === last || rank === active || isAlone) ? [rank] : [];
  });
}

/** Of a single line the highest, the lowest and the last value are said outright. */
function Extremes({ line, xs, y, width }: { line: (Point | undefined)[]; xs: number[]; y: (value: number) => number; width: number }) {
  const ranks = line.flatMap((point, rank) => (point === undefined ? [] : [rank]));
  const valueAt = (rank: number) => line[rank]?.value ?? 0;
  const high = ranks.reduce((best, rank) => (valueAt(rank) > valueAt(best) ? rank : best), ranks[0] ?? 0);
  const low = ranks.reduce((best, rank) => (valueAt(rank) < valueAt(best) ? rank : best), ranks[0] ?? 0);
  const last = ranks.at(-1) ?? 0;
  const said = [...new Set([high, last, low])].reduce<number[]>((kept, rank) => {
    const isFree = kept.every((other) => Math.abs((xs[other] ?? 0) - (xs[rank] ?? 0)) > 70 || Math.abs(y(valueAt(other)) - y(valueAt(rank))) > 20);
    return isFree ? [...kept, rank] : kept;
  }, []);
  return said.map((rank) => {
    const text = line[rank]?.shown ?? '';
    const isBelow = (rank === low && rank !== high) || (rank === last && valueAt(ranks.at(-2) ?? rank) > valueAt(rank));
    const half = textWidth(text, 13, true) / 2;
    const x = Math.min(Math.max(xs[rank] ?? 0, (xs[0] ?? 0) + half - 4), width - half - 2);
    return (
      <g key={rank}>
        <circle cx={xs[rank]} cy={y(valueAt(rank))} r="3.5" fill={colour(0)} className="dot" />
        <text x={x} y={y(valueAt(rank)) + (isBelow ? 20 : -10)} className="value strong haloed" textAnchor="middle">{text}</text>
      </g>
    );
  });
}
