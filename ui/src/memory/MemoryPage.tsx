import { type FormEvent, useId, useState } from 'react';
import { dash } from '../api/dash';
import type { Remembered } from '../api/types';
import { Dialog } from '../parts/Dialog';
import { Foreign } from '../parts/Foreign';
import { useHeading, useTitle } from '../parts/page';
import { Loading, Trouble } from '../parts/Trouble';
import { useResource } from '../parts/useResource';
import { when } from '../text/periods';

const KINDS: Record<string, string> = {
  units: 'thousands, millions, billions or full',
  'time-zone': 'such as Europe/Berlin',
  default: 'COLUMN=VALUE',
  team: 'what your team is called',
  detail: 'brief, normal or full',
  chart: 'bars, lines or none',
  note: 'words of your own',
};

/** What is remembered of whoever looks at it. */
export default function MemoryPage({ project }: { project: string }) {
  useTitle('Memory');
  const heading = useHeading(true);
  const list = useResource(`memory ${project}`, (signal) => dash(project).memory(signal));
  const entries = list.data?.memory ?? [];
  return (
    <div className="stack wide">
      <header className="stack">
        <h1 ref={heading} tabIndex={-1}>Memory</h1>
        <p className="soft measure">
          What is remembered of you in this project. Nobody else sees it, and nobody else is answered by it. “Remember that …” in any question adds to it.
        </p>
      </header>
      {list.error !== undefined && <Trouble error={list.error} onRetry={list.reload} />}
      {list.data === undefined && list.error === undefined && <Loading what="your memory" />}
      {list.data !== undefined && entries.length === 0 && <p className="soft">Nothing is remembered of you.</p>}
      <ul className="stack" aria-label="Your memory">
        {entries.map((entry) => <li key={`${entry.number} ${entry.value}`}><Entry project={project} entry={entry} onChanged={list.reload} /></li>)}
      </ul>
      {entries.length > 0 && <ForgetAll project={project} narrows={entries.some(narrows)} onChanged={list.reload} />}
      <Add project={project} onChanged={list.reload} />
    </div>
  );
}

/** Only these shape figures, so that there is something to choose when they are forgotten. */
const narrows = (entry: Remembered) => entry.kind === 'default';

function Entry({ project, entry, onChanged }: { project: string; entry: Remembered; onChanged: () => void }) {
  const [isEdited, setEdited] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const forget = () => {
    dash(project).forgetMemory(entry.number, false).then(onChanged, setError);
  };
  return (
    <article className="stack">
      <p><span className="badge">{entry.kind}</span> <Foreign text={entry.words} isLong /></p>
      <p className="small soft">{entry.origin}, {when(entry.at)}</p>
      {isEdited && (
        <ValueForm label={`Instead of number ${entry.number}`} value={entry.value} act="Save" onCancel={() => setEdited(false)}
          onSend={(value) => dash(project).changeMemory(entry.number, entry.kind, value).then(onChanged)} />
      )}
      {error !== null && <Trouble error={error} />}
      {!isEdited && (
        <div className="row">
          <button type="button" className="button" aria-label={`Edit number ${entry.number}`} onClick={() => setEdited(true)}>Edit</button>
          <button type="button" className="button" aria-label={`Forget number ${entry.number}`} onClick={narrows(entry) ? () => setAsked(true) : forget}>Forget</button>
        </div>
      )}
      {isAsked && <ForgetDialog title={`Forget number ${entry.number}?`} project={project} number={entry.number} narrows onDone={onChanged} onClose={() => setAsked(false)} />}
    </article>
  );
}

function ForgetAll({ project, narrows: hasDefaults, onChanged }: { project: string; narrows: boolean; onChanged: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="row">
      <button type="button" className="button" onClick={() => setAsked(true)}>Forget everything</button>
      {isAsked && <ForgetDialog title="Forget everything about you?" project={project} number={null} narrows={hasDefaults} onDone={onChanged} onClose={() => setAsked(false)} />}
    </div>
  );
}

function ForgetDialog({ title, project, number, narrows: hasDefaults, onDone, onClose }: {
  title: string;
  project: string;
  number: number | null;
  narrows: boolean;
  onDone: () => void;
  onClose: () => void;
}) {
  const [keepAnswers, setKeepAnswers] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const forget = () => {
    dash(project).forgetMemory(number, keepAnswers).then(() => {
      onClose();
      onDone();
    }, setError);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>
        It is gone for good, with every word of it that was kept
        {number === null && ', with learnings that count for you alone, and with your questions to the curator'}.
        {hasDefaults && ' The answers that it narrowed go along, and its value is taken out of the audit log.'}
      </p>
      {hasDefaults && (
        <label className="row">
          <input type="checkbox" checked={keepAnswers} onChange={(event) => setKeepAnswers(event.target.checked)} />
          Keep those answers, with their statements and figures
        </label>
      )}
      {error !== null && <Trouble error={error} />}
      <div className="row">
        <button type="button" className="button danger" onClick={forget}>Forget</button>
        <button type="button" className="button" onClick={onClose}>Cancel</button>
      </div>
    </Dialog>
  );
}

function Add({ project, onChanged }: { project: string; onChanged: () => void }) {
  const [kind, setKind] = useState('note');
  const [turn, setTurn] = useState(0);
  const id = useId();
  return (
    <section className="stack" aria-labelledby={`${id} title`}>
      <h2 id={`${id} title`}>Add</h2>
      <div className="field">
        <label htmlFor={id}>What it is about</label>
        <select id={id} value={kind} onChange={(event) => setKind(event.target.value)}>
          {Object.keys(KINDS).map((one) => <option key={one}>{one}</option>)}
        </select>
      </div>
      <ValueForm key={turn} label={`What to remember: ${KINDS[kind] ?? ''}`} value="" act="Remember"
        onSend={(value) => dash(project).remember(kind, value).then(() => {
          setTurn((now) => now + 1);
          onChanged();
        })} />
    </section>
  );
}

function ValueForm({ label, value, act, onSend, onCancel }: {
  label: string;
  value: string;
  act: string;
  onSend: (value: string) => Promise<unknown>;
  onCancel?: () => void;
}) {
  const [typed, setTyped] = useState(value);
  const [error, setError] = useState<Error | null>(null);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError(null);
    onSend(typed.trim()).catch(setError);
  };
  return (
    <form className="stack" onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input id={id} type="text" dir="auto" maxLength={1000} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </div>
      {error !== null && <Trouble error={error} />}
      <div className="row">
        <button type="submit" className="button primary" disabled={typed.trim() === ''}>{act}</button>
        {onCancel !== undefined && <button type="button" className="button" onClick={onCancel}>Cancel</button>}
      </div>
    </form>
  );
}
