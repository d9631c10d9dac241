import type { DrawnProps } from './ChartFigure';
import { colour, fit, textWidth } from './scale';
import { type Hit, Stage } from './Stage';

const ROW = 32;

/** Parts of a whole: every bar is a hundred percent. */
export function Shares({ drawn, width, label }: DrawnProps) {
  const nameWidth = Math.min(Math.max(...drawn.labels.map((name) => textWidth(name, 13))) + 12, width * 0.36);
  const long = Math.max(60, width - nameWidth - 2);
  const pieces = drawn.labels.flatMap((name, at) => {
    const points = drawn.points.filter((point) => point.at === at && point.value > 0).sort((one, other) => one.series - other.series);
    const total = points.reduce((sum, point) => sum + point.value, 0);
    let from = nameWidth;
    return points.map((point) => {
      const wide = total === 0 ? 0 : (point.value / total) * long;
      const piece = { point, name, from, wide, share: `${Math.round((point.value / total) * 1000) / 10} %`, top: at * ROW + 2 };
      from += wide;
      return piece;
    });
  });
  const hits: Hit[] = pieces.map((piece) => ({
    x: piece.from + piece.wide / 2,
    y: piece.top + 10,
    title: piece.name,
    lines: [{ name: drawn.series[piece.point.series] ?? '', value: `${piece.share} (${piece.point.shown})`, colour: colour(piece.point.series) }],
  }));
  return (
    <Stage width={width} height={drawn.labels.length * ROW + 4} label={label} hits={hits} by="both">
      {(active) => (
        <>
          {drawn.labels.map((name, at) => (
            <text key={at} x={nameWidth - 10} y={at * ROW + 14} className="name" textAnchor="end" dominantBaseline="central">
              {fit(name, 13, nameWidth - 12)}
            </text>
          ))}
          {pieces.map((piece, at) => (
            <g key={at} className={active !== null && active !== at ? 'dimmed' : undefined}>
              <rect x={piece.from + 0.5} y={piece.top} width={Math.max(0.5, piece.wide - 1)} height={ROW - 8} fill={colour(piece.point.series)} />
              {piece.wide > textWidth(piece.share, 12) + 10 && (
                <text x={piece.from + piece.wide / 2} y={piece.top + 12.5} className="inlaid" textAnchor="middle" dominantBaseline="central">{piece.share}</text>
              )}
            </g>
          ))}
        </>
      )}
    </Stage>
  );
}
