import { Problem } from '../api/http';
import { capital } from '../text/plain';
import { Foreign } from './Foreign';
import { Icon } from './Icon';

/** What went wrong with a request: what, where, and what to do about it. */
export function Trouble({ error, onRetry }: { error: Error; onRetry?: () => void }) {
  const body = error instanceof Problem ? error.body : {};
  const faults = error instanceof Problem && error.faults.length > 1 ? error.faults : [];
  return (
    <div className="notice bad" role="alert">
      <p>
        <strong><Foreign text={capital(error.message)} /></strong>
        {body.value !== undefined && body.value !== '' && body.value.length <= 120 && !error.message.includes(body.value) && (
          <> <code><Foreign text={body.value} /></code></>
        )}
      </p>
      {body.next_step !== undefined && body.next_step !== '' && <p>What to do: <Foreign text={body.next_step} />.</p>}
      {error instanceof Problem && error.status === 429 && error.retryAfterSeconds !== null && <p>It is free again in about {error.retryAfterSeconds} s.</p>}
      {faults.length > 0 && (
        <ul className="small">
          {faults.map((fault, at) => (
            <li key={at}>
              <Foreign text={`${fault.place === '' ? '' : `${fault.place}: `}${fault.message}`} />
            </li>
          ))}
        </ul>
      )}
      {(body.code !== undefined || onRetry !== undefined) && (
        <div className="row">
          {onRetry !== undefined && (
            <button type="button" className="button" onClick={onRetry}>
              <Icon name="again" />
              Try again
            </button>
          )}
          {body.code !== undefined && (
            <span className="small faint">
              <code>{body.code}</code>
              {body.place !== undefined && body.place !== '' && <> · <Foreign text={body.place} /></>}
              {body.request_id !== undefined && <> · request {body.request_id}</>}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

export function Loading({ what }: { what: string }) {
  return (
    <p className="skeleton row" role="status">
      <span className="spin" />
      Reading {what} …
    </p>
  );
}
