import type { Answer } from '../api/types';
import { Foreign } from '../parts/Foreign';
import { Sql } from '../sql/Sql';
import { to } from '../router/routes';
import { Link } from '../router/router';
import { count } from '../text/plain';

/** What was tried, thought and learned on the way. The trace tells the statements too; where nothing came of them they are worth a place of their own. */
export function Attempts({ project, answer, isShort }: { project: string; answer: Answer; isShort: boolean }) {
  const attempts = isShort ? [] : answer.attempts;
  const wentWrong = attempts.filter((attempt) => attempt.verdict !== 'allowed' || attempt.error !== null).length;
  const isInteresting = attempts.length > 1 || wentWrong > 0;
  return (
    <>
      {isInteresting && (
        <details className="fold" open={answer.status === 'failed'}>
          <summary>
            What was tried <span className="aside">{count(attempts.length, 'statement')}, {wentWrong} without success</span>
          </summary>
          <ol className="inside stack">
            {attempts.map((attempt, at) => (
              <li key={at} className="stack">
                <p>
                  <strong>{at + 1}.</strong>{' '}
                  {attempt.verdict !== 'allowed' ? <span className="badge bad">{attempt.verdict.replaceAll('_', ' ')}</span>
                    : attempt.error !== null ? <span className="badge bad">failed</span>
                    : <span className="badge good">ran</span>}{' '}
                  {attempt.error !== null && <Foreign text={`${attempt.sqlstate === null ? '' : `${attempt.sqlstate}: `}${attempt.error}`} />}
                </p>
                {attempt.diagnosis.map((text, place) => <p key={place} className="small soft"><Foreign text={text} /></p>)}
                <Sql text={attempt.sql} label={`Statement ${at + 1}`} />
              </li>
            ))}
          </ol>
        </details>
      )}
      {answer.thoughts.length > 0 && (
        <details className="fold">
          <summary>What it thought <span className="aside">{count(answer.thoughts.length, 'step')}</span></summary>
          <ol className="inside stack">
            {answer.thoughts.map((thought, at) => (
              <li key={at}>
                <h3><Foreign text={thought.title} /></h3>
                <p className="soft"><Foreign text={thought.thought} isLong /></p>
                {thought.result !== '' && <p className="small faint"><Foreign text={thought.result} isLong /></p>}
              </li>
            ))}
          </ol>
        </details>
      )}
      {answer.learnings_saved.map((learning) => (
        <p key={learning.number} className="notice good">
          Learned on the way: <Link href={to.learnings(project, learning.number)}><Foreign text={learning.title} /></Link>{' '}
          <span className="faint">({learning.status})</span>
        </p>
      ))}
    </>
  );
}
