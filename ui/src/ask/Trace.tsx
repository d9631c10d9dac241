import type { AttemptEvent, ContextEvent } from '../api/types';
import { Foreign } from '../parts/Foreign';
import { Sql } from '../sql/Sql';
import { to } from '../router/routes';
import { Link } from '../router/router';
import { seconds } from '../text/periods';
import { capital, count } from '../text/plain';
import type { Step } from './runState';

/** The way of a question, step by step, quiet and foldable. */
export function Trace({ project, steps, isOpen = false }: { project: string; steps: Step[]; isOpen?: boolean }) {
  if (steps.length === 0) return null;
  return (
    <details className="fold trace" open={isOpen}>
      <summary>
        {isOpen ? 'What it does' : 'How it got there'} <span className="aside">{told(steps)}</span>
      </summary>
      <Steps project={project} steps={steps} />
    </details>
  );
}

export function Steps({ project, steps }: { project: string; steps: Step[] }) {
  return (
    <ol className="trace-steps">
      {steps.map((step, at) => (
        <li key={at} className={`trace-step ${tone(step)}`}>
          <StepView project={project} step={step} />
        </li>
      ))}
    </ol>
  );
}

function told(steps: Step[]): string {
  const tried = steps.filter((step) => step.kind === 'attempt').length;
  const learned = steps.filter((step) => step.kind === 'learned').length;
  return [
    count(steps.length, 'step'),
    ...(tried > 0 ? [`${count(tried, 'statement')}`] : []),
    ...(learned > 0 ? [`${count(learned, 'thing')} learned`] : []),
  ].join(', ');
}

function tone(step: Step): string {
  switch (step.kind) {
    case 'attempt':
      return step.data.outcome === 'ran' ? 'good' : step.data.outcome === 'doubted' ? 'warn' : 'bad';
    case 'learned':
      return 'learned';
    case 'retry':
    case 'incident':
      return 'warn';
    default:
      return '';
  }
}

function StepView({ project, step }: { project: string; step: Step }) {
  switch (step.kind) {
    case 'context':
      return <ContextStep project={project} context={step.data} />;
    case 'move':
      return <p><Foreign text={capital(step.data.words)} /></p>;
    case 'attempt':
      return <AttemptStep attempt={step.data} />;
    case 'learned':
      return (
        <p>
          Learned: <Link href={to.learnings(project, step.data.number)}><Foreign text={step.data.title} /></Link>{' '}
          <span className="faint">({step.data.status})</span>
        </p>
      );
    case 'retry':
      return <p><Foreign text={step.data.why} />; trying again in {Math.max(1, Math.round(step.data.pause_millis / 1000))} s</p>;
    case 'incident':
      return <p><Foreign text={capital(step.data.what)} /></p>;
  }
}

/** One thing of each layer of the context, in words. */
const ONE_OF: Record<string, string> = {
  tables: 'table', annotations: 'annotation', patterns: 'query pattern', documents: 'document', learnings: 'learning', schema: 'live table',
};

function ContextStep({ context }: { project: string; context: ContextEvent }) {
  const layers = context.layers.filter((layer) => layer.picked > 0);
  const picked = layers.reduce((sum, layer) => sum + layer.picked, 0);
  return (
    <details>
      <summary>
        Found {count(picked, 'thing')} that {picked === 1 ? 'helps' : 'help'}{' '}
        <span className="faint">({layers.map((layer) => count(layer.picked, ONE_OF[layer.layer] ?? layer.layer)).join(', ')})</span>
      </summary>
      <ul className="small trace-picks">
        {context.picks.slice(0, 40).map((pick, at) => (
          <li key={at}>
            <Foreign text={pick.name} /> <span className="faint">{pick.layer}: <Foreign text={pick.reason} /></span>
          </li>
        ))}
        {context.picks.length > 40 && <li className="faint">and {context.picks.length - 40} more</li>}
        {context.cuts > 0 && <li className="faint">{count(context.cuts, 'further thing')} left out: others fit better</li>}
      </ul>
    </details>
  );
}

function AttemptStep({ attempt }: { attempt: AttemptEvent }) {
  return (
    <details open={attempt.outcome !== 'ran'}>
      <summary>
        {attemptWords(attempt)}
        {attempt.millis !== null && attempt.outcome === 'ran' && <span className="faint"> in {seconds(attempt.millis)}</span>}
      </summary>
      <div className="stack trace-attempt">
        {attempt.error !== null && (
          <p className="small">
            {attempt.sqlstate !== null && <code>{attempt.sqlstate} </code>}
            <Foreign text={attempt.error} isLong />
          </p>
        )}
        {attempt.diagnosis.map((text, at) => <p key={at} className="small faint"><Foreign text={text} /></p>)}
        {attempt.doubts.map((doubt, at) => (
          <p key={at} className="small"><Foreign text={capital(doubt.claim)} /> <span className="faint"><Foreign text={doubt.evidence} /></span></p>
        ))}
        <Sql text={attempt.sql} />
      </div>
    </details>
  );
}

function attemptWords(attempt: AttemptEvent): string {
  const which = attempt.correction ? `Corrected statement ${attempt.number}` : `Statement ${attempt.number}`;
  switch (attempt.outcome) {
    case 'ran':
      return `${which} ran${attempt.rows === null ? '' : `: ${count(attempt.rows, 'row')}`}`;
    case 'refused':
      return `${which} was refused by the guard`;
    case 'failed':
      return `${which} failed`;
    case 'doubted':
      return `${which} ran, but its result is doubted`;
    default:
      return `${which}: ${attempt.outcome.replaceAll('_', ' ')}`;
  }
}
