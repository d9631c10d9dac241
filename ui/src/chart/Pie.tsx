import { figure } from '../text/figure';
import type { DrawnProps } from './ChartFigure';
import { colour, fit } from './scale';
import { type Hit, Stage } from './Stage';

const ROW = 24;

/** The parts of one whole, from the top on; beside it each is named with its figure and its share. */
export function Pie({ drawn, width, label }: DrawnProps) {
  const total = drawn.points.reduce((sum, point) => sum + point.value, 0);
  const radius = Math.min(130, width / 4);
  const beside = radius * 2 + 40;
  const height = Math.max(radius * 2, drawn.points.length * ROW) + 8;
  let turned = 0;
  const slices = drawn.points.map((point, rank) => {
    const part = total === 0 ? 0 : point.value / total;
    const slice = { point, rank, from: turned, part, share: figure(part, { kind: 'ratio' }), name: drawn.labels[point.at] ?? '' };
    turned += part;
    return slice;
  });
  const at = (turn: number, far: number): [number, number] => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return [radius + Math.cos(angle) * far, radius + 4 + Math.sin(angle) * far];
  };
  const hits: Hit[] = slices.map((slice) => {
    const [x, y] = at(slice.from + slice.part / 2, radius * 0.7);
    return { x, y, title: slice.name, lines: [{ name: slice.share, value: slice.point.shown, colour: colour(slice.rank) }] };
  });
  return (
    <Stage width={width} height={height} label={label} hits={hits} by="both">
      {(active) => slices.map((slice) => {
        const [x1, y1] = at(slice.from, radius);
        const [x2, y2] = at(Math.min(slice.from + slice.part, slice.from + 0.9999), radius);
        const top = 4 + slice.rank * ROW;
        return (
          <g key={slice.rank}>
            <path d={`M${radius},${radius + 4}L${x1},${y1}A${radius},${radius} 0 ${slice.part > 0.5 ? 1 : 0} 1 ${x2},${y2}Z`}
              fill={colour(slice.rank)} className={`slice${active !== null && active !== slice.rank ? ' dimmed' : ''}`} />
            <rect x={beside} y={top + 4} width={12} height={12} rx="2" fill={colour(slice.rank)} />
            <text x={beside + 20} y={top + 11} dominantBaseline="central">
              {fit(`${slice.name}: ${slice.point.shown}, ${slice.share}`, 13, width - beside - 24)}
            </text>
          </g>
        );
      })}
    </Stage>
  );
}
