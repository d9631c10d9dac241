import { type FormEvent, useId, useState } from 'react';
import { dash } from '../api/dash';
import type { Answer, Confirmed, Preview } from '../api/types';
import { Dialog } from '../parts/Dialog';
import { Foreign } from '../parts/Foreign';
import { Coloured } from '../sql/Sql';
import { Trouble } from '../parts/Trouble';
import { to } from '../router/routes';
import { Link } from '../router/router';

/** Keeps an answer that is right: as a query pattern for questions like it, and as a golden question that guards it. */
export function RightDialog({ project, answer, onClose }: { project: string; answer: Answer; onClose: () => void }) {
  const [name, setName] = useState(() => answer.offers[0]?.name ?? nameOf(answer.question));
  const [isPattern, setPattern] = useState(false);
  const [isGolden, setGolden] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const [done, setDone] = useState<Confirmed | null>(null);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    const keep = { ...(isPattern ? { pattern: { name: name.trim() } } : {}), ...(isGolden ? { golden: {} } : {}) };
    const isForOthers = isPattern || isGolden;
    const work = isForOthers && preview === null
      ? dash(project).previewConfirmation(answer.id, keep).then(setPreview)
      : dash(project).confirm(answer.id, keep).then(setDone);
    work.catch(setError).finally(() => setBusy(false));
  };
  if (done !== null) {
    return (
      <Dialog title="Noted as right" onClose={onClose}>
        <ul className="stack">
          {done.pattern != null && (
            <li>Kept as the query pattern <Link href={to.knowledge(project, 'pattern', done.pattern)}>{done.pattern}</Link>.</li>
          )}
          {done.golden != null && <li>Kept as the golden question <strong>{done.golden}</strong>: every eval run asks it.</li>}
          {done.pattern == null && done.golden == null && <li>What was learned from this question counts for more now.</li>}
        </ul>
        {error !== null && <Trouble error={error} />}
        <div className="row">
          <button type="button" className="button primary" autoFocus onClick={onClose}>Done</button>
          {(done.pattern !== null || done.golden !== null) && (
            <button type="button" className="button" disabled={isBusy} onClick={() => {
              setBusy(true);
              dash(project).takeBack(done).then(onClose, setError).finally(() => setBusy(false));
            }}>Undo</button>
          )}
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title="This is right" onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <p className="soft">Its statement is run once more, guarded, and kept so that the next question like it is answered the same way.</p>
        <label className="check">
          <input type="checkbox" checked={isPattern} onChange={(event) => { setPattern(event.target.checked); setPreview(null); }} />
          <span><strong>Query pattern</strong><br /><span className="small soft">Questions like it start from this statement.</span></span>
        </label>
        {isPattern && (
          <div className="field indented">
            <label htmlFor={id}>Its name</label>
            <input id={id} type="text" value={name} maxLength={120} onChange={(event) => setName(event.target.value)} />
          </div>
        )}
        <label className="check">
          <input type="checkbox" checked={isGolden} onChange={(event) => { setGolden(event.target.checked); setPreview(null); }} />
          <span><strong>Golden question</strong><br /><span className="small soft">Every eval run asks it and compares the rows.</span></span>
        </label>
        {preview !== null && (
          <section className="stack tight" data-testid="preview">
            <p><strong>What everybody gets</strong></p>
            <p><Foreign text={preview.insight} isLong /></p>
            <p className="small soft">Figure: <Foreign text={preview.figure} /></p>
            <pre><Coloured text={preview.sql} /></pre>
            {preview.stripped && <p className="notice warn">What Dash remembers of you is left out, so this differs from your own answer.</p>}
          </section>
        )}
        {error !== null && <Trouble error={error} />}
        <div className="row">
          <button type="submit" className="button primary" disabled={isBusy || (isPattern && name.trim() === '')}>
            {isBusy && <span className="spin" />}
            {(isPattern || isGolden) && preview === null ? 'Show what everybody gets' : 'Keep it'}
          </button>
          <button type="button" className="button" onClick={onClose}>Cancel</button>
        </div>
      </form>
    </Dialog>
  );
}

export function nameOf(question: string): string {
  return question.toLowerCase().normalize('NFKD').replace(/[^a-z0-9]+/g, '_').replace(/^_+|_+$/g, '').slice(0, 60).replace(/_+$/, '');
}
