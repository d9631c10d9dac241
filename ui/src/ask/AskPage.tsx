import { dash } from '../api/dash';
import { Foreign } from '../parts/Foreign';
import { useHeading, useTitle } from '../parts/page';
import { Loading, Trouble } from '../parts/Trouble';
import { useResource } from '../parts/useResource';
import { oneLine } from '../text/plain';
import { AskBox } from './AskBox';
import { useAsk } from './useAsk';

/** The empty page: ask something, or take a question that is known to work. */
export function AskPage({ project }: { project: string }) {
  useTitle(`Ask ${project}`);
  const heading = useHeading(false);
  const asking = useAsk(project);
  const about = useResource(`project ${project}`, (signal) => dash(project).project(signal));
  const suggestions = useResource(`suggestions ${project}`, (signal) => dash(project).suggestions(signal));
  const isOpening = about.isWaiting || about.data?.state === 'opening';

  return (
    <div className="askpage">
      <h1 ref={heading} tabIndex={-1}>What do you want to know?</h1>
      <AskBox project={project} asking={asking} hasFocus label="Your question" placeholder="Ask in plain words" />
      <p className="small faint keys">
        <kbd>Enter</kbd> asks · <kbd>Shift</kbd> <kbd>Enter</kbd> new line · <kbd>/</kbd> comes here
      </p>
      {isOpening && <Loading what={`the project ${project}`} />}
      {about.error !== undefined && <Trouble error={about.error} onRetry={about.reload} />}
      {about.data?.troubles.map((fault, at) => (
        <div key={at} className="notice warn">
          <p><strong><Foreign text={fault.message} /></strong></p>
          {fault.next_step !== '' && <p className="small"><Foreign text={fault.next_step} /></p>}
        </div>
      ))}
      {about.data?.warnings.map((text, at) => <p key={at} className="notice warn small"><Foreign text={text} /></p>)}
      {suggestions.data !== undefined && suggestions.data.items.length > 0 && (
        <section aria-labelledby="suggested">
          <h2 id="suggested" className="suggested">Try one of these</h2>
          <ul className="suggestions">
            {suggestions.data.items.map((item) => (
              <li key={item.question}>
                <button type="button" disabled={asking.asking !== null} onClick={() => void asking.ask({ question: item.question })}>
                  <span dir="auto">{oneLine(item.question)}</span>
                  {item.why != null && item.why !== '' && <span className="small faint" dir="auto">{oneLine(item.why)}</span>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {about.data !== undefined && (
        <p className="small faint">
          Answered by {about.data.analyst === 'builtin' ? 'the built-in analyst, on this machine' : <Foreign text={about.data.analyst} />}.
          Everything runs read-only.
        </p>
      )}
    </div>
  );
}
