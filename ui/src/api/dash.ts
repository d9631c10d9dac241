import { get, query, request, send } from './http';
import type { Accepted, Answer, AnswerSummary, AskWish, Confirmed, Conversation, ConversationWhole, Corrected, DocumentPassage, DocumentSummary, DocumentsFound, EvalHead, EvalReport, GoldenQuestion, History, Kept, KnowledgeItem, KnowledgeWhole, Learning, Page, Preview, Project, ProjectSummary, Remembered, SchemaTable, Session, Suggestion } from './types';

const part = encodeURIComponent;

export const session = (signal?: AbortSignal) => get<Session>('/api/session', signal);
export const projects = (signal?: AbortSignal) => get<{ items: ProjectSummary[] }>('/api/projects', signal);

/** Everything that can be asked of one project. */
export function dash(project: string) {
  const base = `/api/projects/${part(project)}`;
  const answer = (id: string) => `${base}/answers/${part(id)}`;
  const learning = (number: number | string) => `${base}/learnings/${part(String(number))}`;
  const item = (kind: string, name: string) => `${base}/knowledge/${part(kind)}/${part(name)}`;
  const SSE = { Accept: 'text/event-stream' };
  return {
    project: (signal?: AbortSignal) => get<Project>(base, signal),
    suggestions: (signal?: AbortSignal) => get<{ items: Suggestion[] }>(`${base}/suggestions`, signal),

    ask: (wish: AskWish, signal: AbortSignal) =>
      request('POST', `${base}/ask`, { body: JSON.stringify(wish), headers: SSE, signal }),
    events: (id: string, after: string, signal: AbortSignal) =>
      request('GET', `${answer(id)}/events`, { headers: { ...SSE, 'Last-Event-ID': after }, signal, cache: 'no-store' }),
    cancel: (id: string) => send<unknown>('POST', `${answer(id)}/cancel`),

    answers: (values: { q?: string; conversation?: string; limit?: number; cursor?: string }, signal?: AbortSignal) =>
      get<Page<AnswerSummary>>(`${base}/answers${query(values)}`, signal),
    answer: (id: string, signal?: AbortSignal) => get<Kept>(answer(id), signal),
    csvAddress: (id: string) => `${answer(id)}/rows.csv`,
    replay: (id: string) => send<{ answer: Answer; changed: boolean; changes: string[] }>('POST', `${answer(id)}/replay`),
    feedback: (id: string, verdict: 'right' | 'wrong', reason: string) =>
      send<unknown>('POST', `${answer(id)}/feedback`, reason === '' ? { verdict } : { verdict, reason }),
    correct: (id: string, right: { sql?: string; words?: string }) =>
      send<Corrected>('POST', `${answer(id)}/correct`, right),
    previewConfirmation: (id: string, keep: { pattern?: { name: string }; golden?: object }) =>
      send<Preview>('POST', `${answer(id)}/confirm`, { ...keep, preview: true }),
    confirm: (id: string, keep: { pattern?: { name: string; description?: string }; golden?: object }) =>
      send<Confirmed>('POST', `${answer(id)}/confirm`, keep),
    /** Takes back what a confirmation made for others. */
    takeBack: (made: Confirmed) => Promise.all([
      ...(made.pattern === null ? [] : [send<unknown>('DELETE', item('pattern', made.pattern))]),
      ...(made.golden === null ? [] : [send<unknown>('DELETE', `${base}/golden/${part(made.golden)}`)]),
    ]),
    sql: (sql: string, conversation: string | null) =>
      send<Answer>('POST', `${base}/sql`, conversation === null ? { sql } : { sql, conversation }),

    conversations: (values: { q?: string; limit?: number; cursor?: string }, signal?: AbortSignal) =>
      get<Page<Conversation>>(`${base}/conversations${query(values)}`, signal),
    conversation: (id: string, signal?: AbortSignal) =>
      get<ConversationWhole>(`${base}/conversations/${part(id)}`, signal),
    markdownAddress: (id: string) => `${base}/conversations/${part(id)}/markdown`,
    rename: (id: string, title: string) => send<Conversation>('PATCH', `${base}/conversations/${part(id)}`, { title }),
    forget: (id: string) => send<undefined>('DELETE', `${base}/conversations/${part(id)}`),

    knowledge: (values: { kind?: string; q?: string; limit?: number; cursor?: string }, signal?: AbortSignal) =>
      get<Page<KnowledgeItem>>(`${base}/knowledge${query(values)}`, signal),
    item: (kind: string, name: string, signal?: AbortSignal) => get<KnowledgeWhole>(item(kind, name), signal),
    itemHistory: (kind: string, name: string, signal?: AbortSignal) =>
      get<History>(`${item(kind, name)}/history`, signal),
    decideDraft: (kind: string, name: string, how: 'accept' | 'drop') => send<KnowledgeWhole>('POST', `${item(kind, name)}/${how}`, {}),
    table: (name: string, signal?: AbortSignal) => get<SchemaTable>(`${base}/schema/${part(name)}`, signal),

    learnings: (
      values: { status?: string; q?: string; review?: boolean; limit?: number; cursor?: string },
      signal?: AbortSignal,
    ) => get<Page<Learning>>(`${base}/learnings${query(values)}`, signal),
    learning: (number: string, signal?: AbortSignal) => get<Learning>(learning(number), signal),
    learningHistory: (number: string, signal?: AbortSignal) => get<History>(`${learning(number)}/history`, signal),
    accept: (known: Learning, insteadOf: number[], anyway: boolean) =>
      send<Accepted>('POST', `${learning(known.number)}/accept`, { ...(insteadOf.length === 0 ? {} : { instead_of: insteadOf }), ...(anyway ? { anyway } : {}) }, `"v${known.version}"`),
    undoLearning: (number: number) => send<Learning>('POST', `${learning(number)}/undo`),
    dismiss: (known: Learning, how: 'reject' | 'retire', reason: string) =>
      send<Learning>('POST', `${learning(known.number)}/${how}`, reason === '' ? {} : { reason }, `"v${known.version}"`),

    documents: (signal?: AbortSignal) => get<{ documents: DocumentSummary[] }>(`${base}/documents`, signal),
    documentPassages: (document: string, signal?: AbortSignal) =>
      get<{ path: string; title: string; passages: DocumentPassage[] }>(`${base}/documents/passages${query({ document })}`, signal),
    searchDocuments: (words: string) => send<DocumentsFound>('POST', `${base}/documents/search`, { words }),

    memory: (signal?: AbortSignal) => get<{ memory: Remembered[] }>(`${base}/memory`, signal),
    remember: (kind: string, value: string) => send<Remembered>('POST', `${base}/memory`, { kind, value }),
    changeMemory: (number: number, kind: string, value: string) => send<Remembered>('PUT', `${base}/memory/${number}`, { kind, value }),
    /** Without a number, all of it. */
    forgetMemory: (number: number | null, keepAnswers: boolean) =>
      send<unknown>('DELETE', `${base}/memory${number === null ? '' : `/${number}`}${keepAnswers ? '?keep_answers=true' : ''}`),

    golden: (signal?: AbortSignal) => every<GoldenQuestion>((cursor) => `${base}/golden${query({ limit: 200, cursor })}`, signal),
    evals: (signal?: AbortSignal) => get<Page<EvalHead>>(`${base}/evals${query({ limit: 100 })}`, signal),
    startEval: () => send<{ run: string }>('POST', `${base}/evals`),
    evalRun: (run: string, compare: string | undefined, signal?: AbortSignal) =>
      get<EvalReport>(`${base}/evals/${part(run)}${query({ compare })}`, signal),
    evalEvents: (run: string, signal: AbortSignal) =>
      request('GET', `${base}/evals/${part(run)}/events`, { headers: SSE, signal, cache: 'no-store' }),
    cancelEval: (run: string) => send<unknown>('POST', `${base}/evals/${part(run)}/cancel`),
  };
}

export type Dash = ReturnType<typeof dash>;

/** All pages of a list that is known to be short enough to be wanted whole. */
export async function every<T>(address: (cursor?: string) => string, signal?: AbortSignal): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | undefined;
  do {
    const page: Page<T> = await get<Page<T>>(address(cursor), signal);
    items.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}
