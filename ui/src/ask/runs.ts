import { useCallback, useSyncExternalStore } from 'react';
import { dash } from '../api/dash';
import { isAbort, Problem } from '../api/http';
import { readJson } from '../api/json';
import { readStream } from '../api/stream';
import type { AskWish, QuestionEvent } from '../api/types';
import { emptyRun, isKnownEvent, type RunState, withEvent } from './runState';

/**
 * The questions that this page has asked or watches. They run on while somebody looks at another page; a connection that
 * drops is made again from the last event that arrived.
 */
class Run {
  state: RunState;
  readonly opened: Promise<string>;
  private readonly listeners = new Set<() => void>();
  private readonly abort = new AbortController();
  private isTelling = false;
  private hurry: (() => void) | null = null;
  private resolveOpened: (id: string) => void = () => undefined;
  private rejectOpened: (error: unknown) => void = () => undefined;

  constructor(state: RunState) {
    this.state = state;
    this.opened = new Promise((resolve, reject) => {
      this.resolveOpened = resolve;
      this.rejectOpened = reject;
    });
    this.opened.catch(() => undefined);
  }

  async ask(wish: AskWish): Promise<void> {
    const server = dash(this.state.project);
    let response: Response;
    try {
      response = await server.ask(wish, this.abort.signal);
    } catch (error) {
      this.rejectOpened(error);
      return;
    }
    const id = response.headers.get('Location')?.split('/').at(-1) ?? '';
    if (id !== '') this.change({ ...this.state, id: decodeURIComponent(id) });
    await this.listen(response);
    if (this.state.id === '') this.rejectOpened(new Error('The connection ended before the question was taken up.'));
    else if (this.state.answer === null) await this.watch(true);
  }

  /** Listens until the answer is there, connecting as often as need be. */
  async watch(isAfterDrop: boolean): Promise<void> {
    let pause = isAfterDrop ? 300 : 0;
    while (this.state.answer === null && this.state.failure === null && !this.abort.signal.aborted) {
      if (pause > 0) {
        this.change({ ...this.state, link: 'reconnecting' });
        await this.sleep(pause);
      }
      try {
        const before = this.state.lastEventId;
        await this.listen(await dash(this.state.project).events(this.state.id, before, this.abort.signal));
        if (before === this.state.lastEventId) await this.lookForTheEnd();
        pause = before === this.state.lastEventId ? longer(pause) : 300;
      } catch (error) {
        if (isAbort(error)) return;
        if (error instanceof Problem && error.status !== 429 && error.status < 500) {
          this.change({ ...this.state, link: 'lost', failure: error });
          return;
        }
        const asked = error instanceof Problem && error.retryAfterSeconds !== null ? error.retryAfterSeconds * 1000 : 0;
        pause = Math.max(asked, longer(pause));
      }
    }
  }

  private async listen(response: Response): Promise<void> {
    try {
      await readStream(response, ({ id, event, data }) => {
        if (!isKnownEvent(event)) return;
        const told = { event, data: readJson<unknown>(data) } as QuestionEvent;
        this.change(withEvent(this.state, id, told), event === 'done' || event === 'opened');
        if (event === 'opened') this.resolveOpened(this.state.id);
      });
    } catch (error) {
      if (isAbort(error)) throw error;
      // A stream that breaks off is taken up again by whoever called.
    }
    if (this.state.id !== '') this.resolveOpened(this.state.id);
  }

  /** A stream that ends without news may be one whose last event was lost; the kept answer tells. */
  private async lookForTheEnd(): Promise<void> {
    const kept = await dash(this.state.project).answer(this.state.id, this.abort.signal);
    if (!kept.running && kept.answer !== null) this.change({ ...this.state, answer: kept.answer, link: 'live' });
  }

  private sleep(millis: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, millis);
      this.hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Does not wait for the next turn to connect again. */
  connectNow(): void {
    this.hurry?.();
  }

  async stop(): Promise<void> {
    if (this.state.answer !== null || this.state.isStopping) return;
    this.change({ ...this.state, isStopping: true });
    try {
      await dash(this.state.project).cancel(this.state.id);
    } catch (error) {
      // 409: it was over already, and its answer is on the way.
      if (!(error instanceof Problem && error.status === 409)) this.change({ ...this.state, isStopping: false });
    }
  }

  /** Deltas of text come quicker than a screen can show them: they are told together. */
  private change(state: RunState, isUrgent = true): void {
    this.state = state;
    if (isUrgent) this.tell();
    else if (!this.isTelling) {
      this.isTelling = true;
      setTimeout(() => this.tell(), 30);
    }
  }

  private tell(): void {
    this.isTelling = false;
    for (const listener of [...this.listeners]) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

function longer(pause: number): number {
  return Math.min(Math.max(pause, 500) * 1.7, 8000);
}

const runs = new Map<string, Run>();
const MOST_RUNS = 30;

const watchers = new Set<() => void>();

function tellWatchers(): void {
  for (const watcher of [...watchers]) watcher();
}

function remember(key: string, run: Run): void {
  runs.set(key, run);
  tellWatchers();
  for (const [old, other] of runs) {
    if (runs.size <= MOST_RUNS) break;
    if (other.state.answer !== null) runs.delete(old);
  }
}

const keyOf = (project: string, id: string) => `${project} ${id}`;

/** Asks, and comes back with the answer's id as soon as the question is taken up. */
export async function startRun(project: string, wish: AskWish): Promise<string> {
  const run = new Run(emptyRun(project, '', wish.question));
  void run.ask(wish);
  const id = await run.opened;
  remember(keyOf(project, id), run);
  return id;
}

/** Takes up a question that somebody else, or this page before a reload, has asked. */
export function joinRun(project: string, id: string, question: string, askedAt: string): void {
  const key = keyOf(project, id);
  if (runs.has(key)) return;
  const start = new Date(askedAt).getTime();
  const run = new Run({ ...emptyRun(project, id, question), ...(Number.isNaN(start) ? {} : { startedAt: start }) });
  remember(key, run);
  void run.watch(false);
}

/** Forgets a run whose end is known, so that the kept answer is read. */
export function dropRun(project: string, id: string): void {
  runs.delete(keyOf(project, id));
  tellWatchers();
}

export const stopRun = (project: string, id: string): void => void runs.get(keyOf(project, id))?.stop();
export const connectNow = (project: string, id: string): void => runs.get(keyOf(project, id))?.connectNow();

export function useRun(project: string, id: string): RunState | null {
  const key = keyOf(project, id);
  const run = runs.get(key);
  const subscribe = useCallback(
    (listener: () => void) => {
      watchers.add(listener);
      const unsubscribe = run?.subscribe(listener);
      return () => {
        watchers.delete(listener);
        unsubscribe?.();
      };
    },
    [run],
  );
  return useSyncExternalStore(subscribe, () => runs.get(key)?.state ?? null);
}
