import type { ReactNode } from 'react';
import type { Answer } from '../api/types';
import { Foreign } from '../parts/Foreign';
import { capital } from '../text/plain';
import { OriginLink } from './OriginLink';

/** The facts that make a figure believable, beside it. */
export function Behind({ project, answer }: { project: string; answer: Answer }) {
  const { provenance, confidence } = answer;
  return (
    <aside className="behind" aria-label="Behind this figure">
      <Confidence score={confidence.score} reasons={confidence.reasons} isVerified={answer.verified} />
      {provenance.metric_used !== null && (
        <Fact name="Metric"><OriginLink project={project} origin={{ kind: 'metric', name: provenance.metric_used }} /></Fact>
      )}
      {provenance.time_range !== null && <Fact name="Period"><Foreign text={provenance.time_range} /></Fact>}
      {provenance.tables_accessed.length > 0 && (
        <Fact name={provenance.tables_accessed.length === 1 ? 'Table' : 'Tables'}>
          {provenance.tables_accessed.map((table, at) => (
            <span key={table}>{at > 0 && ', '}<OriginLink project={project} origin={{ kind: 'table', name: table }} /></span>
          ))}
        </Fact>
      )}
      {provenance.caveats.length > 0 && (
        <Fact name="Keep in mind">
          <ul className="dots">{provenance.caveats.map((caveat) => <li key={caveat}><Foreign text={caveat} /></li>)}</ul>
        </Fact>
      )}
      {provenance.data_freshness !== null && <Fact name="Freshness"><Foreign text={capital(provenance.data_freshness)} /></Fact>}
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="fact">
      <h3 className="label">{name}</h3>
      <div>{children}</div>
    </div>
  );
}

function Confidence({ score, reasons, isVerified }: { score: number; reasons: string[]; isVerified: boolean }) {
  const percent = Math.round(score * 100);
  const level = score >= 0.8 ? 'good' : score >= 0.5 ? 'warn' : 'bad';
  return (
    <div className="fact">
      <h3 className="label">Confidence</h3>
      <p className={`confidence ${level}`}>
        <span className="confidence-bar" aria-hidden="true"><span style={{ width: `${percent}%` }} /></span>
        <strong className="number">{percent} %</strong>
      </p>
      {isVerified && <p className="verified">From a definition that people have proven</p>}
      {reasons.length > 0 && (
        <ul className="dots">{reasons.map((reason) => <li key={reason}><Foreign text={capital(reason)} /></li>)}</ul>
      )}
    </div>
  );
}
