import './chart.css';
import { useMemo } from 'react';
import type { Answer, Chart, ChartKind } from '../api/types';
import { useWidth } from '../parts/media';
import { scaleOf } from '../text/figure';
import { capital, count } from '../text/plain';
import { Bars } from './Bars';
import { Columns } from './Columns';
import { describe } from './describe';
import { Lines } from './Lines';
import { type Drawing, drawing } from './model';
import { Pie } from './Pie';
import { Scatter } from './Scatter';
import { colour } from './scale';
import { Shares } from './Shares';

export interface DrawnProps {
  drawn: Drawing;
  width: number;
  label: string;
}

const DRAWN = { line: Lines, bar: Bars, grouped_bar: Bars, stacked_share: Shares, pie: Pie, scatter: Scatter, histogram: Columns };

/** The rows of an answer as a drawing. */
export function ChartFigure({ answer, chart }: { answer: Answer; chart: Chart }) {
  const drawn = useMemo(() => drawing(answer, chart), [answer, chart]);
  if (drawn.points.length === 0) return null;
  return <Figure drawn={drawn} kind={chart.kind} title={titleOf(drawn, chart)} subtitle={subtitle(drawn, chart)} />;
}

/** A drawing with its title, its colours explained, and its content in words. */
export function Figure({ drawn, kind, title, subtitle }: { drawn: Drawing; kind: ChartKind; title: string; subtitle: string }) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const Drawn = DRAWN[kind] ?? Bars;
  const hasLegend = drawn.series.length > 1 && (kind !== 'line' || width < 560);
  return (
    <figure className="chart">
      <figcaption>
        <span className="chart-title">{title}</span>
        <span className="small faint">{subtitle}</span>
      </figcaption>
      {hasLegend && (
        <ul className="legend" aria-hidden="true">
          {drawn.series.map((name, at) => <li key={name}><i style={{ background: colour(at) }} /><bdi>{name}</bdi></li>)}
        </ul>
      )}
      <div ref={frame} className="chart-frame">
        {width > 0 && <Drawn drawn={drawn} width={width} label={describe(drawn, kind, title)} />}
      </div>
    </figure>
  );
}

function titleOf(drawn: Drawing, chart: Chart): string {
  if (chart.kind === 'scatter') return capital(`${drawn.yName} against ${drawn.xName}`);
  const of = chart.series === null ? '' : ` and ${chart.series.name.replaceAll('_', ' ')}`;
  return capital(`${drawn.yName} by ${drawn.xName}${of}`);
}

function subtitle(drawn: Drawing, chart: Chart): string {
  const unit = drawn.unit.kind === 'money' || drawn.unit.kind === 'cents'
    ? `${scaleOf(drawn.unit)} ${drawn.unit.currency === '' ? 'money' : drawn.unit.currency}`.trim()
    : drawn.unit.kind === 'percent' || drawn.unit.kind === 'ratio' ? 'percent'
    : drawn.unit.kind === 'things' ? drawn.unit.name : '';
  const shares = chart.kind === 'stacked_share' || chart.kind === 'pie' ? 'share of the total' : unit;
  const open = drawn.incomplete.length === 0 ? '' : `${drawn.incomplete.map((at) => drawn.labels[at] ?? '').join(', ')} not complete`;
  const range = chart.kind === 'line' ? `${drawn.labels[0]} to ${drawn.labels.at(-1)}` : chart.kind === 'scatter' ? count(drawn.points.length, 'point') : '';
  return [shares, range, open].filter((part) => part !== '').join(', ');
}
