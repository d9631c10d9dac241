import { useEffect, useState } from 'react';
import { dash } from '../api/dash';
import type { Conversation } from '../api/types';
import { Icon } from '../parts/Icon';
import { Trouble } from '../parts/Trouble';
import { useResource } from '../parts/useResource';
import { type Route, to } from '../router/routes';
import { go, Link } from '../router/router';
import { dayGroup } from '../text/periods';
import { count, oneLine } from '../text/plain';
import { DeleteDialog, RenameDialog } from './ConversationDialogs';
import { useConversationNews, useCurrentConversation } from './news';

/** The side list: what was asked before, newest first. */
export function Conversations({ route }: { route: Exclude<Route, { page: 'home' | 'unknown' }> }) {
  const { project } = route;
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), 200);
    return () => clearTimeout(timer);
  }, [typed]);
  const news = useConversationNews();
  const shown = useCurrentConversation();
  const list = useResource(`conversations ${project} ${search}`, (signal) =>
    dash(project).conversations({ limit: 100, ...(search === '' ? {} : { q: search }) }, signal));
  const { reload } = list;
  useEffect(() => {
    if (news > 0) reload();
  }, [news, reload]);
  const items = list.data?.items ?? [];
  return (
    <>
      <div className="side-head">
        <Link href={to.ask(project)} className="button side-new">
          <Icon name="plus" />
          New question
        </Link>
        <input type="search" placeholder="Search conversations" aria-label="Search conversations" value={typed}
          onChange={(event) => setTyped(event.target.value)} />
      </div>
      {list.error !== undefined && list.data === undefined && <Trouble error={list.error} onRetry={list.reload} />}
      {list.data !== undefined && items.length === 0 && (
        <p className="side-empty small faint">
          {search === '' ? 'Questions you ask are kept here.' : `Nothing found for “${oneLine(search)}”.`}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {search !== '' && list.data !== undefined ? `${count(items.length, 'conversation')} found` : ''}
      </p>
      {grouped(items).map(([group, members]) => (
        <section key={group} aria-label={group}>
          <h2 className="side-group">{group}</h2>
          <ul>
            {members.map((item) => (
              <Entry key={item.id} project={project} item={item} onChange={list.reload}
                isCurrent={(route.page === 'conversation' ? route.id : route.page === 'answer' ? shown : null) === item.id} />
            ))}
          </ul>
        </section>
      ))}
      {list.data?.next_cursor != null && (
        <p className="side-empty small faint">Older ones are found by searching.</p>
      )}
    </>
  );
}

function grouped(items: Conversation[]): [string, Conversation[]][] {
  const groups = new Map<string, Conversation[]>();
  for (const item of items) {
    const group = dayGroup(item.changed_at);
    const members = groups.get(group);
    if (members === undefined) groups.set(group, [item]);
    else members.push(item);
  }
  return [...groups];
}

function Entry({ project, item, isCurrent, onChange }: {
  project: string;
  item: Conversation;
  isCurrent: boolean;
  onChange: () => void;
}) {
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const title = oneLine(item.title);
  return (
    <li className="side-entry">
      <Link href={to.conversation(project, item.id)} aria-current={isCurrent ? 'page' : undefined} dir="auto" title={title}>
        {title}
      </Link>
      {item.questions > 1 && (
        <span className="side-count" title={count(item.questions, 'question')} aria-label={count(item.questions, 'question')}>
          {item.questions}
        </span>
      )}
      <span className="side-acts">
        <button type="button" className="button quiet icon" aria-label={`Rename ${title}`} title="Rename"
          onClick={() => setOpen('rename')}>
          <Icon name="pen" size={14} />
        </button>
        <button type="button" className="button quiet icon" aria-label={`Delete ${title}`} title="Delete"
          onClick={() => setOpen('delete')}>
          <Icon name="trash" size={14} />
        </button>
      </span>
      {open === 'rename' && (
        <RenameDialog project={project} item={item} onDone={onChange} onClose={() => setOpen(null)} />
      )}
      {open === 'delete' && (
        <DeleteDialog project={project} item={item} onClose={() => setOpen(null)}
          onDone={() => {
            onChange();
            if (isCurrent) go(to.ask(project));
          }} />
      )}
    </li>
  );
}
