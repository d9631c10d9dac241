import { dash } from '../api/dash';
import type { EvalHead, EvalReport, ScoreLine, TrialResult } from '../api/types';
import { Foreign } from '../parts/Foreign';
import { useHeading, useTitle } from '../parts/page';
import { StatusBadge } from '../parts/StatusBadge';
import { Loading, Trouble } from '../parts/Trouble';
import { useResource } from '../parts/useResource';
import { to } from '../router/routes';
import { Link, setSearch, useSearch } from '../router/router';
import { seconds, when } from '../text/periods';
import { count } from '../text/plain';
import { percent } from './EvalList';
import { useGolden } from './useGolden';

/** One run: the score, what flipped since the one before, and every question. */
export function RunPage({ project, run }: { project: string; run: string }) {
  const list = useResource(`evals ${project}`, (signal) => dash(project).evals(signal));
  const before = runBefore(list.data?.items ?? [], run);
  const found = useResource(list.isLoading && list.data === undefined ? null : `eval ${project} ${run} ${before ?? ''}`, (signal) => dash(project).evalRun(run, before, signal));
  const golden = useGolden(project);
  const heading = useHeading(found.data !== undefined);
  useTitle(found.data === undefined ? 'Eval run' : `Run of ${when(found.data.started_at)}`);
  if (found.data === undefined) {
    return found.error === undefined ? <Loading what="the run" /> : <Trouble error={found.error} onRetry={found.reload} />;
  }
  const report = found.data;
  return (
    <article className="stack wide">
      <header className="stack">
        <p className="crumbs small"><Link href={to.evals(project)}>Evals</Link> › {report.run}</p>
        <h1 ref={heading} tabIndex={-1}>{percent(report.accuracy)} of {count(report.total_queries, 'golden question')} answered right</h1>
        <p className="small soft">
          {when(report.started_at)} · {report.model_used === 'builtin' ? 'built-in analyst' : <Foreign text={report.model_used} />}
          {report.analysis.complete ? '' : ' · not complete'} · median {seconds(report.analysis.latency_ms.median)}, slow ones {seconds(report.analysis.latency_ms.p95)}
        </p>
      </header>
      <Score report={report} />
      <div className="score-parts">
        <Lines title="By difficulty" lines={report.analysis.by_difficulty} />
        <Lines title="By tag" lines={report.analysis.by_tag} />
      </div>
      <Flips project={project} report={report} />
      <Results project={project} report={report} question={(id) => golden.get(id)?.question ?? ''} />
    </article>
  );
}

/** The complete run before this one. */
function runBefore(newestFirst: EvalHead[], run: string): string | undefined {
  const at = newestFirst.findIndex((one) => one.run === run);
  return at < 0 ? undefined : newestFirst.slice(at + 1).find((one) => one.completed_at !== null)?.run;
}

function Score({ report }: { report: EvalReport }) {
  const parts = [
    ['right', report.passed, 'good'], ['wrong', report.failed, 'bad'], ['error', report.errored, 'warn'], ['declined', report.declined, 'none'],
  ] as const;
  return (
    <div className="score" role="img" aria-label={parts.map(([name, number]) => `${number} ${name}`).join(', ')}>
      <div className="score-bar">
        {parts.filter(([, number]) => number > 0).map(([name, number, tone]) => <span key={name} className={tone} style={{ flexGrow: number }} />)}
      </div>
      <p className="row small">
        {parts.map(([name, number, tone]) => <span key={name} className="score-key"><i className={tone} /><b className="number">{number}</b> {name}</span>)}
        {report.precision_of_answered !== null && <span className="soft">{percent(report.precision_of_answered)} right when it answered</span>}
      </p>
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: ScoreLine[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="fold" open={lines.length <= 6}>
      <summary>{title}</summary>
      <table className="plain-table inside">
        <tbody>
          {lines.map((line) => (
            <tr key={line.name}>
              <th scope="row" className="line-name"><Foreign text={line.name} /></th>
              <td className="line-bar"><span style={{ width: `${line.accuracy * 100}%` }} /></td>
              <td className="right">{percent(line.accuracy)}</td>
              <td className="right faint">{line.passed} of {line.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Flips({ project, report }: { project: string; report: EvalReport }) {
  const comparison = report.analysis.comparison;
  if (comparison === null || comparison.fixed.length + comparison.regressed.length === 0) return null;
  return (
    <section className="stack tight">
      <h2>What changed since <Link href={to.evals(project, comparison.run)}>the run before</Link></h2>
      <ul className="bullets">
        {comparison.regressed.map((flip) => <li key={flip.id}><StatusBadge status="failed" /> <Link href={to.evals(project, report.run, flip.id)}>{flip.id}</Link> <Foreign text={flip.why} /></li>)}
        {comparison.fixed.map((flip) => <li key={flip.id}><StatusBadge status="passed" /> <Link href={to.evals(project, report.run, flip.id)}>{flip.id}</Link> <Foreign text={flip.why} /></li>)}
      </ul>
    </section>
  );
}

function Results({ project, report, question }: { project: string; report: EvalReport; question: (id: string) => string }) {
  const only = new URLSearchParams(useSearch()).get('only') ?? '';
  const statuses = [...new Set(report.results.map((result) => result.status))];
  const notRight = report.results.filter((result) => !result.passed);
  const shown = only === '' ? report.results : only === 'not-right' ? notRight : report.results.filter((result) => result.status === only);
  return (
    <section className="stack">
      <h2>Questions</h2>
      <div className="tabs" role="group" aria-label="Show">
        <button type="button" aria-pressed={only === ''} onClick={() => setSearch({ only: '' })}>All <span className="faint">{report.results.length}</span></button>
        <button type="button" aria-pressed={only === 'not-right'} onClick={() => setSearch({ only: 'not-right' })}>Not right <span className="faint">{notRight.length}</span></button>
        {statuses.map((status) => (
          <button key={status} type="button" aria-pressed={only === status} onClick={() => setSearch({ only: status })}>
            {status} <span className="faint">{report.results.filter((result) => result.status === status).length}</span>
          </button>
        ))}
      </div>
      <ul className="list">
        {shown.map((result) => <Entry key={result.id} project={project} run={report.run} result={result} question={question(result.id)} />)}
      </ul>
    </section>
  );
}

function Entry({ project, run, result, question }: { project: string; run: string; result: TrialResult; question: string }) {
  return (
    <li>
      <Link className="list-link" href={to.evals(project, run, result.id)}>
        <span className="row">
          <StatusBadge status={result.status} />
          <span className="title"><Foreign text={question === '' ? result.id : question} /></span>
          <span className="small faint">{result.id} · {seconds(result.latency_ms)}</span>
        </span>
        {!result.passed && <span className="small soft"><Foreign text={result.reason} /></span>}
      </Link>
    </li>
  );
}
