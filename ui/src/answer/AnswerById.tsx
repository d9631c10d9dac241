import { useEffect } from 'react';
import { dash } from '../api/dash';
import { Problem } from '../api/http';
import type { AnswerSummary, Kept } from '../api/types';
import { KeptTrace } from '../ask/KeptTrace';
import { Running } from '../ask/Running';
import { dropRun, joinRun, useRun } from '../ask/runs';
import { Trace } from '../ask/Trace';
import { useAsk } from '../ask/useAsk';
import { useHeading } from '../parts/page';
import { Loading, Trouble } from '../parts/Trouble';
import { type Resource, useResource } from '../parts/useResource';
import { oneLine } from '../text/plain';
import { AnswerView } from './AnswerView';

export function useKept(project: string, id: string): Resource<Kept> {
  return useResource(`answer ${project} ${id}`, (signal) => dash(project).answer(id, signal));
}

/** An answer wherever it is: still on its way, kept, or lost. */
export function AnswerById({ project, id, level, summary }: {
  project: string;
  id: string;
  level: 'page' | 'thread';
  summary?: AnswerSummary;
}) {
  const run = useRun(project, id);
  const kept = useKept(project, id);
  const isRunning = kept.data?.running === true && kept.data.answer === null;
  const askedAt = kept.data?.asked_at ?? '';
  const question = kept.data?.question ?? summary?.question ?? '';
  const isUnwatched = isRunning && run === null;
  useEffect(() => {
    if (isUnwatched) joinRun(project, id, question, askedAt);
  }, [isUnwatched, project, id, question, askedAt]);

  // Once the answer is there, what is kept of it knows the feedback as well.
  const isOver = run?.answer != null;
  const { reload } = kept;
  useEffect(() => {
    if (isOver) reload();
  }, [isOver, reload]);

  if (run !== null && run.failure !== null && run.answer === null) {
    return <Lost project={project} id={id} question={run.question} error={run.failure} onRetry={() => {
      dropRun(project, id);
      kept.reload();
    }} />;
  }
  if (run !== null && run.answer === null) {
    return (
      <article className="answer" aria-label={oneLine(run.question)}>
        <Asked question={run.question} level={level} isLonely />
        <Running run={run} />
      </article>
    );
  }
  const answer = run?.answer ?? kept.data?.answer ?? null;
  if (answer !== null) {
    return (
      <AnswerView project={project} answer={answer} level={level}
        conversation={run?.conversation ?? kept.data?.conversation ?? null}
        askedAt={kept.data?.asked_at ?? null}
        feedback={kept.data?.feedback ?? []} onFeedback={kept.reload}
        isFresh={run !== null}
        trace={run !== null && run.steps.length > 0 ? <Trace project={project} steps={run.steps} /> : <KeptTrace project={project} id={id} />} />
    );
  }
  if (kept.error !== undefined) {
    const isGone = kept.error instanceof Problem && kept.error.status === 404;
    return (
      <section className="stack">
        {level === 'page' && <h1 tabIndex={-1}>{isGone ? 'There is no such answer' : 'The answer cannot be read'}</h1>}
        <Trouble error={kept.error} {...(isGone ? {} : { onRetry: kept.reload })} />
      </section>
    );
  }
  return <Loading what="the answer" />;
}

/** What was asked, above what came of it. */
export function Asked({ question, level, isLonely = false }: { question: string; level: 'page' | 'thread'; isLonely?: boolean }) {
  if (!isLonely) return <p className="asked" dir="auto">{oneLine(question)}</p>;
  return <AskedAlone question={question} level={level} />;
}

function AskedAlone({ question, level }: { question: string; level: 'page' | 'thread' }) {
  const ref = useHeading(level === 'page');
  const Heading = level === 'page' ? 'h1' : 'h2';
  return <Heading ref={ref} tabIndex={-1} className="asked-alone" dir="auto">{oneLine(question)}</Heading>;
}

function Lost({ project, id, question, error, onRetry }: {
  project: string;
  id: string;
  question: string;
  error: Error;
  onRetry: () => void;
}) {
  const asking = useAsk(project);
  return (
    <article className="answer" aria-label={oneLine(question)} data-answer={id}>
      <Asked question={question} level="page" isLonely />
      <p className="soft">This question came to no answer: Dash may have been stopped while it ran.</p>
      <Trouble error={error} onRetry={onRetry} />
      {question !== '' && (
        <div className="row">
          <button type="button" className="button primary" onClick={() => void asking.ask({ question })}>Ask it again</button>
        </div>
      )}
      {asking.error !== null && <Trouble error={asking.error} />}
    </article>
  );
}
