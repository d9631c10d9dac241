import { useEffect, useState } from 'react';
import { dash } from '../api/dash';
import type { Learning } from '../api/types';
import { Foreign } from '../parts/Foreign';
import { useHeading, useTitle } from '../parts/page';
import { StatusBadge } from '../parts/StatusBadge';
import { Loading, Trouble } from '../parts/Trouble';
import { useResource } from '../parts/useResource';
import { to } from '../router/routes';
import { Link, setSearch, useSearch } from '../router/router';
import { oneLine } from '../text/plain';
import { used } from './LearningBody';
import { LearningCard } from './LearningCard';

const STATUSES = ['proposed', 'active', 'quarantined', 'retired', 'rejected'];

/** What Dash found out: first what waits for a person, then all of it. */
export function LearningList({ project }: { project: string }) {
  useTitle('Learnings');
  const heading = useHeading(true);
  const review = useResource(`review ${project}`, (signal) => dash(project).learnings({ review: true, limit: 50 }, signal));
  const waiting = review.data?.items ?? [];
  const [changes, setChanges] = useState(0);
  return (
    <div className="stack wide">
      <header className="stack">
        <h1 ref={heading} tabIndex={-1}>Learnings</h1>
        <p className="soft measure">
          What Dash found out by failing, by doubting or by being corrected. A lesson counts for everybody once golden questions prove it or a
          person accepts it.
        </p>
      </header>
      <section className="stack" aria-labelledby="waiting">
        <h2 id="waiting">Waiting for you <span className="faint">{review.data === undefined ? '' : waiting.length}</span></h2>
        {review.error !== undefined && <Trouble error={review.error} onRetry={review.reload} />}
        {review.data === undefined && review.error === undefined && <Loading what="what waits for review" />}
        {review.data !== undefined && waiting.length === 0 && <p className="soft">Nothing waits for a decision.</p>}
        <ul className="stack">
          {waiting.map((learning) => (
            <li key={learning.number}>
              <LearningCard project={project} learning={learning} onDecided={() => {
                review.reload();
                setChanges((now) => now + 1);
              }} />
            </li>
          ))}
        </ul>
      </section>
      <AllLearnings project={project} changes={changes} />
    </div>
  );
}

function AllLearnings({ project, changes }: { project: string; changes: number }) {
  const search = new URLSearchParams(useSearch());
  const status = search.get('status') ?? '';
  const words = search.get('q') ?? '';
  const [typed, setTyped] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSearch({ q: typed.trim() }), 200);
    return () => clearTimeout(timer);
  }, [typed]);
  const list = useResource(`learnings ${project} ${status} ${words} ${changes}`, (signal) =>
    dash(project).learnings({ limit: 200, ...(status === '' ? {} : { status }), ...(words === '' ? {} : { q: words }) }, signal));
  return (
    <section className="stack" aria-labelledby="all">
      <h2 id="all">All learnings</h2>
      <div className="row">
        <input type="search" className="page-search" data-slash="" aria-label="Search the learnings" placeholder="Search the learnings" value={typed}
          onChange={(event) => setTyped(event.target.value)} />
        <select aria-label="Status" value={status} onChange={(event) => setSearch({ status: event.target.value })}>
          <option value="">all but retired and rejected</option>
          <option value={STATUSES.join(',')}>every status</option>
          {STATUSES.map((one) => <option key={one}>{one}</option>)}
        </select>
      </div>
      {list.error !== undefined && <Trouble error={list.error} onRetry={list.reload} />}
      {list.data !== undefined && list.data.items.length === 0 && (
        <p className="soft">{words === '' && status === '' ? 'Nothing has been learned yet.' : `Nothing found${words === '' ? '' : ` for “${oneLine(words)}”`}.`}</p>
      )}
      {list.data !== undefined && list.data.items.length > 0 && (
        <ul className="list">
          {list.data.items.map((learning) => <Entry key={learning.number} project={project} learning={learning} />)}
        </ul>
      )}
      {list.data?.next_cursor != null && <p className="soft">There is more: search for it.</p>}
    </section>
  );
}

function Entry({ project, learning }: { project: string; learning: Learning }) {
  return (
    <li>
      <Link className="list-link" href={to.learnings(project, learning.number)}>
        <span className="row">
          <span className="faint number">{learning.number}</span>
          <span className="title"><Foreign text={learning.title} /></span>
          <StatusBadge status={learning.status} />
          <span className="small faint">
            {Math.round(learning.confidence_score * 100)} % sure · {used(learning.times_applied)}
            {learning.scope !== 'project' && <> · only for <Foreign text={learning.scope} /></>}
          </span>
        </span>
        {learning.description !== learning.title && <span className="small soft"><Foreign text={learning.description} /></span>}
      </Link>
    </li>
  );
}
