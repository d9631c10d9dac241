import { useId, useState } from 'react';
import { dash } from '../api/dash';
import type { Answer } from '../api/types';
import { ChartFigure } from '../chart/ChartFigure';
import { CopyButton } from '../parts/CopyButton';
import { Foreign, ForeignText } from '../parts/Foreign';
import { Icon } from '../parts/Icon';
import { Trouble } from '../parts/Trouble';
import { Sql } from '../sql/Sql';
import { SqlEditor } from '../sql/SqlEditor';
import { DataTable } from '../table/DataTable';
import { capital, count } from '../text/plain';
import { Notices } from './Notices';

type Ran = { state: 'idle' } | { state: 'running' } | { state: 'failed'; error: Error } | { state: 'done'; answer: Answer };

/** The statement behind an answer: to read, to copy, to change and run again under the same guard. */
export function SqlPanel({ project, sql, conversation }: { project: string; sql: string; conversation: string | null }) {
  const [draft, setDraft] = useState<string | null>(null);
  const [ran, setRan] = useState<Ran>({ state: 'idle' });
  const id = useId();
  const run = (text: string) => {
    if (text.trim() === '' || ran.state === 'running') return;
    setRan({ state: 'running' });
    dash(project).sql(text, conversation).then(
      (answer) => setRan({ state: 'done', answer }),
      (error: unknown) => setRan({ state: 'failed', error: error instanceof Error ? error : new Error(String(error)) }),
    );
  };
  return (
    <details className="fold" data-testid="sql">
      <summary>SQL <span className="aside">read, copy, change and run again</span></summary>
      <div className="inside stack">
        {draft === null ? <Sql text={sql} /> : (
          <SqlEditor id={id} label="SQL to run" value={draft} onChange={setDraft} onRun={() => run(draft)} />
        )}
        <div className="row">
          {draft === null ? (
            <>
              <button type="button" className="button" onClick={() => setDraft(sql)}><Icon name="pen" />Edit</button>
              <CopyButton text={() => sql} label="Copy SQL" />
            </>
          ) : (
            <>
              <button type="button" className="button primary" disabled={draft.trim() === '' || ran.state === 'running'}
                onClick={() => run(draft)}>
                {ran.state === 'running' ? <span className="spin" /> : <Icon name="again" />}
                Run
              </button>
              <button type="button" className="button" onClick={() => {
                setDraft(null);
                setRan({ state: 'idle' });
              }}>
                Back to the original
              </button>
              <CopyButton text={() => draft} label="Copy SQL" />
              <span className="small faint">Ctrl Enter runs it, guarded and read-only</span>
            </>
          )}
        </div>
        <div role="status" className="visually-hidden">
          {ran.state === 'running' ? 'Running' : ran.state === 'done' ? `${count(ran.answer.row_count, 'row')} came back` : ''}
        </div>
        {ran.state === 'failed' && <Trouble error={ran.error} />}
        {ran.state === 'done' && <Outcome project={project} answer={ran.answer} />}
      </div>
    </details>
  );
}

function Outcome({ project, answer }: { project: string; answer: Answer }) {
  const refused = answer.attempts.find((attempt) => attempt.verdict !== 'allowed');
  if (answer.status !== 'answered') {
    // What the engine says of a question reads oddly of a statement that a person wrote.
    const why = answer.insight.replace(/^This could not be answered, because the statement did not work: /, '');
    return (
      <div className="notice bad" role="alert">
        <p><strong>{refused !== undefined ? 'The guard refused this statement.' : 'This statement did not work.'}</strong></p>
        <p><Foreign text={capital(why)} isLong /></p>
      </div>
    );
  }
  return (
    <section className="outcome stack" aria-label="Result of your statement">
      <h3 className="headline small-headline" dir="auto"><Foreign text={answer.insight} /></h3>
      <Notices answer={answer} />
      {answer.chart !== null && answer.rows.length > 0 && <ChartFigure answer={answer} chart={answer.chart} />}
      {answer.rows.length > 0 ? <DataTable project={project} answer={answer} /> : <p className="soft">It ran and found no rows.</p>}
      {answer.explanation !== '' && (
        <details className="fold">
          <summary>How it was computed</summary>
          <div className="inside measure stack soft"><ForeignText text={answer.explanation} /></div>
        </details>
      )}
    </section>
  );
}
