/** The pages there are, and their addresses. */
export type Route =
  | { page: 'home' }
  | { page: 'ask'; project: string }
  | { page: 'conversation'; project: string; id: string }
  | { page: 'answer'; project: string; id: string }
  | { page: 'knowledge'; project: string; kind?: string; name?: string }
  | { page: 'learnings'; project: string; number?: string }
  | { page: 'documents'; project: string }
  | { page: 'memory'; project: string }
  | { page: 'evals'; project: string; run?: string; question?: string }
  | { page: 'unknown'; path: string };

const enc = encodeURIComponent;

export const to = {
  ask: (project: string) => `/p/${enc(project)}`,
  conversation: (project: string, id: string) => `/p/${enc(project)}/c/${enc(id)}`,
  answer: (project: string, id: string) => `/p/${enc(project)}/a/${enc(id)}`,
  knowledge: (project: string, kind?: string, name?: string) =>
    `/p/${enc(project)}/knowledge${kind === undefined || name === undefined ? '' : `/${enc(kind)}/${enc(name)}`}`,
  learnings: (project: string, number?: number | string) =>
    `/p/${enc(project)}/learnings${number === undefined ? '' : `/${enc(String(number))}`}`,
  documents: (project: string, document?: string) =>
    `/p/${enc(project)}/documents${document === undefined ? '' : `?document=${enc(document)}`}`,
  memory: (project: string) => `/p/${enc(project)}/memory`,
  evals: (project: string, run?: string, question?: string) =>
    `/p/${enc(project)}/evals${run === undefined ? '' : `/${enc(run)}`}${question === undefined ? '' : `/${enc(question)}`}`,
};

export function readRoute(path: string): Route {
  const unknown: Route = { page: 'unknown', path };
  const parts = decoded(path);
  if (parts === null) return unknown;
  if (parts.length === 0) return { page: 'home' };
  const [p, project, section, first, second] = parts;
  if (p !== 'p' || project === undefined || parts.length > 5) return unknown;
  if (section === undefined) return { page: 'ask', project };
  switch (section) {
    case 'c':
      return first !== undefined && second === undefined ? { page: 'conversation', project, id: first } : unknown;
    case 'a':
      return first !== undefined && second === undefined ? { page: 'answer', project, id: first } : unknown;
    case 'knowledge':
      if (first === undefined) return { page: 'knowledge', project };
      return second === undefined ? unknown : { page: 'knowledge', project, kind: first, name: second };
    case 'learnings':
      if (second !== undefined) return unknown;
      return first === undefined ? { page: 'learnings', project } : { page: 'learnings', project, number: first };
    case 'documents':
      return first === undefined ? { page: 'documents', project } : unknown;
    case 'memory':
      return first === undefined ? { page: 'memory', project } : unknown;
    case 'evals':
      return {
        page: 'evals',
        project,
        ...(first === undefined ? {} : { run: first }),
        ...(second === undefined ? {} : { question: second }),
      };
    default:
      return unknown;
  }
}

function decoded(path: string): string[] | null {
  try {
    return path.split('/').filter((part) => part !== '').map(decodeURIComponent);
  } catch {
    return null;
  }
}
