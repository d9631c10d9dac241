import { useMemo } from 'react';
import { dash } from '../api/dash';
import type { Column, Row } from '../api/types';
import { Foreign } from '../parts/Foreign';
import { useHeading, useTitle } from '../parts/page';
import { StatusBadge } from '../parts/StatusBadge';
import { Loading, Trouble } from '../parts/Trouble';
import { useResource } from '../parts/useResource';
import { Sql } from '../sql/Sql';
import { to } from '../router/routes';
import { Link } from '../router/router';
import { Grid } from '../table/Grid';
import { seconds } from '../text/periods';
import { capital, count } from '../text/plain';
import { useGolden } from './useGolden';

/** One question of a run: what was expected, what came, and where they differ. */
export function QuestionPage({ project, run, question }: { project: string; run: string; question: string }) {
  const found = useResource(`eval ${project} ${run}`, (signal) => dash(project).evalRun(run, undefined, signal));
  const golden = useGolden(project).get(baseOf(question));
  const heading = useHeading(found.data !== undefined);
  useTitle(golden?.question ?? question);
  const results = found.data?.results ?? [];
  const at = results.findIndex((result) => result.id === question);
  const result = results[at];
  if (found.data === undefined) {
    return found.error === undefined ? <Loading what="the run" /> : <Trouble error={found.error} onRetry={found.reload} />;
  }
  const neighbour = (step: number, label: string) => {
    const other = results[at + step];
    return other === undefined ? null : <Link className="button quiet" href={to.evals(project, run, other.id)}>{label}</Link>;
  };
  return (
    <article className="stack wide">
      <header className="stack">
        <div className="row spread">
          <p className="crumbs small"><Link href={to.evals(project)}>Evals</Link> › <Link href={to.evals(project, run)}>{run}</Link> › {question}</p>
          <span className="row">{neighbour(-1, '← Previous')}{neighbour(1, 'Next →')}</span>
        </div>
        <h1 ref={heading} tabIndex={-1}><Foreign text={golden?.question ?? question} /></h1>
        {result === undefined ? <p className="notice warn">This run did not ask it.</p> : (
          <p className="row">
            <StatusBadge status={result.status} />
            <span className="soft"><Foreign text={capital(result.reason)} /></span>
            <span className="small faint">{seconds(result.latency_ms)}{result.confidence !== null && ` · ${Math.round(result.confidence * 100)} % sure`}</span>
          </p>
        )}
        {golden !== undefined && (
          <p className="small faint">
            {golden.difficulty}{golden.tags.length > 0 && ` · ${golden.tags.join(', ')}`} · compared: {golden.compare}{!golden.answerable && ' · no answer exists: declining is right'}
          </p>
        )}
        {result?.error != null && <p className="notice bad"><Foreign text={result.error} /></p>}
      </header>
      {result !== undefined && (
        <div className="sides">
          <Side title="Expected" sql={golden?.sql ?? null} rows={result.expected_rows} other={result.rows} none="No rows are expected." />
          <Side title="Actual" sql={result.sql} rows={result.rows} other={result.expected_rows} none="No rows came back." />
        </div>
      )}
      {golden !== undefined && golden.notes !== '' && <p className="soft"><Foreign text={golden.notes} /></p>}
    </article>
  );
}

/** Paraphrases carry the id of their question with a number behind it. */
function baseOf(id: string): string {
  return id.replace(/[#~/].*$/, '');
}

function Side({ title, sql, rows, other, none }: { title: string; sql: string | null; rows: Row[] | null; other: Row[] | null; none: string }) {
  const columns = useMemo(() => columnsOf(rows ?? []), [rows]);
  const elsewhere = useMemo(() => new Set((other ?? []).map(written)), [other]);
  const marked = useMemo(
    () => (other === null || rows === null ? undefined : (row: number) => !elsewhere.has(written(rows[row] ?? []))),
    [elsewhere, other, rows],
  );
  return (
    <section className="stack side-by-side" aria-label={title}>
      <h2>{title} {rows !== null && <span className="faint small">{count(rows.length, 'row')}</span>}</h2>
      {rows === null || rows.length === 0 ? <p className="soft">{none}</p> : (
        <Grid columns={columns} rows={rows} label={`${title} rows`} {...(marked === undefined ? {} : { marked })} />
      )}
      {sql !== null && <Sql text={sql} label={`${title} SQL`} />}
    </section>
  );
}

const written = (row: Row): string => JSON.stringify(row.map((cell) => (typeof cell === 'number' ? Number(cell.toFixed(6)) : cell)));

/** Kept rows have no names: their columns are numbered. */
function columnsOf(rows: Row[]): Column[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => ({
    name: `column ${at + 1}`,
    type: rows.every((row) => row[at] === null || typeof row[at] === 'number') ? 'numeric' : 'text',
    unit: null,
  }));
}
