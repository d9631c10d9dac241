import { useEffect } from 'react';
import { dash } from '../api/dash';
import { Problem } from '../api/http';
import { Foreign } from '../parts/Foreign';
import { StatusBadge } from '../parts/StatusBadge';
import { useHeading, useTitle } from '../parts/page';
import { Loading, Trouble } from '../parts/Trouble';
import { useResource } from '../parts/useResource';
import { to } from '../router/routes';
import { go, Link } from '../router/router';
import { when } from '../text/periods';
import { readContent } from './content';
import { DraftDecision } from './DraftDecision';
import { HistoryFold } from './HistoryFold';
import { ItemBody } from './ItemBody';
import { kindName, kindNames } from './kinds';

/** One item of the knowledge. */
export function ItemPage({ project, kind, name }: { project: string; kind: string; name: string }) {
  useTitle(name);
  const item = useResource(`item ${project} ${kind} ${name}`, (signal) => dash(project).item(kind, name, signal));
  const heading = useHeading(item.data !== undefined);
  // Answers call gotchas rules as well: both are titles of what has to be minded.
  const isMissing = item.error instanceof Problem && item.error.status === 404;
  const mayBeGotcha = useResource(isMissing && kind === 'rule' ? `item ${project} gotcha ${name}` : null, (signal) => dash(project).item('gotcha', name, signal));
  useEffect(() => {
    if (mayBeGotcha.data !== undefined) go(to.knowledge(project, 'gotcha', name), 'replace');
  }, [mayBeGotcha.data, project, name]);

  const crumbs = (
    <p className="crumbs small">
      <Link href={to.knowledge(project)}>Knowledge</Link> › <Link href={`${to.knowledge(project)}?kind=${encodeURIComponent(kind)}`}>{kindNames(kind)}</Link>
    </p>
  );
  if (item.data === undefined) {
    return (
      <div className="stack">
        {crumbs}
        {item.error === undefined ? <Loading what={`the ${kindName(kind).toLowerCase()}`} /> : <Trouble error={item.error} onRetry={item.reload} />}
      </div>
    );
  }
  const found = item.data;
  return (
    <article className="stack wide">
      <header className="stack">
        {crumbs}
        <h1 ref={heading} tabIndex={-1}><Foreign text={found.name} /></h1>
        <p className="row small soft">
          <span className="badge">{kindName(found.kind)}</span>
          <StatusBadge status={found.status} />
          <span>version {found.version}, {found.origin === 'human' ? 'written' : found.origin} by <Foreign text={found.changed_by} />, {when(found.changed_at)}</span>
          {found.file !== '' && <code>{found.file}</code>}
        </p>
        {found.status === 'draft' && (
          <DraftDecision project={project} kind={found.kind} name={found.name}
            onDecided={(how) => (how === 'accept' ? item.reload() : go(to.knowledge(project), 'replace'))} />
        )}
        {found.reason !== '' && <p className="notice warn"><Foreign text={found.reason} /></p>}
        {found.set_aside.length > 0 && <p className="notice warn">Not used of it: {found.set_aside.join(', ')}</p>}
      </header>
      <ItemBody project={project} kind={found.kind} name={found.name} content={readContent(found)} />
      <HistoryFold storeKey={`history ${project} ${kind} ${name} ${found.version}`} load={(signal) => dash(project).itemHistory(kind, name, signal)} />
    </article>
  );
}
