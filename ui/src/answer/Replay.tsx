import { useState } from 'react';
import { dash } from '../api/dash';
import type { Answer } from '../api/types';
import { Foreign } from '../parts/Foreign';
import { Icon } from '../parts/Icon';

export interface Replayed {
  answer: Answer;
  changed: boolean;
  changes: string[];
}

/** Runs the statement of an answer again and says what changed since. */
export function ReplayButton({ project, id, onDone, onError }: {
  project: string;
  id: string;
  onDone: (replayed: Replayed) => void;
  onError: (error: Error) => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const replay = () => {
    setBusy(true);
    dash(project).replay(id).then(onDone, onError).finally(() => setBusy(false));
  };
  return (
    <button type="button" className="button quiet" disabled={isBusy} onClick={replay}>
      {isBusy ? <span className="spin" /> : <Icon name="again" />}
      Check again
    </button>
  );
}

export function ReplayOutcome({ replayed }: { replayed: Replayed }) {
  return (
    <div className={replayed.changed ? 'notice warn' : 'notice good'} role="status">
      <p>
        <strong>{replayed.changed ? 'The data has changed since.' : 'Nothing has changed since.'}</strong>{' '}
        {replayed.changed && <>Now: <Foreign text={replayed.answer.insight} /></>}
      </p>
      {replayed.changes.map((text, at) => <p key={at} className="small"><Foreign text={text} /></p>)}
    </div>
  );
}
