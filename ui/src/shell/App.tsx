import './shell.css';
import { lazy, Suspense, useEffect } from 'react';
import { projects } from '../api/dash';
import { AnswerPage } from '../answer/AnswerPage';
import { AskPage } from '../ask/AskPage';
import { ConversationPage } from '../ask/ConversationPage';
import { useTitle } from '../parts/page';
import { Loading, Trouble } from '../parts/Trouble';
import { useResource } from '../parts/useResource';
import { type Route, readRoute, to } from '../router/routes';
import { go, Link, usePath } from '../router/router';
import { Broken } from './Broken';
import { Frame } from './Frame';

const KnowledgePages = lazy(() => import('../knowledge/KnowledgePages'));
const LearningPages = lazy(() => import('../learnings/LearningPages'));
const DocumentsPage = lazy(() => import('../documents/DocumentsPage'));
const MemoryPage = lazy(() => import('../memory/MemoryPage'));
const EvalPages = lazy(() => import('../evals/EvalPages'));

export function App() {
  const path = usePath();
  const route = readRoute(path);
  if (route.page === 'home') return <Home />;
  if (route.page === 'unknown') return <NotFound />;
  return (
    <Frame route={route}>
      <Broken place={path}>
        <Suspense fallback={<Loading what="the page" />}>
          <Page route={route} />
        </Suspense>
      </Broken>
    </Frame>
  );
}

function Page({ route }: { route: Exclude<Route, { page: 'home' | 'unknown' }> }) {
  switch (route.page) {
    case 'ask':
      return <AskPage key={route.project} project={route.project} />;
    case 'conversation':
      return <ConversationPage key={route.id} project={route.project} id={route.id} />;
    case 'answer':
      return <AnswerPage key={route.id} project={route.project} id={route.id} />;
    case 'knowledge':
      return <KnowledgePages {...route} />;
    case 'learnings':
      return <LearningPages {...route} />;
    case 'documents':
      return <DocumentsPage key={route.project} {...route} />;
    case 'memory':
      return <MemoryPage key={route.project} {...route} />;
    case 'evals':
      return <EvalPages {...route} />;
  }
}

/** The first project that can be asked; most people have one. */
function Home() {
  useTitle('');
  const list = useResource('projects', projects);
  const first = list.data?.items.find((project) => project.state !== 'failed') ?? list.data?.items[0];
  useEffect(() => {
    if (first !== undefined) go(to.ask(first.name), 'replace');
  }, [first]);
  return (
    <main className="lonely">
      <h1>Dash</h1>
      {list.error !== undefined && <Trouble error={list.error} onRetry={list.reload} />}
      {list.data?.items.length === 0 && (
        <p>There is no project here. Start Dash in a project's folder, or look at the demo company: dash demo.</p>
      )}
      {list.data === undefined && list.error === undefined && <Loading what="the projects" />}
    </main>
  );
}

function NotFound() {
  useTitle('No such page');
  return (
    <main className="lonely">
      <h1>There is no such page</h1>
      <p>The address may be mistyped, or from another version of Dash.</p>
      <p><Link href="/">Go to the start</Link></p>
    </main>
  );
}
