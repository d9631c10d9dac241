import { useEffect, useState } from 'react';
import { dash } from '../api/dash';
import type { KnowledgeItem, Page } from '../api/types';
import { Foreign } from '../parts/Foreign';
import { StatusBadge } from '../parts/StatusBadge';
import { useHeading, useTitle } from '../parts/page';
import { Loading, Trouble } from '../parts/Trouble';
import { useResource } from '../parts/useResource';
import { to } from '../router/routes';
import { Link, setSearch, useSearch } from '../router/router';
import { count, oneLine } from '../text/plain';
import { KINDS, kindNames } from './kinds';

const MOST_PAGES = 10;

/** What people wrote down, by kind. */
export function KnowledgeList({ project }: { project: string }) {
  useTitle('Knowledge');
  const heading = useHeading(true);
  const search = new URLSearchParams(useSearch());
  const kind = search.get('kind') ?? '';
  const words = search.get('q') ?? '';
  const [typed, setTyped] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSearch({ q: typed.trim() }), 200);
    return () => clearTimeout(timer);
  }, [typed]);
  const list = useResource(`knowledge ${project} ${words}`, (signal) => readAll(project, words, signal));
  const all = list.data?.items ?? [];
  const onlyDrafts = search.get('drafts') === 'true';
  const drafts = all.filter((item) => item.status === 'draft').length;
  const items = onlyDrafts ? all.filter((item) => item.status === 'draft') : all;
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item.kind, (counts.get(item.kind) ?? 0) + 1);
  const kinds = [...KINDS.map((known) => known.kind), ...[...counts.keys()].filter((known) => KINDS.every((one) => one.kind !== known))];
  const shown = kinds.filter((one) => (kind === '' ? counts.has(one) : one === kind));
  return (
    <div className="stack wide">
      <header className="stack">
        <h1 ref={heading} tabIndex={-1}>Knowledge</h1>
        <p className="soft measure">What people wrote down about the data. Every answer is built from it, and says which part it used.</p>
        <p className="small"><Link href={to.documents(project)}>Search the documents</Link>: policies, handbooks and reports, also those that servers keep.</p>
        <input type="search" className="page-search" data-slash="" aria-label="Search the knowledge" placeholder="Search the knowledge" value={typed}
          onChange={(event) => setTyped(event.target.value)} />
        <div className="tabs" role="group" aria-label="Kind">
          <button type="button" aria-pressed={kind === ''} onClick={() => setSearch({ kind: '' })}>All <span className="faint">{items.length}</span></button>
          {kinds.filter((one) => counts.has(one) || one === kind).map((one) => (
            <button key={one} type="button" aria-pressed={kind === one} onClick={() => setSearch({ kind: one })}>
              {kindNames(one)} <span className="faint">{counts.get(one) ?? 0}</span>
            </button>
          ))}
        </div>
        {(drafts > 0 || onlyDrafts) && (
          <div className="tabs" role="group" aria-label="Drafts">
            <button type="button" aria-pressed={onlyDrafts} onClick={() => setSearch({ drafts: onlyDrafts ? '' : 'true' })}>
              Only drafts that nobody has looked at <span className="faint">{drafts}</span>
            </button>
          </div>
        )}
      </header>
      {list.error !== undefined && <Trouble error={list.error} onRetry={list.reload} />}
      {list.data === undefined && list.error === undefined && <Loading what="the knowledge" />}
      <p className="visually-hidden" role="status">{list.data === undefined ? '' : `${count(items.length, 'item')} found`}</p>
      {list.data !== undefined && items.length === 0 && (
        <p className="soft">{words === '' ? 'Nothing is written down yet.' : `Nothing found for “${oneLine(words)}”.`}</p>
      )}
      {shown.map((one) => (
        <section key={one} aria-labelledby={`kind-${one}`}>
          <h2 id={`kind-${one}`} className="kind-head">{kindNames(one)}</h2>
          <ul className="items">
            {items.filter((item) => item.kind === one).sort(byName).map((item) => <Entry key={item.name} project={project} item={item} />)}
          </ul>
        </section>
      ))}
      {list.data?.next_cursor != null && <p className="soft">There is more: search for it.</p>}
    </div>
  );
}

function Entry({ project, item }: { project: string; item: KnowledgeItem }) {
  return (
    <li>
      <Link href={to.knowledge(project, item.kind, item.name)}><Foreign text={item.name} /></Link>
      {item.status !== 'active' && <> <StatusBadge status={item.status} /></>}
      {item.origin !== 'human' && item.status !== 'draft' && <span className="small faint"> {item.origin}</span>}
    </li>
  );
}

const collator = new Intl.Collator('en', { numeric: true });
const byName = (one: KnowledgeItem, other: KnowledgeItem) => collator.compare(one.name, other.name);

async function readAll(project: string, words: string, signal: AbortSignal): Promise<Page<KnowledgeItem>> {
  const all: Page<KnowledgeItem> = { items: [], next_cursor: null };
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const next: Page<KnowledgeItem> = await dash(project).knowledge({
      limit: 200,
      ...(words === '' ? {} : { q: words }),
      ...(all.next_cursor === null ? {} : { cursor: all.next_cursor }),
    }, signal);
    all.items.push(...next.items);
    all.next_cursor = next.next_cursor;
    if (next.next_cursor === null) break;
  }
  return all;
}
