import type {
  Answer, AttemptEvent, ContextEvent, LearningSaved, MoveEvent, QuestionEvent,
} from '../api/types';

/** One step of the trace. */
export type Step =
  | { kind: 'context'; data: ContextEvent }
  | { kind: 'move'; data: MoveEvent }
  | { kind: 'attempt'; data: AttemptEvent }
  | { kind: 'learned'; data: LearningSaved }
  | { kind: 'retry'; data: { why: string; next_attempt: number; pause_millis: number } }
  | { kind: 'incident'; data: { what: string } };

export interface RunState {
  project: string;
  id: string;
  question: string;
  conversation: string | null;
  analyst: string;
  /** When it was asked, by the clock of this page. */
  startedAt: number;
  steps: Step[];
  /** What the analyst writes since its last move; not yet the answer. */
  text: string;
  spent: { in: number; out: number; cost: number | string | null } | null;
  answer: Answer | null;
  link: 'live' | 'reconnecting' | 'lost';
  isStopping: boolean;
  failure: Error | null;
  lastEventId: string;
}

export function emptyRun(project: string, id: string, question: string): RunState {
  return {
    project,
    id,
    question,
    conversation: null,
    analyst: '',
    startedAt: Date.now(),
    steps: [],
    text: '',
    spent: null,
    answer: null,
    link: 'live',
    isStopping: false,
    failure: null,
    lastEventId: '0',
  };
}

/** What a state becomes by one event. An event that was seen already, after connecting again, changes nothing. */
export function withEvent(state: RunState, id: string, told: QuestionEvent): RunState {
  if (id !== '' && Number(id) <= Number(state.lastEventId)) return state;
  const next: RunState = { ...state, link: 'live', lastEventId: id === '' ? state.lastEventId : id };
  switch (told.event) {
    case 'opened':
      return {
        ...next,
        id: told.data.answer,
        question: told.data.question,
        conversation: told.data.conversation,
        analyst: told.data.analyst,
        startedAt: startOf(told.data.asked_at, state.startedAt),
      };
    case 'context':
      return { ...next, steps: [...state.steps, { kind: 'context', data: told.data }] };
    case 'move':
      return { ...next, text: '', steps: [...state.steps, { kind: 'move', data: told.data }] };
    case 'attempt':
      return { ...next, steps: [...withoutItsMove(state.steps), { kind: 'attempt', data: told.data }] };
    case 'learned':
      return { ...next, steps: [...state.steps, { kind: 'learned', data: told.data }] };
    case 'text':
      return { ...next, text: state.text + told.data.delta };
    case 'retry':
      return { ...next, text: '', steps: [...state.steps, { kind: 'retry', data: told.data }] };
    case 'spent':
      return { ...next, spent: told.data };
    case 'incident':
      return { ...next, steps: [...state.steps, { kind: 'incident', data: told.data }] };
    case 'done':
      return { ...next, answer: told.data, text: '' };
  }
}

/** A statement that ran says more than the intention to run it. */
function withoutItsMove(steps: Step[]): Step[] {
  const last = steps.at(-1);
  return last?.kind === 'move' && last.data.kind === 'run_sql' ? steps.slice(0, -1) : steps;
}

/** The server's clock, unless it is far from ours. */
function startOf(askedAt: string, ours: number): number {
  const theirs = new Date(askedAt).getTime();
  return Number.isNaN(theirs) || theirs > Date.now() || ours - theirs > 6 * 3_600_000 ? ours : theirs;
}

const KNOWN = new Set<string>([
  'opened', 'context', 'move', 'attempt', 'learned', 'text', 'retry', 'spent', 'incident', 'done',
]);

export function isKnownEvent(name: string): name is QuestionEvent['event'] {
  return KNOWN.has(name);
}
