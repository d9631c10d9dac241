import { useState } from 'react';
import { dash } from '../api/dash';
import type { EvalHead } from '../api/types';
import { Figure } from '../chart/ChartFigure';
import type { Drawing } from '../chart/model';
import { Foreign } from '../parts/Foreign';
import { Icon } from '../parts/Icon';
import { useHeading, useTitle } from '../parts/page';
import { ScrollX } from '../parts/ScrollX';
import { Loading, Trouble } from '../parts/Trouble';
import { useResource } from '../parts/useResource';
import { to } from '../router/routes';
import { Link } from '../router/router';
import { shortWhen, when } from '../text/periods';
import { count } from '../text/plain';
import { useProgress } from './useProgress';

/** How well Dash answers the questions whose answers are known, run by run. */
export function EvalList({ project }: { project: string }) {
  useTitle('Evals');
  const heading = useHeading(true);
  const list = useResource(`evals ${project}`, (signal) => dash(project).evals(signal));
  const [started, setStarted] = useState<string | null>(null);
  const [ended, setEnded] = useState<string[]>([]);
  const [error, setError] = useState<Error | null>(null);
  const unfinished = list.data?.items.find((run) => run.completed_at === null && !ended.includes(run.run))?.run ?? null;
  const watched = started ?? unfinished;
  const progress = useProgress(project, watched, (run, fault) => {
    setStarted(null);
    setEnded((now) => [...now, run]);
    if (fault !== null) setError(new Error(`${fault.message}. ${fault.next_step}`));
    list.reload();
  });
  const start = () => {
    setError(null);
    dash(project).startEval().then(({ run }) => setStarted(run), setError);
  };
  const runs = list.data?.items.filter((run) => run.run !== watched) ?? [];
  const complete = runs.filter((run) => run.completed_at !== null);
  return (
    <div className="stack wide">
      <header className="stack">
        <div className="row spread">
          <h1 ref={heading} tabIndex={-1}>Evals</h1>
          <button type="button" className="button primary" disabled={watched !== null} onClick={start}><Icon name="again" />Start a run</button>
        </div>
        <p className="soft measure">Golden questions are questions with a known right answer. A run asks all of them and compares the rows.</p>
        {watched !== null && <RunningRun project={project} run={watched} done={progress?.done ?? 0} total={progress?.total ?? 0} />}
        {error !== null && <Trouble error={error} />}
      </header>
      {list.error !== undefined && <Trouble error={list.error} onRetry={list.reload} />}
      {list.data === undefined && list.error === undefined && <Loading what="the runs" />}
      {list.data !== undefined && runs.length === 0 && watched === null && <p className="soft">There was no run yet.</p>}
      {complete.length > 1 && (
        <Figure kind="line" drawn={overTime(complete)} title="Accuracy over time" subtitle="Share of golden questions answered right, percent" />
      )}
      {runs.length > 0 && <Runs project={project} runs={runs} />}
    </div>
  );
}

function RunningRun({ project, run, done, total }: { project: string; run: string; done: number; total: number }) {
  return (
    <div className="notice row spread" role="status">
      <label className="progress">
        <span>{total === 0 ? 'The run starts …' : `Asked ${done} of ${count(total, 'question')}`}</span>
        <progress {...(total === 0 ? {} : { value: done, max: total })} />
      </label>
      <button type="button" className="button" onClick={() => void dash(project).cancelEval(run).catch(() => undefined)}><Icon name="stop" />Stop the run</button>
    </div>
  );
}

function Runs({ project, runs }: { project: string; runs: EvalHead[] }) {
  return (
    <ScrollX label="Eval runs">
      <table className="plain-table">
        <caption className="visually-hidden">Eval runs, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Run</th><th scope="col">Analyst</th><th scope="col" className="right">Accuracy</th>
            <th scope="col" className="right">Right when answered</th><th scope="col" className="right">Asked</th><th scope="col" className="right">Right</th>
            <th scope="col" className="right">Wrong</th><th scope="col" className="right">Error</th><th scope="col" className="right">Declined</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.run}>
              <td><Link href={to.evals(project, run.run)}>{when(run.started_at)}</Link>{run.completed_at === null && <span className="badge warn">not complete</span>}</td>
              <td className="soft">{run.model_used === 'builtin' ? 'built-in analyst' : <Foreign text={run.model_used} />}</td>
              <td className="right"><strong>{percent(run.accuracy)}</strong></td>
              <td className="right">{run.precision_of_answered === null ? '–' : percent(run.precision_of_answered)}</td>
              <td className="right">{run.total_queries}</td>
              <td className="right">{run.passed}</td>
              <td className="right">{run.failed}</td>
              <td className="right">{run.errored}</td>
              <td className="right">{run.declined}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function overTime(runs: EvalHead[]): Drawing {
  const inOrder = [...runs].reverse();
  return {
    labels: inOrder.map((run) => shortWhen(run.started_at)),
    incomplete: [],
    places: inOrder.map((_, at) => at),
    series: ['accuracy'],
    points: inOrder.map((run, at) => ({ at, series: 0, value: run.accuracy, shown: percent(run.accuracy) })),
    unit: { kind: 'ratio' },
    xName: 'run',
    yName: 'accuracy',
  };
}
