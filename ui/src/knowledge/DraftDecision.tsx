import { useState } from 'react';
import { dash } from '../api/dash';
import { Icon } from '../parts/Icon';
import { Trouble } from '../parts/Trouble';

/** A draft that nobody has looked at: what it is, and the two things that can be done about it. */
export function DraftDecision({ project, kind, name, onDecided }: {
  project: string;
  kind: string;
  name: string;
  onDecided: (how: 'accept' | 'drop') => void;
}) {
  const [busy, setBusy] = useState<'accept' | 'drop' | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const decide = (how: 'accept' | 'drop') => {
    setBusy(how);
    setError(null);
    dash(project).decideDraft(kind, name, how).then(() => onDecided(how), setError).finally(() => setBusy(null));
  };
  return (
    <section className="notice stack tight" aria-label="Draft">
      <p>Drafted, nobody has looked at it yet. It is used, and never outranks what a person wrote.</p>
      <div className="row">
        <button type="button" className="button primary" disabled={busy !== null} onClick={() => decide('accept')}>
          {busy === 'accept' ? <span className="spin" /> : <Icon name="check" />}Accept
        </button>
        <button type="button" className="button" disabled={busy !== null} onClick={() => decide('drop')}>
          {busy === 'drop' && <span className="spin" />}Drop
        </button>
      </div>
      {error !== null && <Trouble error={error} />}
    </section>
  );
}
