import { projects } from '../api/dash';
import { Icon } from '../parts/Icon';
import { useResource } from '../parts/useResource';
import { type Route, to } from '../router/routes';
import { go, Link } from '../router/router';

const ASKING = new Set(['ask', 'conversation', 'answer']);

export function Header({ route, onToggleSide, isSideOpen }: {
  route: Exclude<Route, { page: 'home' | 'unknown' }>;
  onToggleSide: () => void;
  isSideOpen: boolean;
}) {
  const { project } = route;
  const section = ASKING.has(route.page) ? 'ask' : route.page === 'documents' ? 'knowledge' : route.page;
  const links = [
    ['ask', 'Ask', to.ask(project)],
    ['knowledge', 'Knowledge', to.knowledge(project)],
    ['learnings', 'Learnings', to.learnings(project)],
    ['memory', 'Memory', to.memory(project)],
    ['evals', 'Evals', to.evals(project)],
  ] as const;
  return (
    <header className="header">
      <button type="button" className="button quiet icon" onClick={onToggleSide} aria-expanded={isSideOpen}
        aria-label={isSideOpen ? 'Hide the conversations' : 'Show the conversations'}>
        <Icon name="menu" size={18} />
      </button>
      <Link href={to.ask(project)} className="brand" aria-label="Dash, ask a question">Dash</Link>
      <ProjectSwitch project={project} />
      <nav className="sections" aria-label="Sections">
        {links.map(([name, label, href]) => (
          <Link key={name} href={href} aria-current={section === name ? 'page' : undefined}>{label}</Link>
        ))}
      </nav>
    </header>
  );
}

function ProjectSwitch({ project }: { project: string }) {
  const list = useResource('projects', projects);
  const names = list.data?.items.map((item) => item.name) ?? [];
  if (names.length < 2) return <span className="project-name">{project}</span>;
  return (
    <select className="project-name" aria-label="Project" value={project} onChange={(event) => go(to.ask(event.target.value))}>
      {(names.includes(project) ? names : [project, ...names]).map((name) => <option key={name}>{name}</option>)}
    </select>
  );
}
