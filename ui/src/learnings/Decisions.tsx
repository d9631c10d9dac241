import { type FormEvent, useId, useState } from 'react';
import { dash } from '../api/dash';
import { Problem } from '../api/http';
import type { Accepted, Learning } from '../api/types';
import { Dialog } from '../parts/Dialog';
import { Foreign } from '../parts/Foreign';
import { Icon } from '../parts/Icon';
import { Trouble } from '../parts/Trouble';
import { AskedAgain } from './AskedAgain';

type Decision = 'accept' | 'reject' | 'retire';

const WORDS: Record<Decision, { act: string; title: string; what: string }> = {
  accept: { act: 'Accept', title: 'Accept it for everybody?', what: 'It counts for the questions of everybody. You can undo it here.' },
  reject: { act: 'Reject', title: 'Reject it?', what: 'It is not used, and the same lesson is not proposed again.' },
  retire: { act: 'Retire', title: 'Retire it?', what: 'It was right once and is not used any more. Its history stays.' },
};

/** What can be decided about a learning as it stands. */
export function Decisions({ project, learning, onDecided }: { project: string; learning: Learning; onDecided: (now: Learning) => void }) {
  const [open, setOpen] = useState<Decision | null>(null);
  const choices: Decision[] = learning.status === 'active' ? ['retire'] : learning.status === 'proposed' || learning.status === 'quarantined' ? ['accept', 'reject', 'retire'] : ['accept'];
  return (
    <div className="row">
      {choices.map((choice, at) => (
        <button key={choice} type="button" className={at === 0 && choice === 'accept' ? 'button primary' : 'button'} onClick={() => setOpen(choice)}>
          {choice === 'accept' && <Icon name="check" />}
          {WORDS[choice].act}
        </button>
      ))}
      {open !== null && <DecisionDialog project={project} learning={learning} decision={open} onClose={() => setOpen(null)} onDecided={onDecided} />}
    </div>
  );
}

function DecisionDialog({ project, learning, decision, onClose, onDecided }: {
  project: string;
  learning: Learning;
  decision: Decision;
  onClose: () => void;
  onDecided: (now: Learning) => void;
}) {
  const rivals = (learning.contradicts ?? []).filter((rival) => rival.status === 'active' || rival.status === 'proposed');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<Accepted | null>(null);
  const isUnproven = error instanceof Problem && error.body.code === 'LEARNING_NOT_PROVEN';
  const id = useId();
  const { act, title, what } = WORDS[decision];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    const server = dash(project);
    const close = (now: Learning) => {
      onClose();
      onDecided(now);
    };
    const decided = decision === 'accept'
      ? server.accept(learning, rivals.map((rival) => rival.number), isUnproven).then((now) => (now.asked_again === null ? close(now) : setDone(now)))
      : server.dismiss(learning, decision, reason.trim()).then(close);
    decided.catch(setError).finally(() => setBusy(false));
  };
  if (done !== null && done.asked_again !== null) {
    const leave = () => {
      onClose();
      onDecided(done);
    };
    const undo = () => {
      setBusy(true);
      dash(project).undoLearning(done.number).then((now) => {
        onClose();
        onDecided(now);
      }, setError).finally(() => setBusy(false));
    };
    return (
      <Dialog title="Accepted for everybody" onClose={leave} className="wide">
        <AskedAgain project={project} again={done.asked_again} />
        {error !== null && <Trouble error={error} />}
        <div className="row">
          <button type="button" className="button primary" onClick={leave} autoFocus>Done</button>
          <button type="button" className="button" disabled={isBusy} onClick={undo}>Undo</button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <p><strong><Foreign text={learning.title} /></strong></p>
        <p className="soft">{what}</p>
        {decision === 'accept' && rivals.map((rival) => (
          <p key={rival.number} className="notice warn">It takes the place of what says otherwise: <Foreign text={`${rival.number}, ${rival.title}`} /></p>
        ))}
        {decision !== 'accept' && (
          <div className="field">
            <label htmlFor={id}>Why, for those who read it later</label>
            <textarea id={id} rows={2} dir="auto" autoFocus maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
          </div>
        )}
        {error !== null && <Trouble error={error} />}
        <div className="row">
          <button type="submit" className="button primary" disabled={isBusy}>{isBusy && <span className="spin" />}{isUnproven ? 'Accept it anyway' : act}</button>
          <button type="button" className="button" onClick={onClose}>Cancel</button>
        </div>
      </form>
    </Dialog>
  );
}
