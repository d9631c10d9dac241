import { dash } from '../api/dash';
import { HistoryFold } from '../knowledge/HistoryFold';
import { Foreign } from '../parts/Foreign';
import { useHeading, useTitle } from '../parts/page';
import { StatusBadge } from '../parts/StatusBadge';
import { Loading, Trouble } from '../parts/Trouble';
import { useResource } from '../parts/useResource';
import { to } from '../router/routes';
import { Link } from '../router/router';
import { Decisions } from './Decisions';
import { LearningBody, Tally } from './LearningBody';

/** One learning with everything that speaks for and against it. */
export function LearningPage({ project, number }: { project: string; number: string }) {
  const found = useResource(`learning ${project} ${number}`, (signal) => dash(project).learning(number, signal));
  const learning = found.data;
  useTitle(learning === undefined ? `Learning ${number}` : learning.title);
  const heading = useHeading(learning !== undefined);
  return (
    <article className="stack wide">
      <p className="crumbs small"><Link href={to.learnings(project)}>Learnings</Link> › {number}</p>
      {found.error !== undefined && <Trouble error={found.error} onRetry={found.reload} />}
      {learning === undefined && found.error === undefined && <Loading what="the learning" />}
      {learning !== undefined && (
        <>
          <header className="stack">
            <h1 ref={heading} tabIndex={-1}><Foreign text={learning.title} /></h1>
            <p className="row small soft"><StatusBadge status={learning.status} /><Tally learning={learning} /></p>
            {learning.status_reason !== undefined && <p className="notice"><Foreign text={learning.status_reason} /></p>}
            {learning.promoted_to !== undefined && <p className="notice good">Became knowledge: <Foreign text={learning.promoted_to} /></p>}
          </header>
          <LearningBody project={project} learning={learning} />
          <dl className="facts">
            <dt>Category</dt><dd>{learning.category.replaceAll('_', ' ')}</dd>
            {learning.rule !== undefined && <><dt>Rule</dt><dd><code><Foreign text={rule(learning.rule)} isLong /></code></dd></>}
            {learning.original_error !== undefined && <><dt>What went wrong</dt><dd><Foreign text={`${learning.error_code === undefined ? '' : `${learning.error_code}: `}${learning.original_error}`} /></dd></>}
            {learning.discovered_in_conversation !== undefined && (
              <><dt>Found in</dt><dd><Link href={to.answer(project, learning.discovered_in_conversation)}>answer {learning.discovered_in_conversation}</Link></dd></>
            )}
          </dl>
          <Decisions project={project} learning={learning} onDecided={found.reload} />
          <HistoryFold storeKey={`learning history ${project} ${number} ${learning.version}`} load={(signal) => dash(project).learningHistory(number, signal)} />
        </>
      )}
    </article>
  );
}

function rule(parts: Record<string, unknown>): string {
  return Object.entries(parts)
    .filter(([key]) => key !== 'before' && key !== 'after')
    .map(([key, value]) => (key === 'kind' ? String(value) : `${key}=${Array.isArray(value) ? value.join(',') : typeof value === 'object' ? JSON.stringify(value) : String(value)}`))
    .join(' ');
}
