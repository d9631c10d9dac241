import { type FormEvent, useId, useState } from 'react';
import { dash } from '../api/dash';
import type { Answer, Corrected } from '../api/types';
import { Dialog } from '../parts/Dialog';
import { Foreign } from '../parts/Foreign';
import { Trouble } from '../parts/Trouble';
import { SqlEditor } from '../sql/SqlEditor';
import { to } from '../router/routes';
import { Link } from '../router/router';
import { AskedAgain } from '../learnings/AskedAgain';

/** Says what would have been right, in words or as a statement; it comes back as a proposed learning. */
export function WrongDialog({ project, answer, onClose }: { project: string; answer: Answer; onClose: () => void }) {
  const [way, setWay] = useState<'words' | 'sql'>('words');
  const [words, setWords] = useState('');
  const [sql, setSql] = useState(answer.sql ?? '');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const [done, setDone] = useState<Corrected | null>(null);
  const id = useId();
  const isReady = way === 'words' ? words.trim() !== '' : sql.trim() !== '' && sql.trim() !== (answer.sql ?? '').trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    dash(project).correct(answer.id, way === 'words' ? { words: words.trim() } : { sql })
      .then(setDone, setError)
      .finally(() => setBusy(false));
  };
  if (done !== null) return <Proposed project={project} done={done} onClose={onClose} />;
  return (
    <Dialog title="What is right?" onClose={onClose} className="wide">
      <form className="stack" onSubmit={submit}>
        <p className="soft">
          Dash asks the question again at once and shows what changed. It counts for you; for everybody once golden questions or a person accept it.
        </p>
        <div className="tabs" role="group" aria-label="How to say it">
          <button type="button" aria-pressed={way === 'words'} onClick={() => setWay('words')}>In words</button>
          <button type="button" aria-pressed={way === 'sql'} onClick={() => setWay('sql')}>As SQL</button>
        </div>
        {way === 'words' ? (
          <div className="field">
            <label htmlFor={id}>What was wrong, and what is right</label>
            <textarea id={id} rows={4} dir="auto" autoFocus maxLength={2000} value={words} onChange={(event) => setWords(event.target.value)}
              placeholder="Refunded orders do not count as revenue" />
          </div>
        ) : (
          <div className="field">
            <label htmlFor={id}>The statement that is right</label>
            <SqlEditor id={id} label="The statement that is right" value={sql} onChange={setSql} />
            <span className="hint">It is run once, guarded and read-only, before anything is learned from it.</span>
          </div>
        )}
        {error !== null && <Trouble error={error} />}
        <div className="row">
          <button type="submit" className="button primary" disabled={!isReady || isBusy}>
            {isBusy && <span className="spin" />}
            Teach it
          </button>
          <button type="button" className="button" onClick={onClose}>Cancel</button>
        </div>
      </form>
    </Dialog>
  );
}

function Proposed({ project, done, onClose }: { project: string; done: Corrected; onClose: () => void }) {
  return (
    <Dialog title={done.learnings.length === 0 ? 'Nothing to learn from it' : 'Thank you, noted'} onClose={onClose} className="wide">
      {done.asked_again !== null && <AskedAgain project={project} again={done.asked_again} />}
      <p className="soft">
        {done.learnings.length === 0 ? <Foreign text={done.explanation} isLong />
          : done.learnings.every((learning) => learning.status === 'active') ? 'It counts for everybody.'
          : done.asked_again === null ? 'Kept for you. Only a statement, or what a word means, changes an answer at once: say it as SQL to be sure.'
          : 'For you alone; for everybody once golden questions or a person accept it. What golden questions say stands on its page.'}
      </p>
      <ul className="list">
        {done.learnings.map((learning) => (
          <li key={learning.number}>
            <Link className="list-link" href={to.learnings(project, learning.number)}>
              <span className="title"><Foreign text={`Learning ${learning.number}: ${learning.title}`} /></span>{' '}
              <span className="badge">{learning.status}</span>
              <br />
              <span className="small soft"><Foreign text={learning.description} /></span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="button primary" onClick={onClose} autoFocus>Done</button>
      </div>
    </Dialog>
  );
}
