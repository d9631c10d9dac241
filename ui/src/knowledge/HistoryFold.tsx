import { useState } from 'react';
import type { History } from '../api/types';
import { Foreign } from '../parts/Foreign';
import { Loading, Trouble } from '../parts/Trouble';
import { useResource } from '../parts/useResource';
import { Diff } from '../sql/Diff';
import { when } from '../text/periods';

/** Version by version, read only when somebody wants to see it. */
export function HistoryFold({ storeKey, load }: { storeKey: string; load: (signal: AbortSignal) => Promise<History> }) {
  const [isOpen, setOpen] = useState(false);
  const history = useResource(isOpen ? storeKey : null, load);
  return (
    <details className="fold ruled" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>History</summary>
      <div className="inside stack">
        {history.error !== undefined && <Trouble error={history.error} onRetry={history.reload} />}
        {isOpen && history.data === undefined && history.error === undefined && <Loading what="the history" />}
        <ol className="stack">
          {history.data?.history.map((revision) => (
            <li key={revision.version} className="stack tight">
              <p className="small">
                <strong>Version {revision.version}</strong> · {revision.act} by <Foreign text={revision.author} />, {when(revision.at)}
                {revision.reason !== '' && <>: <Foreign text={revision.reason} /></>}
              </p>
              {revision.difference !== undefined && revision.difference !== '' && revision.version > 1 && (
                <Diff text={revision.difference} label={`What version ${revision.version} changed`} />
              )}
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
